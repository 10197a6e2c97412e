import { describe, expect, it } from "vitest";
import { chooseProposals, nextDigestAt, weekOfDigest } from "./rules";
import type { Proposal } from "./types";

const SUNDAY = { weekday: 7, minute: 18 * 60, week: null };
const at = (hour: number, minute = 0) => ({ ...SUNDAY, minute: hour * 60 + minute });

describe("when a digest is due on the days that the clock is put forward or back", () => {
  it.each([
    // Put back: 18:00 is an hour later in UTC, and a time that the clock shows twice is the first.
    ["Europe/Budapest", "2026-10-20", at(18), "2026-10-25T17:00Z"],
    ["Europe/Budapest", "2026-10-20", at(2, 30), "2026-10-25T00:30Z"],
    ["America/New_York", "2026-10-27", at(18), "2026-11-01T23:00Z"],
    ["America/New_York", "2026-10-27", at(1, 30), "2026-11-01T05:30Z"],
    ["Australia/Sydney", "2027-03-30", at(18), "2027-04-04T08:00Z"],
    ["Australia/Sydney", "2027-03-30", at(2, 30), "2027-04-03T15:30Z"],
    ["America/Santiago", "2027-03-30", at(18), "2027-04-04T22:00Z"],
    ["Australia/Lord_Howe", "2027-03-30", at(1, 45), "2027-04-03T14:45Z"],
    // Put forward: a time that the clock skips is the next that it shows.
    ["Europe/Budapest", "2027-03-23", at(18), "2027-03-28T16:00Z"],
    ["Europe/Budapest", "2027-03-23", at(2, 30), "2027-03-28T01:00Z"],
    ["America/New_York", "2027-03-09", at(18), "2027-03-14T22:00Z"],
    ["America/New_York", "2027-03-09", at(2, 30), "2027-03-14T07:00Z"],
    ["Australia/Sydney", "2026-09-29", at(18), "2026-10-04T07:00Z"],
    ["Australia/Sydney", "2026-09-29", at(2, 30), "2026-10-03T16:00Z"],
    ["America/Santiago", "2026-09-01", at(0, 30), "2026-09-06T04:00Z"],
    ["Australia/Lord_Howe", "2026-09-29", at(2, 15), "2026-10-03T15:30Z"],
  ])("%s after %s", (zone, now, when, due) => {
    expect(nextDigestAt(when, zone, new Date(now))).toEqual(new Date(due));
  });

  it("once, also for a time that the clock shows twice", () => {
    const first = new Date("2026-10-25T00:30Z");
    const next = nextDigestAt({ ...at(2, 30), week: "2026-10-26" }, "Europe/Budapest", first);
    expect(next).toEqual(new Date("2026-11-01T01:30Z"));
  });
});

describe("one digest a week", () => {
  it("is about the coming week from Friday on, and about its own before", () => {
    const days = ["2026-11-23", "2026-11-26", "2026-11-27", "2026-11-29", "2026-11-30"];
    expect(days.map(weekOfDigest)).toEqual([
      "2026-11-23",
      "2026-11-23",
      "2026-11-30",
      "2026-11-30",
      "2026-11-30",
    ]);
  });

  it("whatever becomes of its day and zone", () => {
    const sent = { week: "2026-11-30" };
    const now = new Date("2026-11-29T17:00:01Z");
    const next = (weekday: number, zone = "Europe/Budapest") =>
      nextDigestAt({ weekday, minute: 1080, ...sent }, zone, now);
    expect(next(7)).toEqual(new Date("2026-12-06T17:00Z"));
    expect(next(1)).toEqual(new Date("2026-12-07T17:00Z"));
    expect(next(5)).toEqual(new Date("2026-12-04T17:00Z"));
    // It has not been 18:00 there, but the digest about this week is out.
    expect(next(7, "America/New_York")).toEqual(new Date("2026-12-06T23:00Z"));
  });
});

it("proposes one draft, one holiday, and photos for the rest", () => {
  const repeat: Proposal = { kind: "repeat", id: 1, excerpt: "Rolls" };
  const holiday: Proposal = { kind: "holiday", date: "2026-12-25", name: "Christmas" };
  const photo: Proposal = { kind: "photo", mediaId: "m", at: null, altText: null, addedAt: new Date(0) };
  const photos = [photo, photo, photo];
  expect(chooseProposals({ again: [], repeats: [repeat], holidays: [holiday, holiday], photos })).toEqual([
    repeat,
    holiday,
    photo,
  ]);
  expect(chooseProposals({ again: [], repeats: [], holidays: [], photos })).toEqual(photos);
});
