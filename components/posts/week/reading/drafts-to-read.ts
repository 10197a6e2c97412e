import { MAX_DRAFTS, draftsToFill } from "@/lib/posts/week/rules";
import type { Week, WeekPost } from "@/lib/posts/week/types";
import type { Marks } from "./use-marks";

type Drafts = Pick<Week, "posts" | "drafts" | "olderDrafts">;

/**
 * The drafts to be read, oldest first: of those that are unread as many as are filled at once, in whose stead newer ones
 * come as they are dropped, and what was marked in the reading besides; then what failed this week and was written anew.
 * @param marks what was decided, by post
 */
export function draftsToRead(week: Drafts, marks: Marks): WeekPost[] {
  const waiting = [...week.drafts, ...week.olderDrafts].toReversed();
  const first = waiting
    .filter(({ id, read }) => marks[id]?.verdict !== "dropped" && (!read || marks[id]))
    .slice(0, MAX_DRAFTS);
  const listed = new Set(first.map(({ id }) => id));
  const failed = week.posts.filter(({ status }) => status === "GENERATED");
  return [
    ...waiting.filter(({ id }) => listed.has(id) || marks[id]),
    ...failed.filter(({ id, movable, read }) => marks[id] || (movable && !read)),
  ];
}

/** How many unread drafts come after those that are listed, both as the week was read. */
export function moreToRead({ unread }: Pick<Week, "unread">, listed: readonly WeekPost[]): number {
  return Math.max(0, unread - listed.filter(({ read }) => !read).length);
}

/** The marks with all drafts that were read before among those that are kept, as many as are filled at once. */
export function withReadDrafts(marks: Marks, week: Drafts): Marks {
  const open = draftsToFill(week).filter(({ id, read }) => read && !marks[id]?.verdict);
  const kept = open.map(({ id }) => [id, { ...marks[id], verdict: "kept" as const }]);
  return { ...marks, ...Object.fromEntries(kept) };
}

/** The drafts without a time that were read before, here or on another device, and are not among the listed ones. */
export function readBefore(week: Drafts, listed: readonly WeekPost[]): WeekPost[] {
  const ids = new Set(listed.map(({ id }) => id));
  return draftsToFill(week).filter(({ id, read }) => read && !ids.has(id));
}

/** A draft of the week by its id, wherever it stands. */
export function findDraft(week: Drafts, id: number): WeekPost | undefined {
  return draftsOf(week).find((post) => post.id === id);
}

const draftsOf = ({ posts, drafts, olderDrafts }: Drafts): WeekPost[] => [
  ...posts.filter(({ status }) => status === "GENERATED"),
  ...drafts,
  ...olderDrafts,
];
