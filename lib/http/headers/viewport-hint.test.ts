import { describe, expect, it } from "vitest";
import { expectsWide } from "./viewport-hint";

const PHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";
const DESKTOP =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36";

describe("the width that a browser is given at first", () => {
  it.each([
    ["an iPhone, by its name", { "user-agent": PHONE }, false],
    ["a Chrome that says it is mobile", { "user-agent": DESKTOP, "sec-ch-ua-mobile": "?1" }, false],
    ["a Chrome that says it is not", { "user-agent": DESKTOP, "sec-ch-ua-mobile": "?0" }, true],
    ["a computer", { "user-agent": DESKTOP }, true],
    ["nothing said", {}, true],
  ])("%s", (_, headers, wide) => expect(expectsWide(new Headers(headers as HeadersInit))).toBe(wide));
});
