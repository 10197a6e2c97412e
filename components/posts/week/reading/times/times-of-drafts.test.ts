import { describe, expect, it } from "vitest";
import type { WeekPost } from "@/lib/posts/week/types";
import { inOrderOfTimes, timesOfDrafts } from "./times-of-drafts";

const [writtenAt, rightDays] = ["2026-11-27T10:00:00.000Z", []];
const post = (id: number) =>
  ({ id, createdAt: `2026-11-27T10:00:0${id}Z`, writtenAt, days: [], rightDays }) as unknown as WeekPost;
const drafts = [post(1), post(2), post(3)];
const [mon, tue, wed] = ["2026-11-30T15:00:00.000Z", "2026-12-01T15:00:00.000Z", "2026-12-02T15:00:00.000Z"];
const week = {
  timeZone: "Europe/Budapest",
  nextFree: [mon, tue].map((at) => ({ at, shifted: false, weekday: 1, minute: 960 })),
};
const now = new Date("2026-11-28T09:00:00Z");
const idsOf = (posts: readonly WeekPost[]) => posts.map(({ id }) => id);

describe("the order of a reading", () => {
  it("is the one in which the posts go out, whatever the machine finished first", () => {
    const marks = { 1: { at: wed }, 2: { at: mon }, 3: { at: tue } };
    expect(idsOf(inOrderOfTimes(drafts, marks, week, now))).toEqual([2, 3, 1]);
  });

  it("ends with those that found no time", () =>
    expect(idsOf(inOrderOfTimes([post(3), post(1), post(2)], {}, week, now))).toEqual([1, 2, 3]));

  it("stays when a draft is dropped, whose time the next one takes", () => {
    const marks = { 1: { verdict: "dropped" as const } };
    expect(idsOf(inOrderOfTimes(drafts, marks, week, now))).toEqual([1, 2, 3]);
    expect([...timesOfDrafts(drafts, marks, week, now)]).toEqual([
      [1, null],
      [2, mon],
      [3, tue],
    ]);
  });

  it("passes over a chosen time that is gone", () =>
    expect(timesOfDrafts([post(1)], { 1: { at: "2026-11-27T15:00:00Z" } }, week, now).get(1)).toBe(mon));
});
