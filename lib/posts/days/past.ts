import type { Locale } from "@/lib/i18n/locales";
import { CLAUSE_END, REACH, type Range, clauseOf, endsAt, languageOf, sentenceOf } from "./clauses";
import type { Group } from "./groups";
import type { Reading } from "./reading";
import type { Token } from "./tokens";

/** "On Saturday," is one clause with what follows. */
function clauseWithNext(reading: Reading, group: Group): Range {
  const { tokens } = reading;
  const clause = clauseOf(reading, group);
  const words = tokens.slice(clause.start, clause.end).filter(({ kind }) => kind === "word").length;
  const isShort = words - (group.end - group.start) <= 2;
  if (!isShort || tokens[clause.end]?.text !== ",") return clause;
  const next = clauseOf(reading, { start: clause.end + 1, end: clause.end + 1 });
  return { start: clause.start, end: next.end };
}

/** Whether a group is spoken of as over: "On Saturday we baked 300 rolls", "What a crowd on Saturday!" */
export function isPast(reading: Reading, group: Group): boolean {
  const { tokens } = reading;
  const language = languageOf(group);
  const { start, end } = clauseWithNext(reading, group);
  const isFuture = reading.memo(`future ${language.id}`, (at) => language.phraseFrom("future", tokens, at));
  const isOver = reading.memo(`over ${language.id}`, (at) => Number(isOverAt(reading, at, language)));
  let found = false;
  for (let at = start; at < end; at++) {
    if (at >= group.start && at < group.end) continue;
    if (isFuture(at)) return false;
    found ||= isOver(at) > 0;
  }
  return found || isExclaimed(reading, group);
}

type Language = ReturnType<typeof languageOf>;

function isOverAt({ tokens }: Reading, at: number, language: Language): boolean {
  const token = tokens[at];
  if (token?.kind !== "word") return false;
  if (language.phraseFrom("past", tokens, at)) return !/^[£€$\d]/.test(tokens[at + 1]?.text ?? "");
  if (isOverByItself(token, tokens[at + 1], language)) return true;
  if (
    language.id === "de" &&
    GERMAN_PAST.test(token.text) &&
    [tokens[at - 1], tokens[at + 1]].some((word) => /^(?:wir|sie|alle)$/.test(word?.text ?? ""))
  )
    return true;
  return isParticiple(token, language) && hasHelper(tokens, at, language);
}

function isParticiple({ text }: Token, { id, participles }: Language): boolean {
  if (id === "en" && /[^e]ed$/.test(text) && text.length > 4) return true;
  return participles.some((pattern) => isLike(text, pattern));
}

/** Whether a word ends so: "*ato" by its end, "ge*t" by both ends, others are whole words. */
function isLike(word: string, pattern: string): boolean {
  const [start = "", ...ends] = pattern.split("*");
  if (ends.length === 0) return word === pattern;
  const isLong = word.length > pattern.length && word.startsWith(start) && word.endsWith(ends.at(-1) ?? "");
  return isLong && ends.slice(0, -1).every((part) => word.includes(part));
}

/** A verb whose end says that it is over: Spanish "llegó", Hungarian "sütöttünk". */
function isOverByItself({ text }: Token, next: Token | undefined, { id, overs }: Language): boolean {
  if (text.length < 4 || NO_VERBS.has(text) || (id === "fr" && text.endsWith("rait"))) return false;
  // In Hungarian these are adjectives, too, which stand before a noun.
  if (id === "hu" && /[oeö]tt$/.test(text))
    return next?.kind !== "word" || text.startsWith("el") || /^(?:az?|egy|és|is)$/.test(next.text);
  return overs.some((end) => isLike(text, end));
}
/** "feierten", "öffneten", and not "warten", "bieten", "sollten". */
const GERMAN_PAST =
  /^(?!sollten|wollten)(?:.*(?:ckten|igten|elten|mmten|[gbkfp]ten|tzten|neten|hlten|hrten|stellten|füllten)|.*(?:mach|brach|dach|lach)ten|.*[^a]rten)$/;
/** Words that only end like verbs. */
const NO_VERBS = new Set(
  "estou,perciò,però,között,mellett,előtt,fölött,felett,helyett,együtt,mögött,alatt,miatt,mindenütt,fait,lait,parfait,souhait,extrait,portrait,retrait,trait,bienfait,satisfait,soit,museu,europeu".split(
    ",",
  ),
);

/** How far before its participle a helping verb, or in English the subject, may stand. */
const HELPER_REACH: Partial<Record<Locale, number>> = { de: REACH, en: 1 };

function hasHelper(tokens: readonly Token[], at: number, { id, helpers }: Language): boolean {
  const reach = HELPER_REACH[id] ?? 3;
  for (let n = 1; n <= reach; n++) {
    const token = tokens[at - n];
    if (!token || endsAt(token, CLAUSE_END)) return false;
    if (helpers.has(token.text))
      return !(id === "fr" && token.text === "est" && tokens[at - n - 1]?.text === "c");
    if (token.begins) return false;
  }
  return false;
}

/** Whether an exclamation looks back: "What a crowd on Saturday!" */
function isExclaimed(reading: Reading, group: Group): boolean {
  const { tokens } = reading;
  const { start, end } = sentenceOf(reading, group);
  const first = /^[¡"“„«]$/.test(tokens[start]?.text ?? "") ? start + 1 : start;
  return tokens[end]?.text === "!" && languageOf(group).phraseFrom("oh", tokens, first) > 0;
}
