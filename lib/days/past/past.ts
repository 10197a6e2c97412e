import { clauseWithNext, languageOf, sentenceOf } from "@/lib/days/clauses";
import type { Group } from "@/lib/days/dates/groups";
import { isOverAt, isParticiple } from "./past-verbs";
import type { Reading } from "@/lib/days/text/reading";

/** Whether a group is mentioned as past: "On Saturday we baked 300 rolls", "What a crowd on Saturday!" */
export function isPast(reading: Reading, group: Group): boolean {
  const { tokens } = reading;
  const language = languageOf(group);
  if (isAim(reading, group)) return false;
  const { start, end } = clauseWithNext(reading, group);
  const isFuture = reading.memo(`future ${language.id}`, (at) => {
    const length = language.phraseFrom("future", tokens, at);
    // "two left", and "left here"
    return language.phraseFrom("past", tokens, at) > length ? 0 : length;
  });
  // "one place remained" is one that is free.
  const isOver = reading.memo(`over ${language.id}`, (at) =>
    Number((at === 0 || isFuture(at - 1) < 2) && isOverAt(reading, at, language)),
  );
  const awayFrom = (found: (at: number) => number) => {
    let nearest = Infinity;
    for (let at = start; at < end; at++)
      if ((at < group.start || at >= group.end) && found(at) > 0)
        nearest = Math.min(nearest, at < group.start ? group.start - at : at - group.end);
    return nearest;
  };
  const [over, future] = [awayFrom(isOver), awayFrom(isFuture)];
  // "El viernes llegó el vino y quedan pocas": the verb at the day is the day's.
  if (future <= over && future < Infinity) return false;
  return over < Infinity || isExclaimed(reading, group) || isHeadline(reading, group);
}

/** "Who booked a table for Sunday?", and not "thanks for Sunday" */
function isAim({ tokens }: Reading, group: Group): boolean {
  const language = languageOf(group);
  const at = /^(?:el|la|the|den)$/.test(tokens[group.start - 1]?.text ?? "") ? group.start - 1 : group.start;
  if (language.phraseBefore("past", tokens, at) > 0 || tokens[group.end]?.text === "s") return false;
  const isFor = /^(?:for|für|pour|para|per)$/.test(tokens[at - 1]?.text ?? "");
  return isFor || (language.id === "hu" && /r[ae]$/.test(tokens[group.end - 1]?.text ?? ""));
}

/** "Avvistato domenica: un martin pescatore" */
function isHeadline({ tokens }: Reading, group: Group): boolean {
  const language = languageOf(group);
  const glue = language.phraseBefore("on", tokens, group.start);
  const head = tokens[group.start - 1 - glue];
  return Boolean(head?.begins && tokens[group.end]?.text === ":" && isParticiple(head, language));
}

/** Whether an exclamation looks back: "What a crowd on Saturday!" */
function isExclaimed(reading: Reading, group: Group): boolean {
  const { tokens } = reading;
  const { start, end } = sentenceOf(reading, group);
  const first = /^[¡"“„«]$/.test(tokens[start]?.text ?? "") ? start + 1 : start;
  const isShort = end - start < 4;
  return (isShort || tokens[end]?.text === "!") && languageOf(group).phraseFrom("oh", tokens, first) > 0;
}
