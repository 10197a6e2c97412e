import { describe, expect, it } from "vitest";
import type { WeekPost } from "./types";
import { postAt, putBack, withoutPost, withPostAgain, withTime } from "./rules";
import { post, week } from "./sample-week";

describe("the week before the server has answered", () => {
  const thursday = "2026-11-26T15:00:00.000Z";
  it("shows a draft at its new time, which is free no more", () => {
    const draft = post();
    const next = withTime(week({ drafts: [draft], draftCount: 1 }), draft, thursday);
    expect(next).toMatchObject({
      drafts: [],
      draftCount: 0,
      posts: [{ id: 1, status: "SCHEDULED", at: thursday }],
    });
    expect(next.free.map(({ at }) => at)).toEqual(["2026-11-24T16:00:00.000Z"]);
  });

  it("counts one draft less, too, when an older one gets a time, and one more when that is refused", () => {
    const older = post({ id: 7 });
    const before = week({ drafts: [post()], olderDrafts: [older], draftCount: 2 });
    const next = withTime(before, older, thursday);
    expect(next).toMatchObject({ olderDrafts: [], draftCount: 1 });
    expect(putBack(next, older, thursday).draftCount).toBe(2);
    expect(withPostAgain(withoutPost(before, 7), before, 7)).toEqual(before);
  });

  it("frees the posting time that a post leaves", () => {
    const moved = post({ scheduledTime: thursday });
    const before = week({ posts: [moved], free: [] });
    expect(withTime(before, moved, "2026-11-27T15:00:00.000Z").free.map(({ at }) => at)).toEqual([thursday]);
    expect(withTime(before, moved, null)).toMatchObject({
      posts: [],
      draftCount: 1,
      drafts: [{ status: "GENERATED" }],
    });
  });

  it("has a post as it was when the server refuses the move, and the moves of others as they are", () => {
    const draft = post();
    const other = post({ id: 2, scheduledTime: thursday });
    const before = week({ posts: [other], drafts: [draft], draftCount: 1, free: [] });
    const both = withTime(withTime(before, draft, "2026-11-24T16:00:00.000Z"), other, null);
    const back = putBack(both, draft, "2026-11-24T16:00:00.000Z");
    expect(back.posts).toEqual([]);
    expect(back.drafts).toContainEqual(draft);
    expect(back.drafts.map(({ id }) => id).sort()).toEqual([1, 2]);
    expect(back.free.map(({ at }) => at)).toContain("2026-11-24T16:00:00.000Z");
    const failed = post({ scheduledTime: thursday, status: "FAILED" as WeekPost["status"] });
    expect(putBack(withTime(week({ posts: [failed] }), failed, null), failed, null).posts).toEqual([failed]);
  });

  it("has a post where it was moved to when the move back is refused", () => {
    const friday = "2026-11-27T15:00:00.000Z";
    const moved = postAt(post({ scheduledTime: thursday, at: thursday }), friday);
    const undone = withTime(week({ posts: [moved] }), moved, thursday);
    expect(undone.posts).toMatchObject([{ at: thursday }]);
    expect(putBack(undone, moved, thursday).posts).toMatchObject([{ at: friday, scheduledTime: friday }]);
  });

  it("loses a post that goes to another week", () => {
    const moved = post({ scheduledTime: thursday });
    expect(withTime(week({ posts: [moved] }), moved, "2026-12-03T15:00:00.000Z").posts).toEqual([]);
  });
});

describe("the week before a deletion is answered", () => {
  const [first, second, third] = [1, 2, 3].map((id) => post({ id }));
  const drafts = [first, second, third].flatMap((each) => each ?? []);
  const planned = post({ id: 4, scheduledTime: "2026-11-26T15:00:00.000Z" });
  const before = week({ posts: [planned], drafts, draftCount: 5 });

  it("is without the post, and one draft less is counted", () => {
    const after = withoutPost(before, 2);
    expect(after.drafts.map(({ id }) => id)).toEqual([1, 3]);
    expect(after.draftCount).toBe(4);
    expect(withoutPost(before, 4)).toMatchObject({ posts: [], draftCount: 5 });
  });

  it("has the post where it was, once that is refused, and what has changed since", () => {
    const meanwhile = withoutPost(withoutPost(before, 2), 4);
    expect(withPostAgain(meanwhile, before, 2)).toMatchObject({ posts: [], drafts, draftCount: 5 });
    expect(withPostAgain(meanwhile, before, 4).posts).toEqual([planned]);
    expect(withPostAgain(before, before, 2), "a refetch has brought it").toEqual(before);
  });
});
