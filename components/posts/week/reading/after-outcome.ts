import type { WeekPost } from "@/lib/posts/week/types";
import type { Marks } from "./use-marks";
import type { Outcome } from "./use-schedule-kept";

/** Its words are others than those that were read. */
export const isToReadAgain = (code: string): boolean => code === "POST_CHANGED" || code === "POST_NOT_READ";

/** It is no draft any more. */
const isGone = (code: string): boolean =>
  code === "POST_NOT_FOUND" || code === "POST_ALREADY_PUBLISHED" || code === "POST_SCHEDULED";

/** The marks once the server has answered: those of posts that are no drafts any more are gone, and what has changed is undecided. */
export function afterOutcome(marks: Marks, { placed, refused }: Outcome): Marks {
  const gone = new Set(
    [...placed, ...refused.filter(({ code }) => isGone(code))].map(({ post }) => String(post.id)),
  );
  const again = new Set(refused.filter(({ code }) => isToReadAgain(code)).map(({ post }) => String(post.id)));
  return Object.fromEntries(
    Object.entries(marks).flatMap(([id, { verdict, ...mark }]) =>
      gone.has(id) ? [] : [[id, again.has(id) ? mark : { verdict, ...mark }]],
    ),
  );
}

/** Whether nothing is left to be said or done: all that was kept is scheduled, and no draft is undecided. */
export function isEverythingDone(marks: Marks, left: readonly WeekPost[], { refused }: Outcome): boolean {
  return refused.length === 0 && left.every(({ id }) => marks[id]?.verdict === "dropped");
}

/** The marks of the next reading: what was dropped is to be read again then. */
export function withoutDropped(marks: Marks): Marks {
  return Object.fromEntries(Object.entries(marks).filter(([, { verdict }]) => verdict !== "dropped"));
}

/**
 * How many posts are scheduled with the last of several that are all decided; null where it is not the last, or one
 * that is kept could not go out.
 * @param ready those that are kept and have a time
 */
export function scheduledWith(
  last: WeekPost,
  drafts: readonly WeekPost[],
  marks: Marks,
  ready: readonly WeekPost[],
): number | null {
  const others = drafts.filter(({ id }) => id !== last.id);
  const kept = others.filter(({ id }) => marks[id]?.verdict === "kept");
  const complete = others.every(({ id }) => marks[id]?.verdict) && kept.every((one) => ready.includes(one));
  return complete && kept.length > 0 ? kept.length + 1 : null;
}
