import { describe, expect, it } from "vitest";
import { excerpt, mailDelay, noticePath } from "./rules";

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

describe("noticePath", () => {
  it("leads to where it is settled", () => {
    expect(noticePath("POST_FAILED")).toBe("/your-posts");
    expect(noticePath("RECONNECT")).toBe("/dashboard");
  });
});
