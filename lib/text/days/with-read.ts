import type { Place, SaidDay } from "@/lib/text/explicit/types";

/** What a model found of days, as far as our code could verify it. */
export type ReadDays = {
  days: SaidDay[];
  /** Explicit days that are no day to warn of: they recur, are told of as past, or belong to a name. */
  idle: Place[];
};

export const overlaps = (one: Place, other: Place) => one.from < other.to && other.from < one.to;
/** Those that overlap none of the others, and none before them. */
export const apart = <P extends Place>(finds: readonly P[], others: readonly Place[]): P[] =>
  finds.filter((find, at) => ![...others, ...finds.slice(0, at)].some((other) => overlaps(find, other)));

/** The explicit days of a text that a model does not call idle, and those that it alone found, of its first characters. */
export function withRead(explicit: SaidDay[], read: ReadDays | null, length: number): SaidDay[] {
  if (!read) return explicit;
  const days = explicit.filter((day) => !read.idle.some((place) => overlaps(place, day)));
  return [...days, ...apart(read.days, explicit)]
    .filter(({ to }) => to <= length)
    .sort((a, b) => a.from - b.from);
}
