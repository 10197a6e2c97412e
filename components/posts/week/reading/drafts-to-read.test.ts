import { describe, expect, it } from "vitest";
import type { WeekPost } from "@/lib/posts/week/types";
import { draftsToRead, findDraft, moreToRead, readBefore } from "./drafts-to-read";

const post = (id: number, read = false, status: WeekPost["status"] = "GENERATED") =>
  ({ id, read, status, movable: status !== "PUBLISHED" }) as WeekPost;
const idsOf = (posts: readonly WeekPost[]) => posts.map(({ id }) => id);

/** Newest first, as the week has them: 40 drafts, of which thirty are shown and the oldest thirty are filled. */
const ids = Array.from({ length: 40 }, (_, index) => 140 - index);
const week = {
  posts: [post(1, false, "PUBLISHED"), post(2, true)],
  drafts: ids.slice(0, 30).map((id) => post(id)),
  olderDrafts: ids.slice(30).map((id) => post(id, id === 105)),
};

describe("the drafts to be read", () => {
  it("are the oldest thirty that are unread, oldest first", () =>
    expect(idsOf(draftsToRead(week, {}))).toEqual(
      ids
        .slice(9)
        .reverse()
        .filter((id) => id !== 105),
    ));

  it("are found behind thirty older ones that are read", () =>
    expect(
      idsOf(draftsToRead({ ...week, drafts: ids.slice(0, 30).map((id) => post(id, id !== 140)) }, {})).at(-1),
    ).toBe(140));

  it("hold what is marked, also where it was read, is newer, or has failed this week", () => {
    const marked = idsOf(draftsToRead(week, { 105: {}, 140: { at: "2026-11-27T15:00:00Z" }, 2: {}, 1: {} }));
    expect(marked).toContain(105);
    expect(marked.slice(-2)).toEqual([140, 2]);
    expect(marked).not.toContain(1);
  });

  it("go on behind those that are dropped", () => {
    const dropped = Object.fromEntries(ids.slice(9).map((id) => [id, { verdict: "dropped" as const }]));
    const list = draftsToRead(week, dropped);
    // Those that were dropped keep their places.
    expect(idsOf(list)).toEqual(ids.toReversed());
  });

  it("hold what failed this week and was written anew since", () =>
    expect(idsOf(draftsToRead({ ...week, posts: [post(3)] }, {})).at(-1)).toBe(3));

  it("are not all that there are", () => {
    expect(moreToRead({ unread: 65 }, draftsToRead(week, {}))).toBe(35);
    expect(moreToRead({ unread: 2 }, draftsToRead(week, {}))).toBe(0);
  });

  it("are found wherever they stand", () => {
    expect([2, 140, 101].map((id) => findDraft(week, id)?.id)).toEqual([2, 140, 101]);
    expect(findDraft(week, 1)).toBeUndefined();
  });

  it("leave out what was read before, of the oldest thirty", () => {
    expect(idsOf(readBefore(week, []))).toEqual([105]);
    expect(readBefore(week, [post(105, true)])).toEqual([]);
  });
});
