import { getLexicon } from "@/lib/days/text/lexicon";
import type { Token } from "@/lib/days/text/tokens";
import type { Value } from "../types";
import { amountsAt } from "./amounts";
import { percentLength } from "./percents";
import { type ClockTime, clockAt, isSpan } from "./clock";
import { HALVES, NAMED_TIMES, namedTimeAt, wordClockAt } from "./word-clock";
import { dayPartBeside, inPart } from "./words/day-parts";
import { behindJoiner, isDash, isInside } from "./figures";
import { currencyAt } from "./words/currencies";
import { isNoun } from "./words/nouns";
import { type Finder, type Match, type Scan, isFree, languageAt } from "./scan";

/** Words before an hour that can hardly stand before anything else. */
const STRONG = new Set("um,alle,dalle,às,ore,@".split(","));
const STRONG_IN: Readonly<Partial<Record<string, string>>> = {
  um: "de",
  alle: "it",
  dalle: "it",
  ore: "it",
  às: "pt",
};
/** "dall'11" */
const ELIDED = /^(?:dall|all)$/;
/** Words before an hour that stand before amounts as well. */
const WEAK: Readonly<Partial<Record<string, ReadonlySet<string>>>> = {
  en: new Set("at,from,until,till,til,by,before,after,around,between".split(",")),
  de: new Set("ab,bis,von,gegen,zwischen,vor,nach".split(",")),
  fr: new Set("à,dès,vers,avant,après,entre,partir,de".split(",")),
  es: new Set("las,entre,de".split(",")),
  pt: new Set("das,as,entre,de".split(",")),
  it: new Set("le,tra,entro".split(",")),
};
const ARTICLE = new Set("las,le,les,l,o,as,the,a,à,circa,about,el".split(","));

type Cue = "strong" | "weak" | null;

/** What stands before an hour: "at", "um", "a las". */
function cueBefore(scan: Scan, at: number): Cue {
  const { tokens } = scan;
  const before = tokens[at - 1];
  if (before?.kind !== "word" && before?.text !== "@" && before?.text !== "'" && before?.text !== "’")
    return null;
  const word = before.kind === "word" || before.text === "@" ? before : tokens[at - 2];
  if (!word) return null;
  const spoken = languageAt(scan, at);
  const language = spoken ?? "en";
  if (word !== before) return ELIDED.test(word.text) ? "strong" : null;
  if (STRONG.has(word.text) && (!spoken || (STRONG_IN[word.text] ?? spoken) === spoken)) return "strong";
  if (
    language === "es" &&
    word.text === "las" &&
    /^(?:a|desde|hasta|sobre|de|entre|y)$/.test(tokens[at - 2]?.text ?? "")
  )
    return "strong";
  if (language === "pt" && word.text === "as" && /^(?:até|desde|entre|e)$/.test(tokens[at - 2]?.text ?? ""))
    return "strong";
  if (
    language === "it" &&
    word.text === "le" &&
    !/^(?:verso|tra|entro|per|dopo|e)$/.test(tokens[at - 2]?.text ?? "")
  )
    return null;
  if (language === "es" && word.text === "las") return null;
  return WEAK[language]?.has(word.text) ? "weak" : null;
}

/** A weekday before hours: "Mon–Thu 11–9". */
function isBehindWeekday({ tokens }: Scan, at: number): boolean {
  const skip = tokens[at - 1]?.text === ":" || tokens[at - 1]?.text === "," ? 2 : 1;
  return (getLexicon().names.get(tokens[at - skip]?.plain ?? "") ?? []).some((name) => "weekday" in name);
}

const hasUnit = (scan: Scan, at: number) =>
  isSpan(scan.tokens, at) || currencyAt(scan.tokens[at]) !== null || percentLength(scan, at) > 0;

/** "7 pm", "from 8 to 12", "12–14 Uhr", "las 19:30", "fél nyolckor", "until noon". */
export const findTime: Finder = (scan, at) => {
  const { tokens } = scan;
  if (tokens[at]?.kind === "number" && isInside(tokens, at)) return null;
  const first = timeAt(scan, at);
  if (!first) return null;
  const cue = cueBefore(scan, first.start);
  const range = rangeFrom(scan, first, cue);
  const match = range ?? single(scan, first, cue);
  return match && isFree(scan, match.start, match.end) ? match : null;
};

function timeAt(scan: Scan, at: number): ClockTime | null {
  const { tokens } = scan;
  const named = NAMED_TIMES.has(tokens[at]?.plain ?? "") ? namedTimeAt(tokens, at) : null;
  return named ?? clockAt(scan, at) ?? wordClockAt(scan, at);
}

/** All readings of a time: "20 h" may be a span, and in an owner's words "um 12" and "3.20" may be amounts. */
function valuesOf(scan: Scan, time: ClockTime, value = time.value): Value[] {
  if (value.is !== "time" || time.value.is !== "time") return [value];
  const { minute } = time.value;
  const [hours, minutes] = [Math.floor(minute / 60), minute % 60];
  const values: Value[] = [value];
  if (time.span) values.push({ is: "measure", amount: minute, of: "min", raw: minute / 60 });
  if (scan.loose && !time.sure) values.push({ is: "number", amount: hours + minutes / 100 });
  return values;
}

function rangeFrom(scan: Scan, first: ClockTime, cue: Cue): Match | null {
  const { tokens } = scan;
  let at = behindJoiner(tokens, first.end);
  // "dalle 12 alle 14", "das 12h às 14h"
  if (at < 0 && STRONG.has(tokens[first.end]?.text ?? "")) at = first.end + 1;
  else if (at >= 0 && (STRONG.has(tokens[at]?.text ?? "") || ARTICLE.has(tokens[at]?.text ?? ""))) at++;
  const second = at < 0 ? null : timeAt(scan, at);
  if (!second) return null;
  const isDashed = isDash(tokens[first.end]);
  const isJust = (time: ClockTime) => !time.sure && !time.span;
  if (isJust(first) && isJust(second)) {
    if (hasUnit(scan, second.end)) return null;
    if (isNoun(scan, second.end) && cue !== "strong") return null;
    if (cue === null && !(isDashed && isBehindWeekday(scan, first.start))) return null;
    if (
      cue === "weak" &&
      languageAt(scan, first.start) === "en" &&
      !/^(?:from|between)$/.test(tokens[first.start - 1]?.text ?? "")
    )
      return null;
  } else if (isJust(first) && !isDashed && cue === null && !isJoined(tokens, first.end)) return null;
  const part = dayPartBeside(tokens, first.start, second.end);
  const value = part ? inPart(second.value, part.part) : second.value;
  const start = first.start;
  const end = part && part.end > second.end ? part.end : second.end;
  return { start, end, kind: "TIME", parts: [valuesOf(scan, first), valuesOf(scan, second, value)] };
}

const isJoined = (tokens: readonly Token[], at: number) =>
  /^(?:bis|to|till|until|és|a|à|alle|às|al|und|and|et|y|e)$/.test(tokens[at]?.text ?? "");

function single(scan: Scan, time: ClockTime, cue: Cue): Match | null {
  const { tokens } = scan;
  const part = dayPartBeside(tokens, time.start, time.end);
  const isNamed = NAMED_TIMES.has(tokens[time.start]?.plain ?? "");
  const beside = isNamed ? null : part;
  if (!time.sure && isOfRange(scan, time.end)) return null;
  if (!time.sure && !isTimeHere(scan, time, cue, beside !== null)) return null;
  const value = beside ? inPart(time.value, beside.part) : time.value;
  const { start, end } = beside ?? time;
  return { start, end, kind: "TIME", parts: [valuesOf(scan, time, value)] };
}

/** "zwischen 4 und 9 Jahren": the unit of a range is that of both its numbers. */
function isOfRange(scan: Scan, end: number): boolean {
  const next = behindJoiner(scan.tokens, end);
  return next >= 0 && amountsAt(scan, next).some((amount) => hasUnit(scan, amount.end));
}

/** Words before noon and midnight that make a time of them: "until noon", "à midi". */
const BEFORE_NAMED = new Set(
  "until,till,til,at,by,from,before,after,to,bis,um,ab,à,a,hasta,até,fino,dès,avant,jusqu,entro,ao,à,al,alle".split(
    ",",
  ),
);

function isTimeHere(scan: Scan, time: ClockTime, cue: Cue, hasPart: boolean): boolean {
  const { tokens } = scan;
  const before = tokens[time.start - 1];
  if (NAMED_TIMES.has(tokens[time.start]?.plain ?? "")) {
    const word =
      ARTICLE.has(before?.text ?? "") && before?.text !== "a" && before?.text !== "à"
        ? tokens[time.start - 2]
        : before;
    return (
      scan.loose ||
      isBehindWeekday(scan, time.start) ||
      BEFORE_NAMED.has(word?.text ?? "") ||
      before?.text === "à" ||
      before?.text === "a"
    );
  }
  const isWord = tokens[time.start]?.kind !== "number" && !HALVES.has(tokens[time.start]?.plain ?? "");
  if (hasPart && (cue !== null || !isWord || scan.loose)) return !hasUnit(scan, time.end);
  // "reggel hattól"
  if (hasPart && /.(?:t[óo]l|ig|kor)$/.test(tokens[time.start]?.text ?? "")) return true;
  if (time.span) return cue !== null || isBehindWeekday(scan, time.start);
  if (isDotted(scan, time)) return cue !== null || scan.loose || isBehindWeekday(scan, time.start);
  if (cue === null || hasUnit(scan, time.end)) return false;
  if (isWord) return cue === "strong" ? !isNoun(scan, time.end) : isAtWord(scan, time);
  return cue === "strong" || !isNoun(scan, time.end);
}

/** "3.30" */
const isDotted = ({ tokens }: Scan, { start, end }: ClockTime) =>
  end === start + 3 && tokens[start + 1]?.text === ".";

/** "at seven", "until nine": a number in words behind a word that stands before times alone. */
const isAtWord = (scan: Scan, { start, end, value }: ClockTime) =>
  /^(?:at|until|till|las|à)$/.test(scan.tokens[start - 1]?.text ?? "") &&
  !isNoun(scan, end) &&
  value.is === "time" &&
  value.minute !== 60;
