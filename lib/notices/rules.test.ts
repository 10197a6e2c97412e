import { describe, expect, it } from "vitest";
import { deadlineOf, excerpt, noticePath } from "./rules";

describe("excerpt", () => {
  it.each([
    ["Fresh rolls.", "Fresh rolls."],
    ["  Fresh rolls.\n\nAt half past six.", "Fresh rolls."],
    [`${"word ".repeat(30)}`, `${"word ".repeat(16).trim()}…`],
    ["x".repeat(100), `${"x".repeat(80)}…`],
    ["", ""],
  ])("of %j", (content, beginning) => expect(excerpt(content)).toBe(beginning));
});

describe("noticePath", () => {
  it("leads to where it is settled", () => {
    expect(noticePath("POST_FAILED")).toBe("/your-posts");
    expect(noticePath("RECONNECT")).toBe("/dashboard");
    expect(noticePath("PAYMENT_FAILED")).toBe("/subscription");
  });
});

describe("deadlineOf", () => {
  const until = new Date("2026-11-28T14:05:00Z");
  const reader = { locale: "en", timeZone: "America/New_York" } as const;
  const before = new Date("2026-11-28T14:04:59Z");

  it("is a moment by the business's clock that names its zone, in the reader's language", () => {
    expect(deadlineOf(until, before, reader)).toEqual({
      until: "November 28, 2026 at 9:05 AM EST",
      late: "false",
    });
    const bakery = { locale: "de", timeZone: "Europe/Budapest" } as const;
    expect(deadlineOf(until, before, bakery).until).toBe("28. November 2026 um 15:05 MEZ");
  });

  it.each([null, "Mars/Olympus"])("is in UTC while the zone is %s", (timeZone) =>
    expect(deadlineOf(until, before, { locale: "en", timeZone }).until).toBe(
      "November 28, 2026 at 2:05 PM UTC",
    ),
  );

  it("has passed at that moment, and if there is none", () => {
    expect(deadlineOf(until, until, reader).late).toBe("true");
    expect(deadlineOf(null, before, reader)).toEqual({ until: "", late: "true" });
  });
});
