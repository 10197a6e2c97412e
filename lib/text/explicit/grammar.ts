/** The expressions of each language, built out of its words and of Intl's names; and which language a line is in. */
import { LOCALES, type Locale } from "@/lib/i18n/locales";
import { GERMAN } from "./words/de";
import { ENGLISH } from "./words/en";
import { SPANISH } from "./words/es";
import { FRENCH } from "./words/fr";
import { HUNGARIAN } from "./words/hu";
import { ITALIAN } from "./words/it";
import { PORTUGUESE } from "./words/pt";
import type { Words } from "./words/types";

const WORDS: Record<Locale, Words> = {
  ...{ en: ENGLISH, es: SPANISH, fr: FRENCH, de: GERMAN, hu: HUNGARIAN, pt: PORTUGUESE, it: ITALIAN },
};

/** In small letters and without accents, each character in its place. */
export function fold(text: string): string {
  const plain = text
    .replace(/[\u00c0-\u024f\u1e00-\u1eff]/g, (letter) => letter.normalize("NFD").charAt(0))
    .replaceAll("’", "'");
  const small = plain.toLowerCase();
  return small.length === text.length ? small : plain;
}

/** Intl's names of weekdays, Sunday first, or of months. */
function namesOf(locale: Locale, part: "weekday" | "month", style: "long" | "short"): string[] {
  const format = new Intl.DateTimeFormat(locale, { [part]: style, timeZone: "UTC" });
  const dates = Array.from({ length: part === "month" ? 12 : 7 }, (_, n) =>
    part === "month" ? Date.UTC(2023, n, 15) : Date.UTC(2023, 0, 1 + n),
  );
  return dates.map((at) => format.format(at).toLowerCase().replace(".", ""));
}

/** Before and behind a whole word or figure. */
const B = "(?<![\\p{L}\\p{N}]|\\d[.,:/'])";
const E = "(?!\\p{L})";
const MINUTES = "[0-5]\\d";

function grammarOf(id: Locale) {
  const of = (list: string) => `(?:${list || "(?!)"})`;
  const words = WORDS[id];
  const names = [...namesOf(id, "weekday", "long"), ...namesOf(id, "month", "long")];
  const [days, longMonths] = [names.slice(0, 7).map(fold), names.slice(7).map(fold)];
  const shortDays = namesOf(id, "weekday", "short").map(fold);
  const months = [...longMonths, ...namesOf(id, "month", "short").map(fold)];
  const ending = words.ending ? `(?<ending>${words.ending})?` : "(?<ending>(?!))?";
  // "segunda" is enough where a word makes it a day.
  const long = days.map((name) => name.replace("-feira", "(?:-feira)?")).join("|");
  const weekday = `(?:${long}|(?:${shortDays.join("|")})\\.?)`;
  const month = `(?:${months.join("|")}${id === "en" ? "|sept" : ""})`;
  const glue = `(?:${of(words.glue)}(?:\\s|(?<=')))`;
  const joint = `\\s?(?:[-–—]|(?<=\\s)${of(words.to)}\\s|(?<and>(?<=\\s)${of(words.and)}\\s))\\s?${glue}{0,2}`;
  const ordinal = "(?:st|nd|rd|th|er|[.ºª°])?";
  const named = `${ordinal}\\s?(?:of |de |d')?(?<m>${month})(?:(?<=\\p{L}{3,5})\\.)?${E}(?:,? (?:de |del |do )?(?<y>(?:19|20)\\d\\d)(?!\\d))?`;
  const figures =
    "(?<sep>[./-])(?<n>\\d\\d?)(?:\\k<sep>(?<y2>(?:20)?\\d\\d))?(?<closed>\\.)?(?:-(?<ending2>[a-z]{1,5}))?";
  const all = (source: string) => new RegExp(source, "gu");
  // With the places of its groups.
  const placed = (source: string) => new RegExp(source, "dgu");
  const before = (source: string) => new RegExp(`${B}(?:${source})$`, "u");
  return {
    id,
    days: days.map((name) => name.split("-")[0] ?? ""),
    shortDays,
    months,
    /** In a text with its accents. */
    speaks: all(`${B}(?:${words.common}|(?:${names.join("|")})${id === "hu" ? "\\p{L}{0,5}" : ""})${E}`),
    /** "Saturday, 5 and 6 December 2026", "Sa., 5.12." */
    date: placed(
      `${B}(?:(?<wd>${weekday}),?\\s\\(?${glue}{0,2})?(?:(?<d1>\\d\\d?)${ordinal}${joint})?(?<d>\\d\\d?)(?:${named}|${figures})(?![\\p{L}\\d]|[.,:/-]\\d)`,
    ),
    /** "Saturday, December 5th", "2026. december 5–7-ig" */
    monthFirst: placed(
      `${B}(?:(?<wd>${weekday}),?\\s)?(?:(?<y>20\\d\\d)\\.?\\s)?(?<m>${id === "en" || id === "hu" ? month : "(?!)"})\\.?\\s(?<d>\\d\\d?)${ordinal}(?:\\s?[-–—]\\s?(?<d2>\\d\\d?)\\.?)?(?:-${ending}${E})?(?!\\d|:\\d|\\s?[ap]\\.?m)(?:, (?<y2>20\\d\\d))?`,
    ),
    weekday: all(`${B}(?<wd>${long})${ending}${E}`),
    /** Any name of a day or a month, whatever is said of it. */
    name: all(
      `${B}(?:(?<day>${days.join("|")})s?|(?<month>${longMonths.join("|")})(?<beside>[ .]{1,2}\\d)?)${ending}${E}`,
    ),
    /** Behind a date, and at the ends of a range of weekdays. */
    weekdayAfter: new RegExp(`^,?\\s\\(?(?<wd>${long})${ending}${E}`, "u"),
    weekdayTo: new RegExp(`^\\s?(?:[-–—/>→]|(?<=\\s)${of(words.to)}\\s)\\s?${glue}{0,2}${weekday}${E}`, "u"),
    toWeekday: before(`${weekday}\\s?(?:[-–—/>→]|(?<=\\s)${of(words.to)}\\s)\\s?${glue}{0,2}`),
    isWeekday: before(`${weekday}[.:,]{0,2}\\s`),
    /** What stands before a day. */
    role: before(`(?:(?<until>${of(words.until)})|(?<from>${of(words.from)}))(?:\\s|(?<='))${glue}{0,3}`),
    cue: before(`${glue}`),
    which: before(`(?:(?<this>${of(words.this)})|(?<next>${of(words.next)}))\\s`),
    toClock: new RegExp(`^,?\\s(?:${of(words.at)}\\s)?${glue}{0,2}`, "u"),
    nextAfter: new RegExp(`^\\s(?:${of(words.nextAfter)})${E}`, "u"),
    every: before(`(?:${of(words.every)})\\s${glue}?`),
    relative: before(
      `(?:(?<today>${of(words.today)})|(?<tomorrow>${of(words.tomorrow)}))[,:(–—]?\\s(?:[–—]\\s)?\\(?${glue}{0,2}`,
    ),
    range: new RegExp(`^${joint}$`, "u"),
    street: [
      before(`${of(words.street)}\\s${glue}{0,2}`),
      new RegExp(`^\\s${of(id === "hu" ? words.street : "")}${E}`, "u"),
    ] as const,
    clock: all(
      `${B}(?<h>2[0-4]|[01]?\\d)(?:(?<sep>[:.])(?<min>${MINUTES}))?(?:(?:\\s?|-)(?<unit>${words.clock})(?:(?<=h)(?<min2>${MINUTES}))?${E})?(?:\\s?(?<half>[ap])\\.?\\s?m${E}(?:(?<=\\.[ap]?\\.?m)\\.)?)?(?!\\d|[.,:/]\\d)`,
    ),
    at: before(`${of(words.at)}\\s`),
  };
}

export type Grammar = ReturnType<typeof grammarOf>;

let known: readonly Grammar[] | undefined;
/** All of them, made when they are first needed. */
export const grammars = (): readonly Grammar[] => (known ??= LOCALES.map(grammarOf));

export type Line = { /** Folded. */ text: string; from: number; grammar: Grammar };

/** How much the whole text counts beside a line: owners write a post in two languages, one below the other. */
const WHOLE = 0.2;

/** The lines of a text, each with its language; English where nothing speaks for any. */
export function linesOf(text: string): Line[] {
  const all = grammars();
  const count = (part: string) => all.map(({ speaks }) => Array.from(part.matchAll(speaks)).length);
  const whole = count(text.toLowerCase());
  let from = 0;
  return text.split("\n").flatMap((line) => {
    const start = from;
    from += line.length + 1;
    if (line.trim() === "") return [];
    const scores = count(line.toLowerCase()).map((points, at) => points + WHOLE * (whole[at] ?? 0));
    const grammar = all[scores.indexOf(Math.max(...scores))];
    return grammar ? [{ text: fold(line), from: start, grammar }] : [];
  });
}
