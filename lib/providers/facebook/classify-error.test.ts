import { describe, expect, it } from "vitest";
import { graphFailure, secondsToWait, classifyGraphError, transportFailure } from "./classify-error";

type Parts = { status?: number; subcode?: number; message?: string; transient?: boolean };

const sorted = (code: number, parts: Parts = {}) => {
  const { status = 400, subcode, message = "", transient: is_transient } = parts;
  const error = { code, error_subcode: subcode, message, is_transient };
  const { code: ours, outcome } = classifyGraphError(status, error);
  return `${ours} ${outcome}`;
};

describe("classifyGraphError", () => {
  it.each([458, 459, 460, 463, 464, 467])("190 with %i: connect again", (subcode) => {
    expect(sorted(190, { subcode })).toBe("FACEBOOK_RECONNECT refused");
  });

  it.each([21, 102, 803])("%i: an ended session, or a page that has moved: connect again", (code) => {
    expect(sorted(code)).toBe("FACEBOOK_RECONNECT refused");
  });

  it("leaves app, secret and version to the operator", () => {
    const proof = "Invalid appsecret_proof provided in the API argument";
    const secret = "Error validating client secret.";
    expect(sorted(1, { message: secret })).toBe("FACEBOOK_MISCONFIGURED refused");
    for (const error of [sorted(101), sorted(104), sorted(2500), sorted(100, { message: proof })])
      expect(error).toBe("FACEBOOK_MISCONFIGURED refused");
    const message = "An active access token must be used to query information about the current user.";
    expect(sorted(2500, { message })).toBe("FACEBOOK_RECONNECT refused");
    expect(graphFailure(400, { error: { code: 104 } }, new Headers()).fault).toBe("configuration");
  });

  it("lets what Facebook calls transient come again, unless somebody has to act", () => {
    expect(sorted(100, { transient: true })).toBe("FACEBOOK_UNAVAILABLE retry");
    expect(sorted(99_999, { transient: true })).toBe("FACEBOOK_UNAVAILABLE retry");
    expect(sorted(190, { transient: true })).toBe("FACEBOOK_RECONNECT refused");
  });

  it("distinguishes a page out of reach from a dead token, though Meta says 190 to both", () => {
    const message = "Any of the pages_read_engagement … must be granted before impersonating a user's page.";
    expect(sorted(190, { message })).toBe("FACEBOOK_PERMISSION refused");
  });

  it.each([10, 200, 230, 299])("%i: a permission", (code) => {
    expect(sorted(code)).toBe("FACEBOOK_PERMISSION refused");
  });

  it.each([4, 9, 17, 32, 341, 613, 80001, 80002, 80006, 80008])("%i: wait", (code) => {
    expect(sorted(code, { status: 403 })).toBe("FACEBOOK_BUSY retry");
  });

  it.each([-1, 1, 2])("%i: may have been accepted", (code) => {
    expect(sorted(code)).toBe("FACEBOOK_UNAVAILABLE unknown");
  });

  it("506: a duplicate, perhaps of our own try", () => {
    expect(sorted(506)).toBe("FACEBOOK_DUPLICATE unknown");
    expect(sorted(506, { status: 500 })).toBe("FACEBOOK_UNAVAILABLE unknown");
  });

  it("holds any 5xx for possible, whatever it says", () => {
    for (const code of [4, 100, 190, 200]) {
      expect(sorted(code, { status: 503 })).toBe("FACEBOOK_UNAVAILABLE unknown");
    }
  });

  it.each([1500, 1609005])("%i: the link", (code) => expect(sorted(code)).toBe("FACEBOOK_LINK refused"));

  it("knows the photo's subcode, and refuses the rest for good", () => {
    expect(sorted(100, { subcode: 1366046 })).toBe("IMAGE_NOT_ACCEPTED refused");
    expect(sorted(100)).toBe("FACEBOOK_REFUSED refused");
  });
});

describe("graphFailure", () => {
  it("holds an error page without Graph's error for possible", () => {
    const error = graphFailure(400, "<html>", new Headers());
    expect(error).toMatchObject({ code: "FACEBOOK_UNAVAILABLE", outcome: "unknown" });
  });

  it("waits an hour when the page is blocked (368), or as long as Facebook says", () => {
    const body = { error: { code: 368, message: "deemed abusive" } };
    const blocked = { code: "FACEBOOK_BLOCKED", outcome: "retry", retryAfterSeconds: 3600 };
    expect(graphFailure(400, body, new Headers())).toMatchObject(blocked);
    expect(graphFailure(400, body, new Headers({ "retry-after": "30" }))).toMatchObject(blocked);
    const day = graphFailure(400, body, new Headers({ "retry-after": "86400" }));
    expect(day).toMatchObject({ ...blocked, retryAfterSeconds: 86_400 });
  });

  it("prefers the words meant for people, and lets no token through", () => {
    const token = `EAA${"x1".repeat(40)}`;
    const body = { error: { code: 100, message: "(#100)", error_user_msg: `Bad ${token}.` } };
    expect(graphFailure(400, body, new Headers()).vendorMessage).toBe("Bad ….");
  });
});

describe("secondsToWait", () => {
  it("reads Retry-After, then the minutes of the page's usage", () => {
    expect(secondsToWait(new Headers({ "retry-after": "30" }))).toBe(30);
    const usage = JSON.stringify({ "1": [{ type: "pages", estimated_time_to_regain_access: 5 }] });
    expect(secondsToWait(new Headers({ "x-business-use-case-usage": usage }))).toBe(300);
    expect(secondsToWait(new Headers({ "x-business-use-case-usage": "{" }))).toBeUndefined();
  });
});

describe("transportFailure", () => {
  const failed = (code: string) =>
    new TypeError("fetch failed", { cause: Object.assign(new Error(), { code }) });

  it("is certain only when the connection never stood", () => {
    for (const code of ["ECONNREFUSED", "ENOTFOUND", "UND_ERR_CONNECT_TIMEOUT"]) {
      expect(transportFailure(failed(code)).outcome).toBe("retry");
    }
    for (const code of ["ECONNRESET", "UND_ERR_SOCKET", "EPIPE"]) {
      expect(transportFailure(failed(code)).outcome).toBe("unknown");
    }
    expect(transportFailure(new DOMException("late", "TimeoutError")).outcome).toBe("unknown");
  });
});
