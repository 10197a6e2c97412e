import { diffChars } from "diff";

/** With more changes than this, one text is no edit of the other. */
const MOST_EDITS = 600;

/** Which parts of a text are new compared with another, and how many characters. */
export type NewPlaces = { count: number; isNew: (place: { from: number; to: number }) => boolean };

/** The parts of `after` that contain inserted characters, or from which letters or digits were removed. */
export function newPlaces(before: string, after: string): NewPlaces {
  const start = sharedStart(before, after);
  const end = sharedStart(reversed(before.slice(start)), reversed(after.slice(start)));
  const [old, now] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  const changes = diffChars(old, now, { maxEditLength: MOST_EDITS });
  if (!changes)
    return { count: now.length, isNew: ({ from, to }) => from < start + now.length && to > start };
  const spots: { from: number; to: number }[] = [];
  let at = start;
  let count = 0;
  for (const { added, removed, value } of changes) {
    if (removed) {
      // "19:00" shortened to "9:00" is new, too.
      if (/[\p{L}\d]/u.test(value)) spots.push({ from: at - 0.5, to: at + 0.5 });
      continue;
    }
    if (added) spots.push({ from: at, to: at + value.length });
    if (added) count += value.length;
    at += value.length;
  }
  const touches = (spot: { from: number; to: number }, place: { from: number; to: number }) =>
    spot.from < place.to && place.from < spot.to;
  return { count, isNew: (place) => spots.some((spot) => touches(spot, place)) };
}

/** The length of the common prefix. */
function sharedStart(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
}

const reversed = (text: string) => text.split("").reverse().join("");
