import { describe, expect, it } from "vitest";
import {
  atItsTime,
  chooseDay,
  hoursOf,
  isAhead,
  isByOwner,
  minutesOf,
  nextQuarter,
  nearestChoice,
  tomorrowNoon,
} from "./rules";
import { instantOf, wallTime } from "@/lib/i18n/wall-time";

const budapest = "Europe/Budapest";
const newYork = "America/New_York";
const at = (iso: string) => new Date(iso);
const wall = (date: string, hour: number, minute = 0) => ({ date, hour, minute });

describe("the next quarter hour", () => {
  it.each([
    ["2026-11-21T09:00:00Z", wall("2026-11-21", 10, 15)],
    ["2026-11-21T09:14:59Z", wall("2026-11-21", 10, 15)],
    ["2026-11-21T09:15:00Z", wall("2026-11-21", 10, 30)],
    ["2026-11-21T22:50:00Z", wall("2026-11-22", 0, 0)],
    ["2026-12-31T22:50:00Z", wall("2027-01-01", 0, 0)],
  ])("after %s", (now, next) => expect(nextQuarter(at(now), budapest)).toEqual(next));

  it("is a quarter of the viewer's clock where the zone is 45 minutes off", () =>
    expect(nextQuarter(at("2026-11-21T09:01:00Z"), "Asia/Kathmandu")).toEqual(wall("2026-11-21", 15, 0)));
});

describe("what is chosen", () => {
  const now = at("2026-11-21T13:50:00Z"); // 14:50 in Budapest

  it("is tomorrow at noon at first, by the viewer's calendar", () => {
    expect(tomorrowNoon(now, budapest)).toEqual(wall("2026-11-22", 12));
    expect(tomorrowNoon(at("2026-11-21T23:30:00Z"), budapest)).toEqual(wall("2026-11-23", 12));
    expect(tomorrowNoon(at("2026-12-31T12:00:00Z"), budapest)).toEqual(wall("2027-01-01", 12));
  });

  it("begins with the next quarter hour today, and keeps the time of day on another day", () => {
    const noon = wall("2026-11-22", 12);
    expect(chooseDay(noon, "2026-11-21", now, budapest)).toEqual(wall("2026-11-21", 15));
    expect(chooseDay(noon, "2026-11-25", now, budapest)).toEqual(wall("2026-11-25", 12));
  });

  it("goes over to tomorrow's midnight when today is chosen at 23:50", () => {
    const late = at("2026-11-21T22:50:00Z");
    expect(hoursOf("2026-11-21", late, budapest)).toEqual([]);
    expect(chooseDay(wall("2026-11-22", 12), "2026-11-21", late, budapest)).toEqual(wall("2026-11-22", 0));
  });

  it("offers no past hour and no past minute", () => {
    expect(hoursOf("2026-11-20", now, budapest)).toEqual([]);
    expect(hoursOf("2026-11-21", now, budapest)).toEqual([15, 16, 17, 18, 19, 20, 21, 22, 23]);
    expect(minutesOf({ date: "2026-11-21", hour: 14 }, at("2026-11-21T13:20:00Z"), budapest)).toEqual([
      30, 45,
    ]);
    expect(hoursOf("2026-11-22", now, budapest)).toHaveLength(24);
  });

  it("moves to the next time that can be had, and to the last one of the day where none follows", () => {
    expect(nearestChoice(wall("2026-11-21", 3, 30), now, budapest)).toEqual(wall("2026-11-21", 15, 0));
    expect(nearestChoice(wall("2026-11-21", 20, 30), now, budapest)).toEqual(wall("2026-11-21", 20, 30));
    expect(nearestChoice(wall("2026-11-21", 20, 50), now, budapest)).toEqual(wall("2026-11-21", 20, 45));
  });

  it("is no longer ahead once its time has come", () => {
    expect(isAhead(wall("2026-11-21", 14, 45), now, budapest)).toBe(false);
    expect(isAhead(wall("2026-11-21", 15, 0), now, budapest)).toBe(true);
    expect(isAhead(wall("2026-11-21", 15, 0), at("2026-11-21T14:00:00Z"), budapest)).toBe(false);
  });
});

describe("the night the clock is put forward", () => {
  it.each([
    [budapest, "2027-03-28", 2, "2027-03-27T12:00:00Z", "2027-03-28T01:00:00.000Z"],
    [newYork, "2027-03-14", 2, "2027-03-13T12:00:00Z", "2027-03-14T07:00:00.000Z"],
  ])("%s: the missing hour is not offered, and the one after it is exact", (zone, date, gap, now, after) => {
    const hours = hoursOf(date, at(now), zone);
    expect(hours).toHaveLength(23);
    expect(hours).not.toContain(gap);
    expect(instantOf(wall(date, gap, 30), zone)).toBeNull();
    expect(instantOf(wall(date, gap + 1), zone)?.toISOString()).toBe(after);
    expect(chooseDay(wall("2027-03-20", gap, 30), date, at(now), zone)).toEqual(wall(date, gap + 1));
  });

  it("the quarter after 1:50 is 3:00", () =>
    expect(nextQuarter(at("2027-03-28T00:50:00Z"), budapest)).toEqual(wall("2027-03-28", 3)));
});

describe("the night the clock is put back", () => {
  it.each([
    [budapest, "2026-10-25", 2, "2026-10-25T00:30:00.000Z"],
    [newYork, "2026-11-01", 1, "2026-11-01T05:30:00.000Z"],
  ])("%s: the hour that comes twice is meant as the first", (zone, date, hour, first) => {
    expect(instantOf(wall(date, hour, 30), zone)?.toISOString()).toBe(first);
    expect(wallTime(at(first), zone)).toEqual(wall(date, hour, 30));
    expect(hoursOf(date, at(`${date}T00:00:00Z`), zone)).toContain(hour);
  });

  it("between the two nothing is offered that is past already", () => {
    const between = at("2026-10-25T01:05:00Z"); // 2:05 for the second time
    expect(minutesOf({ date: "2026-10-25", hour: 2 }, between, budapest)).toEqual([]);
    expect(hoursOf("2026-10-25", between, budapest)[0]).toBe(3);
    expect(chooseDay(wall("2026-10-26", 12), "2026-10-25", between, budapest)).toEqual(wall("2026-10-25", 3));
  });
});

describe("a held post", () => {
  const scheduledAt = "2026-11-21T09:00:00Z";

  it.each([
    ["FACT_ENDED", { action: "confirm" }, false],
    ["POST_HELD", { action: "reschedule", scheduledAt }, true],
    ["RESTORED", { action: "reschedule", scheduledAt }, true],
    ["POST_LATE", { action: "reschedule", scheduledAt }, false],
    [null, { action: "reschedule", scheduledAt }, false],
  ] as const)("for %s is let go by %j, and stays held when it moves: %s", (heldFor, action, stays) => {
    expect(atItsTime(heldFor, scheduledAt)).toEqual(action);
    expect(isByOwner(heldFor)).toBe(stays);
  });
});
