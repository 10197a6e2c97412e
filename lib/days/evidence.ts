import type { Locale } from "@/lib/i18n/locales";
import { clockEnd } from "./dates/times-of-day";
import { clauseOf, languageOf, sentenceOf } from "./clauses";
import type { Cues } from "./cues";
import type { Group } from "./dates/groups";
import { isThisWeek } from "./hours";
import { isOffer } from "./offers";
import { isParticiple } from "./past/past-verbs";
import type { Reading } from "./text/reading";

/** Of so many words a sentence is a heading or a call: "Saturday: workshop", "Friday at last!" */
const SHORT = 4;
/** A heading before a comma. */
const MOST_HEADING = 8;
/** "Happy Friday!" */
const WISH = /^(?:happy|schönen|bonne?|buona?|boa|bom|feliz|buen|szép|kellemes|boldog)$/;
/** Before the day to which something moves. */
const MOVED: Partial<Record<Locale, RegExp>> = {
  en: /^to$/,
  es: /^(?:al|para)$/,
  pt: /^para$/,
  it: /^a$/,
  fr: /^(?:à|au)$/,
  de: /^auf$/,
  hu: /^át$/,
};
/** "Christmas is on Friday" */
const IS = /^(?:is|s|ist|es|è|é|est|cae|nap)$/;

/** "Crab fishing on Saturday, buckets provided" */
function isHeading(reading: Reading, group: Group, cues: Cues): boolean {
  const { tokens } = reading;
  const { start, end } = clauseOf(reading, group);
  const before = tokens[group.start - 1];
  return (
    before !== undefined &&
    Boolean(tokens[start]?.begins) &&
    end === group.end &&
    /^[,!]$/.test(tokens[end]?.text ?? "") &&
    group.start > start + (cues.hasGlue ? 1 : 0) &&
    end - start <= MOST_HEADING &&
    !isParticiple(before, languageOf(group))
  );
}

/** Whether there is a sign that a weekday without a date is ahead; without one it may be past, or any such day. */
export function hasEvidence(reading: Reading, group: Group, cues: Cues): boolean {
  const { tokens } = reading;
  const language = languageOf(group);
  const { start, end } = sentenceOf(reading, group);
  const words = tokens.slice(start, end).filter(({ kind }) => kind === "word").length;
  if (group.atoms.length > 1 || words <= SHORT || cues.end > group.end) return true;
  if (
    [group.end, group.start - 1].some((at) => /^[:(]$/.test(tokens[at]?.text ?? "")) ||
    clockEnd(reading, group.end) > group.end
  )
    return true;
  if (isThisWeek(reading, group) || isHeading(reading, group, cues)) return true;
  // "The choir moves to Wednesday"
  if (MOVED[language.id]?.test(tokens[group.start - 1]?.text ?? "")) return true;
  if (WISH.test(tokens[group.start - 1]?.text ?? "")) return true;
  if ([1, 2].some((n) => IS.test(tokens[group.start - n]?.text ?? ""))) return true;
  const says = reading.memo(`offer ${language.id}`, (at) =>
    Number(
      isOffer(tokens[at]?.text ?? "", language.id) ||
        (["future", "open"] as const).some((list) => language.phraseFrom(list, tokens, at) > 0) ||
        (at > start && clockEnd(reading, at - 1) > at),
    ),
  );
  for (let at = start; at < end; at++) if (says(at) > 0) return true;
  return false;
}
