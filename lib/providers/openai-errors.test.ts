import { APICallError, RetryError } from "ai";
import { describe, expect, it } from "vitest";
import { modelError, refusalOf } from "./openai-errors";

const call = (statusCode: number | undefined, parts: { body?: string; cause?: unknown } = {}) =>
  new APICallError({
    message: "no",
    url: "https://api.example/v1/responses",
    requestBodyValues: {},
    statusCode,
    responseBody: parts.body,
    responseHeaders: { "retry-after": "7" },
    cause: parts.cause,
  });

describe("a failed call", () => {
  it.each([
    [undefined, "MODEL_UNAVAILABLE", "retry"],
    [401, "MODEL_UNAVAILABLE", "retry"],
    [404, "MODEL_UNAVAILABLE", "retry"],
    [500, "MODEL_UNAVAILABLE", "retry"],
    [503, "MODEL_UNAVAILABLE", "retry"],
    [429, "MODEL_BUSY", "retry"],
    [200, "MODEL_GARBAGE", "unknown"],
  ])("with status %s is %s", (status, code, outcome) => {
    expect(modelError(call(status), false)).toMatchObject({ code, outcome });
  });

  it("is declined when the vendor says so for what was asked", () => {
    const body = JSON.stringify({ error: { code: "moderation_blocked" } });
    expect(modelError(call(400, { body }), false)).toMatchObject({
      code: "MODEL_REFUSED",
      outcome: "refused",
    });
    expect(modelError(call(400, { body: "{}" }), false)).toMatchObject({ code: "MODEL_UNAVAILABLE" });
  });

  it("is cut off when text had come, or when the connection broke under a good answer", () => {
    expect(modelError(new Error("gone"), true)).toMatchObject({ code: "MODEL_CUT_OFF" });
    const cause = new TypeError("terminated");
    expect(modelError(call(200, { cause }), false)).toMatchObject({ code: "MODEL_CUT_OFF" });
  });

  it("tells the last of several tries, and how long to wait", () => {
    const retries = new RetryError({
      message: "twice",
      reason: "maxRetriesExceeded",
      errors: [call(500), call(429)],
    });
    expect(modelError(retries, false)).toMatchObject({ code: "MODEL_BUSY", retryAfterSeconds: 7 });
  });
});

describe("the end of a stream", () => {
  it.each([
    ["stop", undefined, "Rolls.", null],
    ["other", "eos", "Rolls.", null],
    ["other", "abort", "Rolls.", "MODEL_CUT_OFF"],
    ["length", "max_tokens", "Rolls", "MODEL_CUT_OFF"],
    ["interrupted", undefined, "Rolls", "MODEL_CUT_OFF"],
    ["interrupted", undefined, "", "MODEL_GARBAGE"],
    ["stop", "stop", " \n", "MODEL_GARBAGE"],
    ["content-filter", "stop", "I cannot", "MODEL_REFUSED"],
  ])("%s (%s) of %j", (reason, raw, text, code) => {
    expect(refusalOf(reason, raw, text)?.code ?? null).toBe(code);
  });
});
