import type { Reading } from "@/lib/days/text/reading";
import type { Token } from "@/lib/days/text/tokens";

const BEFORE_CLOCK = new Set(
  "at,from,um,von,ab,à,a,as,às,alle,dalle,ore,de,des,dès,las,la,le,les,h,bis,until,till,até,hasta,fino,jusqu,to,noon,das,between,zwischen,entre,dalle,tra".split(
    ",",
  ),
);
const HOUR = /^(?:h|hs|hrs?|uhr|am|pm|a|p|ó|óra|órától|óráig|órakor|o|oclock|ig|kor|tól|től|noon)$/;
/** Hungarian "hatkor" */
const HOUR_WORD = /^(?:egy|kettő|három|négy|öt|hat|hét|nyolc|kilenc|tíz|tizenegy|tizenkettő|dél)kor$/;
/** In words only behind one of these: "um acht", "a las nueve". */
const BEFORE_WORD = /^(?:at|um|ab|von|bis|alle|dalle|às|las)$/;
const NUMBER_WORD = new Set(
  "two,three,four,five,six,seven,eight,nine,ten,eleven,twelve,zwei,drei,vier,fünf,sechs,sieben,acht,neun,zehn,elf,zwölf,halb,dos,tres,cuatro,cinco,seis,siete,ocho,nueve,diez,once,doce,due,tre,quattro,cinque,sei,sette,otto,nove,dieci,undici,dodici,duas,três,quatro,sete,oito,dez,onze,doze".split(
    ",",
  ),
);
const MARK = /^[-–—−:,.;(]$/;

const isNumber = (token: Token | undefined, most: number) =>
  token?.kind === "number" && token.to - token.from <= 2 && Number(token.text) <= most;

/** The end of one time of day at a place ("10", "10:30", "8 am", "18h30", "9 Uhr"), or `at`; `sure` if it must be one. */
function timeAt(tokens: readonly Token[], at: number): { end: number; sure: boolean } {
  if (HOUR_WORD.test(tokens[at]?.text ?? "")) return { end: at + 1, sure: true };
  if (NUMBER_WORD.has(tokens[at]?.text ?? "") && BEFORE_WORD.test(tokens[at - 1]?.text ?? ""))
    return { end: at + 1, sure: true };
  if (!isNumber(tokens[at], 24)) return { end: at, sure: false };
  let end = at + 1;
  let sure = false;
  if (
    /^[:.h]$/.test(tokens[end]?.text ?? "") &&
    tokens[end]?.tight &&
    tokens[end + 1]?.tight &&
    isNumber(tokens[end + 1], 59)
  ) {
    sure = tokens[end]?.text !== ".";
    end += 2;
  }
  if (HOUR.test(tokens[end]?.text ?? "")) {
    sure = true;
    end++;
    // p.m.
    if (tokens[end]?.text === "." && tokens[end + 1]?.text === "m") end += 2;
  }
  return { end, sure };
}

/** Where times of day end that stand at a place, with the words before them; `at` if there are none. */
export function clockEnd({ tokens }: Reading, at: number): number {
  let from = at;
  for (let n = 0; n < 3 && isBefore(tokens[from]); n++) from++;
  const first = timeAt(tokens, from);
  if (first.end === from) return at;
  let joiner = first.end;
  for (let n = 0; n < 2 && isBefore(tokens[joiner]); n++) joiner++;
  const second = joiner > first.end ? timeAt(tokens, joiner) : { end: joiner, sure: false };
  const isRange = second.end > joiner;
  if (!isRange && !first.sure && from === at) return at;
  return isRange ? second.end : first.end;
}

const isBefore = (token: Token | undefined) =>
  token !== undefined && (BEFORE_CLOCK.has(token.text) || MARK.test(token.text));
