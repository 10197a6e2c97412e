import { describe, expect, it } from "vitest";
import { nextStep, weekToPlan } from "./next-step";

const slot = { weekday: 4, minute: 960, shifted: false };
const [thisFree, nextFree] = ["2026-11-26T15:00:00.000Z", "2026-12-03T15:00:00.000Z"].map((at) => ({
  ...slot,
  at,
})) as [typeof slot & { at: string }, typeof slot & { at: string }];
const week = {
  from: "2026-11-23",
  timeZone: "Europe/Budapest",
  unread: 0,
  slots: [{ weekday: 4, minute: 960 }],
  free: [thisFree],
  nextFree: [thisFree, nextFree],
};
const TUESDAY = new Date("2026-11-24T10:00:00Z");
const FRIDAY_NOON = new Date("2026-11-27T11:00:00Z");

describe("the week's button", () => {
  it("reads what is unread before anything else", () =>
    expect(nextStep({ ...week, unread: 65 }, TUESDAY)).toEqual({ step: "read", count: 65 }));

  it("plans this week while it has a free time", () =>
    expect(nextStep(week, TUESDAY)).toMatchObject({ step: "plan", from: "2026-11-23", isNext: false }));

  it("plans the coming week where this one is full, and from Friday noon by the owner's clock", () => {
    const full = { ...week, free: [], nextFree: [nextFree] };
    expect(weekToPlan(full, TUESDAY)).toMatchObject({ from: "2026-11-30", isNext: true });
    expect(weekToPlan(week, FRIDAY_NOON)).toMatchObject({ from: "2026-11-30", isNext: true });
    expect(weekToPlan(week, new Date(FRIDAY_NOON.getTime() - 1))).toMatchObject({ from: "2026-11-23" });
  });

  it("plans the week that is shown, where that is a later one, and this week in place of one that is over", () => {
    expect(weekToPlan({ ...week, from: "2026-11-30", free: [nextFree] }, FRIDAY_NOON)).toEqual({
      from: "2026-11-30",
      isNext: false,
      isOpen: true,
    });
    expect(weekToPlan({ ...week, from: "2026-11-16", free: [] }, TUESDAY)).toMatchObject({
      from: "2026-11-23",
      isOpen: true,
    });
  });

  it("plans without posting times, which are chosen there", () =>
    expect(nextStep({ ...week, slots: [], free: [], nextFree: [] }, TUESDAY)).toMatchObject({
      step: "plan",
      from: "2026-11-23",
    }));

  it("writes one where no week has room", () =>
    expect(nextStep({ ...week, free: [], nextFree: [] }, TUESDAY)).toEqual({ step: "write" }));
});
