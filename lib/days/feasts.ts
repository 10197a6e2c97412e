import { sentenceOf } from "./clauses";
import type { CuedGroup } from "./cues";
import type { Reading } from "./text/reading";

/** "Karfreitag", "Pünkösdhétfőn" */
const COMPOUND =
  /^(?!vor|spät)\p{L}{3,}(?:sonntag|montag|donnerstag|freitag|mittwoch|samstag)s?$|^(?:nagy|húsvét|pünkösd|virág|hamvazó|fekete)(?:vasárnap|hétfő|szerda|csütörtök|péntek|szombat)/u;

/** Whether a weekday stands behind a feast in its sentence: then it is that of the feast, whenever that is. */
export function isBesideFeast(reading: Reading, all: readonly CuedGroup[], at: number): boolean {
  const { group, cues } = all[at] ?? {};
  if (!group || cues?.found.has("this") || group.atoms.some(({ dates }) => dates.length > 0)) return false;
  const { start } = sentenceOf(reading, group);
  const before = all[at - 1];
  if (before && before.group.start >= start && before.cues.found.has("name")) return true;
  return reading.tokens
    .slice(start, group.start)
    .some(({ kind, text }) => kind === "word" && COMPOUND.test(text));
}
