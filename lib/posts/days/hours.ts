import { REACH, clauseOf, languageOf, sentenceOf } from "./clauses";
import { clockEnd } from "./clock";
import type { Group } from "./groups";
import type { PhraseList } from "./lexicon";
import type { Reading } from "./reading";

/** How many tokens from a place are a phrase of a list in the group's language. */
function lookup(reading: Reading, group: Group, list: PhraseList): (at: number) => number {
  const language = languageOf(group);
  return reading.memo(`${list} ${language.id}`, (at) => language.phraseFrom(list, reading.tokens, at));
}

function isSaid(found: (at: number) => number, { start, end }: { start: number; end: number }): boolean {
  for (let at = start; at < end; at++) if (found(at) > 0) return true;
  return false;
}

/** Whether a day is any such day: "A Sunday without pancakes is no Sunday". */
export function isAny({ tokens }: Reading, group: Group): boolean {
  const language = languageOf(group);
  return (
    language.phraseFrom("any", tokens, group.end) > 0 || language.phraseBefore("any", tokens, group.start) > 0
  );
}

/** Whether something comes again, by what its sentence says: "every week". */
export function isAgain(reading: Reading, group: Group): boolean {
  return isSaid(lookup(reading, group, "again"), sentenceOf(reading, group));
}

/** Whether the sentence names days on which one is always closed: "closing day", "Sundays and holidays". */
export function isRestDay(reading: Reading, group: Group): boolean {
  return isSaid(lookup(reading, group, "rest"), sentenceOf(reading, group));
}

/** Whether the text says next week, in this sentence or shortly before. */
export function isNextWeek(reading: Reading, group: Group): boolean {
  const start = Math.max(0, group.start - REACH);
  const { end } = sentenceOf(reading, group);
  return isSaid(lookup(reading, group, "nextWeek"), { start, end });
}

/** Whether the sentence says that it is about this week. */
export function isThisWeek(reading: Reading, group: Group): boolean {
  return isSaid(lookup(reading, group, "week"), sentenceOf(reading, group));
}

/** Whether a clause speaks of opening: "open", "fermé". */
export function isOpening(reading: Reading, group: Group): boolean {
  return isSaid(lookup(reading, group, "open"), clauseOf(reading, group));
}

/** Whether opening hours follow a group, or a word that says open or closed. */
export function hasHours(reading: Reading, group: Group): boolean {
  const { tokens } = reading;
  let at = group.end;
  while (at < group.end + 2 && /^[:,.–—-]$/.test(tokens[at]?.text ?? "")) at++;
  const end = clockEnd(reading, at);
  const isClock = end > at && !/^[€$£%]$/.test(tokens[end]?.text ?? "");
  return isClock || languageOf(group).phraseFrom("open", tokens, at) > 0;
}

/** Whether a heading of opening hours stands before a group. */
export function isUnderHours(reading: Reading, group: Group): boolean {
  const { tokens } = reading;
  const hours = lookup(reading, group, "hours");
  for (let at = group.start - 1; at >= 0 && group.start - at < 2 * REACH; at--) {
    const length = hours(at);
    if (
      length > 0 &&
      [0, 1, 2, 3].some((n) => at + length + n < group.start && isHeadingEnd(at + length + n))
    )
      return true;
  }
  return false;

  function isHeadingEnd(at: number): boolean {
    return tokens[at]?.kind === "line" || /^[:–—|]$/.test(tokens[at]?.text ?? "");
  }
}
