import { describe, expect, it } from "vitest";
import english from "../../messages/en.json";
import { IDENTITY_ERRORS, describeDevice, loginErrorOf } from "./rules";

const chrome =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0";

describe("describeDevice", () => {
  it.each([
    [`${chrome} Safari/537.36`, "Chrome", "Windows"],
    [`${chrome} Safari/537.36 Edg/141.0.0.0`, "Edge", "Windows"],
    [`${chrome} Safari/537.36 OPR/120.0`, "Opera", "Windows"],
    ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox", "Linux"],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
      "Safari",
      "iPhone",
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/141.0 Mobile/15E148 Safari/604.1",
      "Chrome",
      "iPhone",
    ],
    [
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15",
      "Safari",
      "macOS",
    ],
    [
      "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36",
      "Samsung Internet",
      "Android",
    ],
    ["curl/8.9.1", "curl", null],
  ])("%s", (userAgent, browser, system) => {
    expect(describeDevice(userAgent)).toEqual({ browser, system });
  });

  it("says nothing when nothing is known", () => {
    for (const userAgent of ["", "Mozilla/5.0 (tests)", "<script>"])
      expect(describeDevice(userAgent)).toBeNull();
  });
});

describe("the identity error codes of the specification", () => {
  const codes =
    "email-already-in-use wrong-password user-not-found invalid-credential too-many-requests network-request-failed popup-blocked popup-closed-by-user cancelled-popup-request unauthorized-domain web-storage-unsupported internal-error invalid-api-key".split(
      " ",
    );

  it("stand in one table, each with words that are there", () => {
    expect(Object.keys(IDENTITY_ERRORS).sort()).toEqual(codes.sort());
    for (const [code, key] of Object.entries(IDENTITY_ERRORS)) {
      const words = key
        .split(".")
        .reduce((node: unknown, part) => (node as Record<string, unknown>)[part], english);
      expect(words, code).toEqual(expect.stringMatching(/\w.{10}/));
    }
  });
});

describe("the error in an address", () => {
  it.each(["constructor", "toString", "__proto__", "hasOwnProperty", "CREDENTIALSSIGNIN"])(
    "is shown as a general message when its code is unknown: %s",
    (code) => expect(loginErrorOf(code)).toBe("INTERNAL_ERROR"),
  );

  it("is ours, or what next-auth's own amounts to", () => {
    expect(loginErrorOf("LINK_USED")).toBe("LINK_USED");
    expect(loginErrorOf("CredentialsSignin")).toBe("INVALID_CREDENTIALS");
    expect(loginErrorOf("")).toBeNull();
  });
});
