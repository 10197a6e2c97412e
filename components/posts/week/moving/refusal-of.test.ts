import { describe, expect, it } from "vitest";
import { dropRefusal } from "./drop-refusal";

const now = new Date("2026-11-25T10:00:00Z");
const today = "2026-11-25";
const hour = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();

describe("dropRefusal", () => {
  it.each([
    ["nowhere", null, null],
    ["past", { date: "2026-11-24" }, null],
    ["past", { at: hour(-1) }, hour(-1)],
    ["over", { date: today }, null],
    ["tooFar", { date: "2027-12-01" }, hour(371 * 24)],
  ] as const)("says %s", (reason, target, at) => {
    expect(dropRefusal(target, at, today, now)).toBe(reason);
  });

  it.each([
    ["today", { date: today }, hour(1)],
    ["a free time", { at: hour(30) }, hour(30)],
    ["the last day that the schedule takes", { date: "2027-11-26" }, hour(366 * 24)],
  ] as const)("lets it go to %s", (_, target, at) => {
    expect(dropRefusal(target, at, today, now)).toBeNull();
  });
});
