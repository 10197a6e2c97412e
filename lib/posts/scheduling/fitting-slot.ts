import { daysIn, isContradicted } from "@/lib/posts/days/days-in-text";
import type { Writing } from "@/lib/posts/days/types";

/** The first of these times at which a text goes out with no day in it contradicted; undefined where none is. */
export function fittingSlot<T extends { at: string }>(
  text: string,
  writing: Writing,
  free: readonly T[],
): T | undefined {
  const mentions = daysIn(text, writing);
  return free.find(({ at }) =>
    mentions.every((mention) => !isContradicted(mention, new Date(at), writing.timeZone)),
  );
}
