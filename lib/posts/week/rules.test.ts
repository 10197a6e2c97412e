import { addDays } from "@/lib/i18n/calendar";
import { describe, expect, it } from "vitest";
import type { Week } from "./types";
import {
  daysOf,
  draftsToFill,
  minutesToNext,
  moveByKey,
  stateOf,
  timeOnDay,
  weekName,
  weekToOpen,
  zonesAgree,
} from "./rules";
import { from, post, timeZone, week } from "./sample-week";

const now = new Date("2026-11-24T08:00:00Z"); // Tuesday, 9:00

describe("the days of a week", () => {
  it("hold posts and free posting times together, by time", () => {
    const noon = post({ scheduledTime: "2026-11-24T11:00:00.000Z" });
    const days = daysOf(week({ posts: [noon] }));
    expect(days.map(({ date }) => date)).toEqual(Array.from({ length: 7 }, (_, day) => addDays(from, day)));
    expect(days[1]?.entries.map(({ at }) => at)).toEqual([
      "2026-11-24T11:00:00.000Z",
      "2026-11-24T16:00:00.000Z",
    ]);
  });

  it("are those of the owner's clock, also for what goes out around midnight", () => {
    const late = post({ scheduledTime: "2026-11-24T23:30:00.000Z" }); // Wednesday, 0:30
    expect(daysOf(week({ posts: [late], free: [] })).findIndex(({ entries }) => entries.length > 0)).toBe(2);
  });
});

describe("where a post stands", () => {
  const platform = {
    id: 1,
    platform: "FACEBOOK",
    errorCode: null,
    errorMessage: null,
    permalink: null,
    held: false,
    heldFor: null,
    pageName: null,
  } as const;
  it.each([
    ["DRAFT", post()],
    ["SCHEDULED", post({ scheduledTime: "2026-11-24T16:00:00.000Z" })],
    ["DUE", post({ scheduledTime: "2026-11-24T07:59:00.000Z" })],
    ["PAUSED", post({ scheduledTime: "2026-11-24T07:59:00.000Z", paused: true })],
    [
      "HELD",
      post({
        scheduledTime: "2026-11-24T07:00:00.000Z",
        postPlatforms: [{ ...platform, status: "PENDING", held: true }],
      }),
    ],
    [
      "CHECKING",
      post({
        scheduledTime: "2026-11-24T07:00:00.000Z",
        postPlatforms: [{ ...platform, status: "UNKNOWN" }],
      }),
    ],
    ["FAILED", post({ postPlatforms: [{ ...platform, status: "FAILED" }] })],
    ["DRAFT", post({ postPlatforms: [{ ...platform, status: "CANCELLED" }] })],
    ["PUBLISHED", post({ status: "PUBLISHED", publishedAt: "2026-11-23T08:00:00.000Z" })],
  ])("%s", (state, given) => expect(stateOf(given, now, [])).toBe(state));

  it.each([
    ["NO_PAGE", [], { ...platform, status: "PENDING" }],
    ["NO_PAGE", ["page"], { ...platform, status: "PENDING", pageName: "Kovács Bakery" }],
    ["RECONNECT", ["reconnect"], { ...platform, status: "PENDING", pageName: "Kovács Bakery" }],
    ["SCHEDULED", ["plan", "credits"], { ...platform, status: "PENDING", pageName: "Kovács Bakery" }],
  ] as const)("%s, where the account needs %j", (state, needs, delivery) => {
    const given = post({ scheduledTime: "2026-11-24T16:00:00.000Z", postPlatforms: [delivery] });
    expect(stateOf(given, now, needs)).toBe(state);
  });
});

describe("posts close to each other", () => {
  const at = (id: number, time: string) => post({ id, scheduledTime: `2026-11-24T${time}:00.000Z` });
  const posts = [at(1, "16:00"), at(2, "16:15"), at(3, "18:00"), at(4, "18:00"), at(5, "20:00")];
  it.each([
    [1, 15],
    [2, 15],
    [3, 0],
    [5, null],
  ])("%i: %s", (id, minutes) => {
    expect(minutesToNext(posts.find((each) => each.id === id) ?? post(), { posts })).toBe(minutes);
  });
});

describe("another day", () => {
  const at = (scheduledAt: string | null, date: string, parts: Partial<Week> = {}) =>
    timeOnDay(scheduledAt, date, week(parts), now);

  it("keeps the hour, over the change of the clocks too", () => {
    expect(at("2026-11-26T09:00:00.000Z", "2026-11-27")).toBe("2026-11-27T09:00:00.000Z");
    expect(at("2027-03-26T09:00:00.000Z", "2027-03-29")).toBe("2027-03-29T08:00:00.000Z");
  });

  it("today takes the next quarter hour once that hour is over, and a day that has passed takes nothing", () => {
    expect(at("2026-11-26T06:00:00.000Z", "2026-11-24")).toBe("2026-11-24T08:15:00.000Z");
    expect(at("2026-11-26T09:00:00.000Z", "2026-11-23")).toBeNull();
  });

  it("gives a draft the day's free posting time, or noon", () => {
    expect(at(null, "2026-11-26")).toBe("2026-11-26T15:00:00.000Z");
    expect(at(null, "2026-11-27")).toBe("2026-11-27T11:00:00.000Z");
  });
});

describe("arrow keys", () => {
  const thursday = "2026-11-26T09:00:00.000Z";
  it.each([
    ["ArrowRight", thursday, "2026-11-27T09:00:00.000Z"],
    ["ArrowLeft", thursday, "2026-11-25T09:00:00.000Z"],
    ["ArrowDown", thursday, "2026-11-26T15:00:00.000Z"],
    ["ArrowUp", thursday, "2026-11-24T16:00:00.000Z"],
    ["ArrowLeft", "2026-11-24T09:00:00.000Z", "2026-11-24T09:00:00.000Z"],
    ["ArrowDown", "2026-11-28T09:00:00.000Z", "2026-11-28T09:00:00.000Z"],
    ["ArrowDown", null, "2026-11-24T16:00:00.000Z"],
  ] as const)("%s from %s", (key, start, end) => expect(moveByKey(key, start, week(), now)).toBe(end));
});

describe("the week that is opened", () => {
  const sunday = (utc: string) => new Date(`2026-11-29T${utc}Z`);
  const later = "2026-12-01T10:00:00.000Z";
  const tonight = "2026-11-29T19:00:00.000Z";

  it.each([
    ["on a weekday", now, [], from],
    ["on Sunday before noon", sunday("10:59:59"), [], from],
    ["from Sunday noon, when nothing more goes out", sunday("11:00:00"), [], "2026-11-30"],
    ["from Sunday noon, with posts of the next week", sunday("18:00:00"), [later], "2026-11-30"],
    ["on Sunday while one still goes out", sunday("18:00:00"), [later, tonight], from],
    ["at Sunday's last minute", sunday("22:59:59"), [], "2026-11-30"],
    ["on Monday", sunday("23:00:00"), [], "2026-11-30"],
  ])("%s", (_, at, planned, monday) => expect(weekToOpen(at, timeZone, planned)).toBe(monday));

  it("goes by the owner's clock", () => {
    expect(weekToOpen(sunday("11:00:00"), "America/New_York", [])).toBe(from);
    expect(weekToOpen(sunday("11:00:00"), "Pacific/Auckland", [])).toBe("2026-11-30");
  });

  it.each([
    ["2026-11-16", "last"],
    [from, "this"],
    ["2026-11-30", "next"],
    ["2026-12-07", "other"],
  ])("%s is called %s", (monday, name) => expect(weekName(monday, now, timeZone)).toBe(name));
});

describe("two clocks", () => {
  it.each([
    [from, "Europe/Vienna", true],
    [from, "America/New_York", false],
    [from, "Africa/Johannesburg", false],
    // Summer in Budapest: as late as in Johannesburg. In the week in which it ends they part.
    ["2026-07-06", "Africa/Johannesburg", true],
    ["2026-10-19", "Africa/Johannesburg", false],
  ])("in the week of %s, Budapest and %s agree: %s", (monday, other, agree) =>
    expect(zonesAgree(monday, timeZone, other)).toBe(agree),
  );
});

describe("the drafts to fill free times with", () => {
  const drafts = (newest: number, oldest: number) =>
    Array.from({ length: newest - oldest + 1 }, (_, n) => post({ id: newest - n }));

  it("are the thirty oldest, oldest first", () => {
    const shown = { drafts: drafts(65, 36), olderDrafts: drafts(30, 1) };
    expect(draftsToFill(shown).map(({ id }) => id)).toEqual(Array.from({ length: 30 }, (_, n) => n + 1));
    const few = { drafts: drafts(35, 6), olderDrafts: drafts(5, 1) };
    expect(draftsToFill(few).map(({ id }) => id)).toEqual(Array.from({ length: 30 }, (_, n) => n + 1));
    expect(draftsToFill({ drafts: drafts(2, 1), olderDrafts: [] }).map(({ id }) => id)).toEqual([1, 2]);
  });
});
