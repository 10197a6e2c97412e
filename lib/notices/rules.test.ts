import { describe, expect, it } from "vitest";
import { excerpt, mailDelay, noticePath, pushDelay } from "./rules";

describe("excerpt", () => {
  it.each([
    ["Fresh rolls.", "Fresh rolls."],
    ["  Fresh rolls.\n\nAt half past six.", "Fresh rolls."],
    [`${"word ".repeat(30)}`, `${"word ".repeat(16).trim()}…`],
    ["x".repeat(100), `${"x".repeat(80)}…`],
    ["", ""],
  ])("of %j", (content, beginning) => expect(excerpt(content)).toBe(beginning));
});

describe("mailDelay", () => {
  it("grows from a minute to an hour", () =>
    expect([1, 2, 3, 4, 5, 12].map(mailDelay)).toEqual([60, 300, 900, 3600, 3600, 3600]));
});

describe("pushDelay", () => {
  it("grows to half an hour, and waits as long as it is asked to", () => {
    expect([1, 2, 3, 4, 5].map((tries) => pushDelay(tries))).toEqual([30, 120, 600, 1800, 1800]);
    expect(pushDelay(1, 90)).toBe(90);
    expect(pushDelay(2, 90)).toBe(120);
  });
});

describe("noticePath", () => {
  it("leads to where it is settled", () => {
    expect(noticePath("POST_FAILED")).toBe("/your-posts");
    expect(noticePath("RECONNECT")).toBe("/dashboard");
  });
});
