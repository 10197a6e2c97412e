import { REACH, clauseOf, clauseWithNext, languageOf, sentenceOf } from "./clauses";
import { clockEnd } from "./dates/times-of-day";
import type { Cues } from "./cues";
import type { Group } from "./dates/groups";
import type { PhraseList } from "./text/lexicon";
import type { Reading } from "./text/reading";

/** How many tokens from a place are a phrase of a list in the group's language. */
function lookup(reading: Reading, group: Group, list: PhraseList): (at: number) => number {
  const language = languageOf(group);
  return reading.memo(`${list} ${language.id}`, (at) => language.phraseFrom(list, reading.tokens, at));
}

function isSaid(found: (at: number) => number, { start, end }: { start: number; end: number }): boolean {
  for (let at = start; at < end; at++) if (found(at) > 0) return true;
  return false;
}

/** A day of one's own, and none of the calendar: "Muttertag", "Valentinstag". */
const FLAT_DAY = /^(?!mutter|vater|feier|frauen|kinder).{3,}[^s]tag$/;

/** "A lazy Sunday" */
const IDLE =
  /^(?!party$).*y$|^(?:good|great|nice|slow|quiet|perfect|typical|normal|cold|wet|hot|warm|grey|gray|wild)$/;

/** Hungarian "ha csütörtök": without an ending it is what day it is. */
const IF = /^(?:ha|amikor)$/;
const NOMINATIVE = /^(?:hétfő|kedd|szerda|csütörtök|péntek|szombat|vasárnap)$/;

function isAnyOne({ tokens }: Reading, { start, atoms }: Group): boolean {
  const [article, adjective] = [tokens[start - 2], tokens[start - 1]];
  if (!adjective || adjective.kind !== "word") return false;
  const language = atoms[0]?.language;
  if (language === "de") return /^eine[nm]?$/.test(article?.text ?? "") && !adjective.capital;
  return language === "en" && /^an?$/.test(article?.text ?? "") && IDLE.test(adjective.text);
}

/** Whether a day is any such day: "A Sunday without pancakes is no Sunday". */
export function isAny(reading: Reading, group: Group, cues: Cues): boolean {
  const { tokens } = reading;
  const language = languageOf(group);
  // "Montag ist Fischtag"
  if (tokens[group.end]?.text === "ist" && FLAT_DAY.test(tokens[group.end + 1]?.text ?? "")) return true;
  return (
    isAnyOne(reading, group) ||
    (IF.test(tokens[group.start - 1]?.text ?? "") && NOMINATIVE.test(tokens[group.start]?.text ?? "")) ||
    language.phraseFrom("any", tokens, cues.end) > 0 ||
    language.phraseBefore("any", tokens, group.start) > 0
  );
}

const YOURS =
  /^(?:your|my|dein|deinen|euer|euren|ihr|ihren|mein|votre|ton|son|leur|tu|vuestro|su|tuo|tua|vostra|vostro|seu|teu)$/;

/** Whether a day only begins a short question without a verb: "Sunday scaries?" */
export function isRhetorical(reading: Reading, { start, end, atoms }: Group): boolean {
  const { tokens } = reading;
  // "What does your Sunday sound like?"
  if (YOURS.test(tokens[start - 1]?.text ?? "")) return true;
  const close = tokens.slice(end, end + 3).findIndex(({ text }) => text === "?");
  if (close < 0) return false;
  const before = tokens[start]?.begins ? undefined : tokens[start - 1];
  if (!before) return close === 1 && tokens[end]?.kind === "word";
  // "Panne am Sonntag?"
  return (
    close === 0 && atoms[0]?.language === "de" && before.text === "am" && tokens[start - 2]?.begins === true
  );
}

/** Whether something comes again, by what its sentence says: "every week". */
export function isAgain(reading: Reading, group: Group): boolean {
  const again = lookup(reading, group, "again");
  // "Every two weeks, next on 10 February"
  if (group.atoms.some(({ dates }) => dates.length > 0)) return isSaid(again, clauseOf(reading, group));
  const sentence = sentenceOf(reading, group);
  if (isSaid(again, sentence)) return true;
  // "Thursday: pancakes. Every week."
  if (again(sentence.end) > 0 || again(sentence.end + 1) > 0) return true;
  // What follows a short question answers it: "Saturday lunch? Pizza, as every week."
  if (sentence.end - sentence.start > 5 || reading.tokens[sentence.end]?.text !== "?") return false;
  const next = { start: sentence.end + 1, end: sentence.end + 2 };
  return isSaid(again, sentenceOf(reading, next));
}

/** Whether a day is as it always is: "Saturday from 8 to 12, as always", and not "closed on Saturday, then as always". */
export function isUsual(reading: Reading, group: Group): boolean {
  const { tokens } = reading;
  const usual = lookup(reading, group, "usual");
  const clause = clauseOf(reading, group);
  if (isSaid(usual, clause)) return true;
  for (let at = clause.end; at < clause.end + REACH / 2 && tokens[at]; at++) {
    const { kind, begins, text } = tokens[at] ?? {};
    if (kind === "line" || begins || (kind === "mark" && /^[;:()!?]$/.test(text ?? ""))) return false;
    if (text === "," && usual(at + 1) > 0) return true;
  }
  return false;
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
  return isSaid(lookup(reading, group, "open"), clauseWithNext(reading, group));
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
