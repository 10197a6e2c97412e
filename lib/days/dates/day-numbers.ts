import type { Atom } from "@/lib/days/text/reading";
import type { Token } from "@/lib/days/text/tokens";

export const DASH = /^[-–—−]$/;
const LIST = /^[,&+/]$/;
const RANGE_WORDS = new Set("to,until,till,through,thru,bis,au,al,a,hasta,ate,ao,fino,jusqu".split(","));
const LIST_WORDS = new Set("and,or,und,oder,et,ou,y,o,e,es,vagy,u,ed".split(","));
const GLUE = new Set("den,dem,zum,le,el,il,the,de,dia,dem,in,les".split(","));
const ORDINAL = /^(?:st|nd|rd|th|er|[ºª]|ème|eme|e|ter|ten|te)$/;
/** A number is then no day: a time, an amount, a measure. */
const UNIT =
  /^(?:h|hs|hrs?|uhr|am|pm|kor|óra|órakor|órától|óráig|euros?|eur|ft|huf|chf|kg|g|km|cm|mm|min|minutes|years?|jahre|ans|años|anos|anni|éve?|éves|percent|prozent|personen|people|reais|pounds?|dollars?|[%€$£°])$/;
const UNTIL_END = /ig$/;
const FROM_END = /t[oó]l$|t[oöő]l$/;

export const isUnit = (token: Token | undefined) => token !== undefined && UNIT.test(token.text);

/** 1 to 31, else undefined. */
export function dayNumber(token: Token | undefined): number | undefined {
  if (token?.kind !== "number" || token.to - token.from > 2) return undefined;
  const value = Number(token.text);
  return value >= 1 && value <= 31 ? value : undefined;
}

/** A day's number with what belongs to it ("1st", "1.", "1er", "15-én"): where it ends, and what its ending says. */
export function ordinalEnd(tokens: readonly Token[], at: number): { end: number; form: Atom["form"] } {
  const next = tokens[at + 1];
  if (next?.tight && !next.hyphen && (ORDINAL.test(next.text) || next.text === "." || next.text === "°")) {
    const after = tokens[at + 2];
    if (next.text === "." && after?.tight && after.kind === "word" && after.hyphen)
      return { end: at + 3, form: formOf(after) };
    return { end: at + 2, form: "one" };
  }
  if (next?.hyphen && next.kind === "word") return { end: at + 2, form: formOf(next) };
  return { end: at + 1, form: "one" };
}

function formOf({ text }: Token): Atom["form"] {
  if (UNTIL_END.test(text)) return "until";
  return FROM_END.test(text) ? "from" : "one";
}

export type Days = { days: number[]; end: number; isRange: boolean; form: Atom["form"] };

/** Days of one month in a row: "24", "24–26", "24, 25 and 26", "24. bis 26.". */
export function daysFrom(tokens: readonly Token[], at: number): Days | null {
  const first = dayNumber(tokens[at]);
  if (first === undefined) return null;
  const { end, form } = ordinalEnd(tokens, at);
  const found: Days = { days: [first], end, isRange: form === "from", form };
  while (found.days.length < 6) {
    const next = nextNumber(tokens, found);
    const day = dayNumber(tokens[next?.at ?? -1]);
    // Days of one month rise: "26 and 27 May, 18 to 21 h" has two.
    if (!next || day === undefined || day <= (found.days.at(-1) ?? 0)) break;
    const ordinal = ordinalEnd(tokens, next.at);
    // "on the 11th, 18 h"
    if (isUnit(tokens[ordinal.end])) break;
    found.days.push(day);
    found.isRange ||= next.isRange;
    found.end = ordinal.end;
    if (ordinal.form === "until") found.form = found.isRange ? "one" : "until";
  }
  if (found.days.length > 1 && found.form === "from") found.form = "one";
  return found;
}

function nextNumber(tokens: readonly Token[], { end, form }: Days): { at: number; isRange: boolean } | null {
  const joiner = tokens[end];
  if (!joiner) return null;
  if (form === "from" && joiner.kind === "number") return { at: end, isRange: true };
  const isRange = DASH.test(joiner.text) || RANGE_WORDS.has(joiner.plain);
  if (!isRange && !LIST.test(joiner.text) && !LIST_WORDS.has(joiner.plain)) return null;
  let at = end + 1;
  for (let n = 0; n < 2 && GLUE.has(tokens[at]?.plain ?? ""); n++) at++;
  return { at, isRange };
}
