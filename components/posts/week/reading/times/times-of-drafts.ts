import { proposeTimes } from "@/lib/posts/week/propose-times";
import type { Week, WeekPost } from "@/lib/posts/week/types";
import type { Marks } from "../use-marks";

/** When each draft goes out, by post; null where no time is left or early enough. */
export type Times = ReadonlyMap<number, string | null>;

/**
 * The time of each draft: the one that was chosen for it, if that is still ahead, or a free posting time. A dropped one
 * takes none from the others.
 */
export function timesOfDrafts(
  drafts: readonly WeekPost[],
  marks: Marks,
  { nextFree, timeZone }: Pick<Week, "nextFree" | "timeZone">,
  now: Date,
): Times {
  const isAhead = (at: string) => Date.parse(at) > now.getTime();
  // A reading may be gone on with days later.
  const chosen = new Map(
    drafts.flatMap(({ id }) => {
      const at = marks[id]?.at;
      return at !== undefined && isAhead(at) ? [[id, at] as const] : [];
    }),
  );
  const taken = new Set(chosen.values());
  const open = drafts.filter(({ id }) => marks[id]?.verdict !== "dropped" && !chosen.has(id));
  const free = nextFree.filter(({ at }) => isAhead(at) && !taken.has(at));
  const proposed = proposeTimes(open, free, timeZone);
  return new Map(drafts.map(({ id }) => [id, chosen.get(id) ?? proposed.get(id)?.at ?? null]));
}

/**
 * The drafts in the order in which they go out, those without a time last. A verdict changes no place: nothing moves
 * while it is read.
 */
export function inOrderOfTimes(
  drafts: readonly WeekPost[],
  marks: Marks,
  week: Pick<Week, "nextFree" | "timeZone">,
  now: Date,
): WeekPost[] {
  const chosen = Object.fromEntries(Object.entries(marks).map(([id, { at }]) => [id, { at }]));
  const times = timesOfDrafts(drafts, chosen, week, now);
  const key = ({ id }: WeekPost) => times.get(id) ?? "9999";
  return [...drafts].sort((a, b) => key(a).localeCompare(key(b)));
}

/** Why no posting time is free for a draft: a key of the messages' `Reading`. */
export function whyNoTime(
  { days }: Pick<WeekPost, "days">,
  { slots }: Pick<Week, "slots">,
): "noTimes" | "noEarlyTime" | "noTime" {
  if (slots.length === 0) return "noTimes";
  return days.length > 0 ? "noEarlyTime" : "noTime";
}
