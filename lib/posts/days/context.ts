import { clockEnd } from "./clock";
import type { Group } from "./groups";
import { getLexicon } from "./lexicon";
import type { Reading } from "./reading";
import type { Token } from "./tokens";

/** Clauses and sentences are read so far on each side: it bounds the cost of a text without any end. */
const REACH = 40;

type Range = { start: number; end: number };
type Span = { from: number; to: number };

const isEnd = (token: Token, marks: RegExp) =>
  token.kind === "line" || (token.kind === "mark" && marks.test(token.text));

/** The tokens around a group up to a mark on each side. */
function spanAround(tokens: readonly Token[], { start, end }: Range, marks: RegExp): Span {
  let from = start;
  while (from > 0 && start - from < REACH && !tokens[from]?.begins) {
    const before = tokens[from - 1];
    if (!before || isEnd(before, marks)) break;
    from--;
  }
  let to = end;
  while (to < tokens.length && to - end < REACH) {
    const token = tokens[to];
    if (!token || token.begins || isEnd(token, marks)) break;
    to++;
  }
  return { from, to };
}

const CLAUSE = /^[,;:()–—!?…]$/;
const SENTENCE = /^[!?…]$/;

/** The clause of a group; "On Saturday," alone is one with what follows. */
function clauseOf(tokens: readonly Token[], group: Group): Span {
  const clause = spanAround(tokens, group, CLAUSE);
  const words = tokens.slice(clause.from, clause.to).filter(({ kind }) => kind === "word").length;
  const isShort = words - (group.end - group.start) <= 2;
  if (!isShort || tokens[clause.to]?.text !== ",") return clause;
  return {
    from: clause.from,
    to: spanAround(tokens, { start: clause.to + 1, end: clause.to + 1 }, CLAUSE).to,
  };
}

const sentenceOf = (tokens: readonly Token[], group: Group) => spanAround(tokens, group, SENTENCE);

/** Whether a participle, or the like, ends so: "*ato" by its end, "ge*t" by both, others are whole words. */
function isLike(word: string, pattern: string): boolean {
  const [start = "", ...ends] = pattern.split("*");
  if (ends.length === 0) return word === pattern;
  const end = ends.at(-1) ?? "";
  return (
    word.length >= pattern.length + 1 &&
    word.startsWith(start) &&
    word.endsWith(end) &&
    ends.slice(0, -1).every((part) => word.includes(part))
  );
}

/** Whether a group is spoken of as over: "On Saturday we baked 300 rolls". */
export function isPast({ tokens }: Reading, group: Group): boolean {
  const id = group.atoms[0]?.language ?? "en";
  const language = getLexicon().languages[id];
  const { from, to } = clauseOf(tokens, group);
  let isOver = false;
  for (let at = from; at < to; at++) {
    const token = tokens[at];
    if (!token || token.kind !== "word" || (at >= group.start && at < group.end)) continue;
    if (language.phraseFrom("future", tokens, at)) return false;
    if (language.phraseFrom("past", tokens, at) && !isPrice(tokens, at + 1)) isOver = true;
    if (isOverByItself(tokens, at, language.overs, id)) isOver = true;
    const isParted = isParticiple(token, language.participles, id);
    if (isParted && hasHelper(tokens, at, from, language.helpers, id)) isOver = true;
  }
  return isOver;
}

function isParticiple({ text }: Token, patterns: readonly string[], language: string): boolean {
  if (language === "en" && /[^e]ed$/.test(text) && text.length > 4) return true;
  return patterns.some((pattern) => isLike(text, pattern));
}

/** A verb whose end says that it is over: Spanish "llegó", Hungarian "sütöttünk". */
function isOverByItself(
  tokens: readonly Token[],
  at: number,
  ends: readonly string[],
  language: string,
): boolean {
  const { text = "" } = tokens[at] ?? {};
  if (text.length < 5 || NO_VERBS.has(text)) return false;
  // In Hungarian these are adjectives, too, which stand before a noun.
  if (language === "hu" && /[oeö]tt$/.test(text))
    return tokens[at + 1]?.kind !== "word" || text.startsWith("el");
  return ends.some((end) => isLike(text, end));
}
const NO_VERBS = new Set(
  "estou,között,mellett,előtt,fölött,felett,helyett,együtt,mögött,kívül,ellett,alatt,miatt,mindenütt,között".split(
    ",",
  ),
);

/** In English the subject or "have" stands right before, in German the helping verb anywhere, in others near. */
function hasHelper(
  tokens: readonly Token[],
  at: number,
  from: number,
  helpers: ReadonlySet<string>,
  language: string,
): boolean {
  const reach = language === "de" ? REACH : language === "en" ? 1 : 3;
  for (let n = 1; n <= reach && at - n >= from; n++) if (helpers.has(tokens[at - n]?.text ?? "")) return true;
  return false;
}

const isPrice = (tokens: readonly Token[], at: number) => /^[£€$\d]/.test(tokens[at]?.text ?? "");

/** Whether an exclamation looks back: "What a crowd on Saturday!" */
export function isExclaimed({ tokens }: Reading, group: Group): boolean {
  const language = getLexicon().languages[group.atoms[0]?.language ?? "en"];
  const { from, to } = sentenceOf(tokens, group);
  const first = /^[¡"“„«]$/.test(tokens[from]?.text ?? "") ? from + 1 : from;
  return tokens[to]?.text === "!" && language.phraseFrom("oh", tokens, first) > 0;
}

/** Whether a day is any such day: "A Sunday without pancakes is no Sunday". */
export function isAny({ tokens }: Reading, { start, end, atoms }: Group): boolean {
  const language = getLexicon().languages[atoms[0]?.language ?? "en"];
  return language.phraseFrom("any", tokens, end) > 0 || language.phraseBefore("any", tokens, start) > 0;
}

/** Whether something comes again, by what its sentence says: "every week", "closing day". */
export function isAgain({ tokens }: Reading, group: Group): boolean {
  const language = getLexicon().languages[group.atoms[0]?.language ?? "en"];
  const { from, to } = sentenceOf(tokens, group);
  for (let at = from; at < to; at++)
    if (language.phraseFrom("again", tokens, at) || language.phraseFrom("rest", tokens, at)) return true;
  return false;
}

/** Whether the sentence says this week. */
const THIS_WEEK =
  /(?<!\p{L})(?:this week|diese(?:r)? woche|cette semaine|esta semana|nesta semana|questa settimana|ezen a héten|a héten)(?!\p{L})/iu;

export function isThisWeek({ tokens, text }: Reading, group: Group): boolean {
  const { from, to } = sentenceOf(tokens, group);
  return THIS_WEEK.test(text.slice(tokens[from]?.from, tokens[to - 1]?.to));
}

/** Whether opening hours follow a group, or a word that says open or closed. */
export function hasHours(reading: Reading, { end, atoms }: Group): boolean {
  const { tokens } = reading;
  const language = getLexicon().languages[atoms[0]?.language ?? "en"];
  let at = end;
  while (at < end + 2 && /^[:,.–—-]$/.test(tokens[at]?.text ?? "")) at++;
  const isPriced = /^[€$£%]$/.test(tokens[clockEnd(reading, at)]?.text ?? "");
  return (clockEnd(reading, at) > at && !isPriced) || language.phraseFrom("open", tokens, at) > 0;
}

/** Whether a sentence speaks of opening: "open", "fermé". */
export function isOpening({ tokens }: Reading, group: Group): boolean {
  const language = getLexicon().languages[group.atoms[0]?.language ?? "en"];
  const { from, to } = spanAround(tokens, group, CLAUSE);
  for (let at = from; at < to; at++) if (language.phraseFrom("open", tokens, at)) return true;
  return false;
}

/** A colon, a dash or the end of the line, soon after a place. */
const isHeading = (tokens: readonly Token[], at: number) =>
  [0, 1, 2, 3].some((n) => tokens[at + n]?.kind === "line" || /^[:–—|]$/.test(tokens[at + n]?.text ?? ""));

/** Whether the group's line, or the heading above it, is one of opening hours. */
export function isUnderHours({ tokens }: Reading, group: Group): boolean {
  const language = getLexicon().languages[group.atoms[0]?.language ?? "en"];
  for (let at = group.start - 1; at >= 0 && group.start - at < 2 * REACH; at--) {
    const length = language.phraseFrom("hours", tokens, at);
    if (length > 0 && isHeading(tokens, at + length)) return true;
  }
  return false;
}
