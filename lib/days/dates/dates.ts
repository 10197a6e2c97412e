import type { Locale } from "@/lib/i18n/locales";
import { nextDate } from "@/lib/days/calendar";
import { type Days, dayNumber, daysFrom, isUnit, ordinalEnd } from "./day-numbers";
import { figuresAt, isInside } from "./figures";
import { type Name, getLexicon } from "@/lib/days/text/lexicon";
import type { Atom, PartialDate, Reading } from "@/lib/days/text/reading";
import type { Token } from "@/lib/days/text/tokens";

type Month = Extract<Name, { month: number }>;

const OF = new Set(["of", "de", "del", "di", "d"]);

function yearNumber(token: Token | undefined): number | undefined {
  if (token?.kind !== "number" || token.to - token.from !== 4) return undefined;
  const value = Number(token.text);
  return value >= 1900 && value <= 2199 ? value : undefined;
}

/** The month that a token names, in the likeliest language. */
function monthAt({ tokens, languages }: Reading, at: number): Month | null {
  const token = tokens[at];
  if (token?.kind !== "word") return null;
  const found = (getLexicon().names.get(token.plain) ?? []).filter((name): name is Month => "month" in name);
  const likeliest = languages.likeliest(
    found.map(({ language }) => language),
    token.line,
  );
  const month = found.find(({ language }) => language === likeliest);
  if (!month) return null;
  const isOther = month.short && languages.of(token.line) !== month.language && tokens[at + 1]?.text !== ".";
  // "3 may", "20 march past": in English and German they are names, and written as such.
  const isSmall =
    (month.language === "en" || month.language === "de") && !token.capital && token.plain.length < 6;
  return isOther || isSmall ? null : month;
}

function yearAfter(tokens: readonly Token[], at: number): { year?: number; end: number } {
  const skip =
    tokens[at]?.text === "," || tokens[at]?.text === "." || OF.has(tokens[at]?.plain ?? "") ? 1 : 0;
  const year = yearNumber(tokens[at + skip]);
  return year === undefined || isUnit(tokens[at + skip + 1]) ? { end: at } : { year, end: at + skip + 1 };
}

function atomOf(
  start: number,
  end: number,
  language: Locale,
  found: Days,
  rest: Omit<PartialDate, "date">,
): Atom {
  const dates = found.days.map((date) => ({ date, ...rest }));
  const isRange = found.isRange && dates.length > 1;
  return { start, end, language, dates, isRange, form: isRange ? "one" : found.form };
}

/** "24 December", "24.–26. Dezember 2026", "1er mai", "15 de marzo". */
function dayThenMonth(reading: Reading, at: number, found: Days): Atom | null {
  const { tokens } = reading;
  let end = found.end;
  if (OF.has(tokens[end]?.plain ?? "")) end++;
  const month = monthAt(reading, end);
  if (!month) return null;
  // "március 3–8 május": in Hungarian the month stands first.
  if (month.language === "hu" && found.days.length === 1 && tokens[at + 1]?.kind !== "mark") return null;
  end++;
  if (month.short && tokens[end]?.text === "." && tokens[end]?.tight) end++;
  const { year, end: last } = yearAfter(tokens, end);
  return atomOf(at, last, month.language, found, { month: month.month, year });
}

/** "December 24", "Dec. 24–26, 2026", "2026. március 14-én". */
function monthThenDay(reading: Reading, at: number): Atom | null {
  const { tokens } = reading;
  const before = yearNumber(tokens[at]);
  let start = at;
  if (before !== undefined) start += tokens[at + 1]?.text === "." ? 2 : 1;
  if (tokens[start + 1]?.kind !== "number" && tokens[start + 2]?.kind !== "number") return null;
  const month = monthAt(reading, start);
  if (!month || (month.language !== "en" && month.language !== "hu" && month.language !== "es")) return null;
  if (before !== undefined && month.language !== "hu") return null;
  const dot = tokens[start + 1]?.text === "." ? 1 : 0;
  const found = daysFrom(tokens, start + 1 + dot);
  if (!found || isUnit(tokens[found.end]) || isClock(tokens, found.end)) return null;
  const { year, end } = month.language === "en" ? yearAfter(tokens, found.end) : { end: found.end };
  return atomOf(at, end, month.language, found, { month: month.month, year: year ?? before });
}

const isClock = (tokens: readonly Token[], at: number) =>
  tokens[at]?.text === ":" && tokens[at]?.tight && tokens[at + 1]?.tight && tokens[at + 1]?.kind === "number";

/** What stands before a mere number that is a day of some month. */
const DAY_WORDS = new Set(["dia", "giorno"]);
const ON: Readonly<Partial<Record<Locale, ReadonlySet<string>>>> = {
  en: new Set(["the"]),
  de: new Set(["am", "zum", "dem", "den", "bis"]),
  fr: new Set(["le", "au"]),
  it: new Set(["il", "al"]),
  es: new Set(["el", "al"]),
  hu: new Set(),
};
const AFTER_DAY = new Set(
  "our,will,wird,werden,kommt,feiern,unser,unsere,notre,nuestro,nuestra,nostro,nostra,il,please,from,at,to,and,or,until,for,we,is,in,with,between,only,ab,um,von,bis,ist,im,bei,haben,sind,gibt,a,des,de,alle,dalle,ore,desde,y,e,et,und,und,dans,chez,nous,on".split(
    ",",
  ),
);

/** "the 14th", "am 14.", "dia 14", "14-én": some month's. */
function dayAlone({ tokens, languages }: Reading, at: number, found: Days): Atom | null {
  const token = tokens[at];
  const before = tokens[at - 1];
  if (!token || found.days.length > 2) return null;
  const language = languages.of(token.line) ?? "en";
  const next = tokens[found.end];
  if (isUnit(next) || isUnit(tokens[at + 1]) || isClock(tokens, found.end)) return null;
  const atom = atomOf(at, found.end, language, found, {});
  if (language === "hu") {
    const last = tokens[found.end - 1];
    return last?.hyphen && /^j?[éá](?:n|ig|t[óő]l)$/.test(last.text) ? atom : null;
  }
  if (!before) return null;
  // "von 4 bis 11"
  if (tokens[at - 2]?.kind === "number") return null;
  if (DAY_WORDS.has(before.plain)) return atom;
  if (!ON[language]?.has(before.plain)) return null;
  const last = tokens[found.end - 1];
  const isOrdinal = last?.kind !== "number";
  if ((language === "en" || language === "de") && !isOrdinal) return null;
  const stands =
    !next ||
    next.kind === "line" ||
    (next.kind === "mark" && !/^[-–/:]$/.test(next.text)) ||
    next.text === ":" ||
    AFTER_DAY.has(next.plain);
  return stands && !(language === "en" && next?.capital && !next.begins) ? atom : null;
}

const END = /^(?:end|ende|fin|fines|finales|fine|fim|final)$/;

/** "end of October", "Ende Oktober", "október végéig": its last day. */
function monthsEnd(reading: Reading, at: number): Atom | null {
  const { tokens } = reading;
  const isAfter = /^vég[eé]/.test(tokens[at + 1]?.text ?? "");
  if (!isAfter && !END.test(tokens[at]?.text ?? "")) return null;
  const monthIs = isAfter ? at : at + (OF.has(tokens[at + 1]?.plain ?? "") ? 2 : 1);
  const name = monthAt(reading, monthIs);
  if (!name || isAfter !== (name.language === "hu")) return null;
  const { year, end } = yearAfter(tokens, monthIs + (isAfter ? 2 : 1));
  const date = new Date(Date.UTC(year ?? 2001, name.month, 0)).getUTCDate();
  const form = isAfter && tokens[at + 1]?.text.endsWith("ig") ? "until" : "one";
  return { start: at, end, language: name.language, dates: [{ date, month: name.month, year }], form };
}

/** The date at a token, or null. */
export function dateAt(reading: Reading, at: number): Atom | null {
  const { kind } = reading.tokens[at] ?? {};
  if (kind === "word") return monthThenDay(reading, at) ?? monthsEnd(reading, at);
  if (kind !== "number" || isInside(reading.tokens, at)) return null;
  const days = daysFrom(reading.tokens, at);
  return (
    (days && dayThenMonth(reading, at, days)) ??
    monthThenDay(reading, at) ??
    figuresAt(reading, at) ??
    (days && dayAlone(reading, at, days))
  );
}

/** A number right after a weekday, "samedi 14": a date if that day is such a weekday, otherwise an hour. */
export function numberAfterWeekday({ tokens, written }: Reading, at: number, weekday: Atom): Atom | null {
  const date = dayNumber(tokens[at]);
  if (date === undefined || weekday.weekday === undefined) return null;
  const { end } = ordinalEnd(tokens, at);
  const next = tokens[end];
  if (
    isUnit(next) ||
    isClock(tokens, end) ||
    (next?.tight &&
      /^[-–—−/.,]$/.test(next.text) &&
      tokens[end + 1]?.kind === "number" &&
      (next.text !== "," || tokens[end + 1]?.tight))
  )
    return null;
  const day = nextDate(date, undefined, written);
  if (day === null || (day + 4) % 7 !== weekday.weekday) return null;
  return { ...weekday, end, dates: [{ date }] };
}
