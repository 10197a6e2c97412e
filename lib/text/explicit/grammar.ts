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

const [en, es, fr, de, hu, pt, it] = [ENGLISH, SPANISH, FRENCH, GERMAN, HUNGARIAN, PORTUGUESE, ITALIAN];
const WORDS: Record<Locale, Words> = { en, es, fr, de, hu, pt, it };

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
  const { format } = new Intl.DateTimeFormat(locale, { [part]: style, timeZone: "UTC" });
  return Array.from({ length: part === "month" ? 12 : 7 }, (_, n) =>
    fold(format(part === "month" ? Date.UTC(2023, n, 15) : Date.UTC(2023, 0, 1 + n)).replace(".", "")),
  );
}

/** Intl's words for "and" and "or". */
function joiningWords(locale: Locale): string[] {
  const between = (type: "conjunction" | "disjunction") =>
    new Intl.ListFormat(locale, { type }).formatToParts(["a", "b"])[1]?.value.trim() ?? "";
  return [between("conjunction"), between("disjunction")].map(fold);
}

/** In any of our languages. */
const TONIGHT = "tonight|esta noche|ce soir|esta noite|stasera";
/** Before what is a morning and not tomorrow: "am Morgen", "la mañana". */
const MORNING = "(?:heute|am|la|esta) ";

/** Before and behind a whole word or figure. */
const B = "(?<![\\p{L}\\p{N}]|\\d[.,:/'])";
const E = "(?!\\p{L})";
const ORDINAL = "(?:st|nd|rd|th|er|[.ºª°])?";
/** Behind the day of "December 5": no hour, and no longer number. */
const NO_HOUR = "(?!\\d|:\\d|\\s?[ap]\\.?m)";

function grammarOf(id: Locale) {
  const words = WORDS[id];
  const of = (list = "") => `(?:${list || "(?!)"})`;
  const all = (source: string) => new RegExp(`${B}(?:${source})`, "gu");
  const before = (source: string) => new RegExp(`${B}(?:${source})$`, "u");
  const behind = (source: string) => new RegExp(`^(?:${source})`, "u");
  const days = namesOf(id, "weekday", "long");
  const shortDays = namesOf(id, "weekday", "short");
  const longMonths = namesOf(id, "month", "long");
  const months = [...longMonths, ...namesOf(id, "month", "short")];
  const relative = new Intl.RelativeTimeFormat(id, { numeric: "auto" });
  const today = fold(relative.format(0, "day"));
  const tomorrow = `(?<!${MORNING})${fold(relative.format(1, "day"))}`;
  const and = [...joiningWords(id), "&", "u\\."].join("|");
  // "segunda" is enough where a word makes it a day.
  const long = days.map((name) => name.replace("-feira", "(?:-feira)?")).join("|");
  const weekday = `(?:${long}|(?:${shortDays.join("|")})\\.?)`;
  const month = `(?:${months.join("|")}${id === "en" ? "|sept" : ""})`;
  const ending = `(?<ending>${of(words.ending)})?`;
  const glue = `(?:${of(words.glue)}(?:\\s|(?<=')))`;
  const to = `(?:[-–—/>→]|(?<=\\s)${of(words.to)}\\s)\\s?${glue}{0,2}`;
  const joint = `\\s?(?:[-–—]|(?<=\\s)${of(words.to)}\\s|(?<and>(?<=\\s)(?:${and})\\s))\\s?${glue}{0,2}`;
  // "December 5th", "2026. december 5-ig"
  const monthFirst = `(?:(?<y1>20\\d\\d)\\.?\\s)?(?<m1>${of(/en|hu/.test(id) ? month : "")})\\.?\\s(?<d1>\\d\\d?)${ORDINAL}(?:-${ending}${E})?${NO_HOUR}(?:, (?<y2>20\\d\\d))?`;
  const iso = "(?<y3>20\\d\\d)(?:-(?<m3>\\d\\d)-|\\.\\s?(?<m4>\\d\\d?)\\.\\s?)(?<d3>\\d\\d?)\\.?(?!\\d)";
  const named = `${ORDINAL}\\s?(?:of |de |d')?(?<m>${month})(?:(?<=\\p{L}{3,5})\\.)?${E}(?:,? (?:de |del |do )?(?<y>(?:19|20)\\d\\d)(?!\\d))?`;
  const figures =
    "(?<sep>[./]|-(?=\\d\\d?-\\d))(?<n>\\d\\d?)(?:\\k<sep>(?<y4>(?:20)?\\d\\d))?(?<closed>\\.)?(?:-(?<ending2>[a-z]{1,5}))?";
  const which = `(?:(?<this>${of(words.this)})|(?<next>${of(words.next)}))`;
  const sayings = Object.values({ ...words, and, today, tomorrow }).filter(
    (list) => list && list !== words.ending,
  );
  return {
    id,
    days: days.map((name) => name.split("-")[0] ?? ""),
    shortDays,
    months,
    speaks: all(
      `(?<!')(?:${[...sayings, ...days, ...shortDays, ...longMonths].join("|")})(?:${of(words.ending)})?${E}`,
    ),
    /** "Saturday, 5 December 2026", "Sa., 5.12." */
    date: all(
      `(?:(?<wd>${weekday}),?\\s\\(?${glue}{0,2})?(?:${monthFirst}|${iso}|(?<d>\\d\\d?)(?:${named}|${figures})(?![\\p{L}\\d]|[.,:/]\\d|(?<!\\.)-\\d))`,
    ),
    /** A day beside a date whose month it shares: "5 to" 9 October, December 5"–7". */
    dayBefore: before(`(?:(?<wd>${weekday}),?\\s${glue}{0,2})?(?<d>\\d\\d?)${ORDINAL}(?<joint>${joint})`),
    dayBehind: behind(`(?<joint>\\s?[-–—]\\s?)(?<d>\\d\\d?)\\.?(?:-${ending}${E})?${NO_HOUR}`),
    weekday: all(`(?<wd>${long})${ending}${E}`),
    /** Any name of a day or a month, whatever is said of it. */
    name: all(
      `(?:(?<day>${days.join("|")})s?|(?<month>${longMonths.join("|")})(?<beside>[ .]{1,2}\\d)?)${ending}${E}`,
    ),
    /** Behind a date, and at the ends of a range of weekdays. */
    weekdayAfter: behind(`,?\\s\\(?(?<wd>${long})${ending}${E}`),
    weekdayTo: behind(`\\s?(?:${to}${weekday}|${long})`),
    toWeekday: before(`${weekday}\\s?${to}|(?:${long})${ending}\\s`),
    isWeekday: before(`${weekday}[.:,]{0,2}\\s`),
    /** What stands before a day. */
    role: before(`(?:(?<until>${of(words.until)})|(?<from>${of(words.from)}))(?:\\s|(?<='))${glue}{0,3}`),
    cue: before(glue),
    which: before(`${which}\\s`),
    whichBehind: behind(`\\s${which}${E}`),
    every: before(`${of(words.every)}\\s${glue}?`),
    relative: before(
      `(?:(?<today>${today}|${TONIGHT})|(?<tomorrow>${tomorrow}))[,:(–—]?\\s(?:[–—]\\s)?\\(?${glue}{0,2}`,
    ),
    toClock: behind(`,?\\s(?:${of(words.at)}\\s)?${glue}{0,2}`),
    range: new RegExp(`^${joint}$`, "u"),
    street: [
      before(`${of(words.street)}\\s${glue}{0,2}`),
      behind(`\\s${of(id === "hu" ? words.street : "")}${E}`),
    ] as const,
    clock: all(
      // "december 6-ig" is a day.
      `(?<!${of(id === "hu" ? month : "")}\\s)(?<h>2[0-4]|[01]?\\d)(?:(?<sep>[:.])(?<min>[0-5]\\d))?(?:(?:\\s?|-)(?<unit>${words.clock})(?:(?<=h)(?<min2>[0-5]\\d))?${E})?(?:\\s?(?<half>[ap])\\.?\\s?m${E}(?:(?<=\\.[ap]?\\.?m)\\.)?)?(?!\\d|[.,:/]\\d)`,
    ),
    at: before(`${of(words.at)}\\s`),
  };
}

export type Grammar = ReturnType<typeof grammarOf>;

let known: readonly Grammar[] | undefined;
/** All of them, made when they are first needed. */
export const grammars = (): readonly Grammar[] => (known ??= LOCALES.map(grammarOf));

/** A line, folded, and where it begins; of what stands beside a place of it as much as can matter. */
export type Line = Readonly<Record<"before" | "behind", (at: number) => string>> & {
  text: string;
  from: number;
  grammar: Grammar;
};

const REACH = 40;

/** A line of one language. */
export function lineOf(written: string, from: number, grammar: Grammar): Line {
  const text = fold(written);
  return {
    ...{ text, from, grammar },
    before: (at) => text.slice(Math.max(0, at - REACH), at),
    behind: (at) => text.slice(at, at + REACH),
  };
}

/** What is said before a day or an hour, or by its ending, as in Hungarian. */
export function roleOf(said: Record<string, string | undefined> | undefined, ending = "") {
  if (/ig$/.test(ending) || said?.until) return "until";
  return /tol$/.test(ending) || said ? "from" : undefined;
}

/** The letters by which a language is known: of a whole text, and of a line. Ten times those of a usual post. */
const SAMPLE = 5_000;

/** How much the whole text counts beside a line: owners write a post in two languages, one below the other. */
const WHOLE = 0.2;

/** The half of a day behind an hour, which is no German "am". */
const HALF = /(?<=\d)\s?[ap]\.?m(?!\p{L})/gu;

/** "12:15 am Steg": where nothing else speaks for a language, a name behind it makes it the German word. */
const GERMAN_AM = /\d am \p{Lu}/u;

/** The lines of a text, each with its language; English where nothing speaks for any. */
export function linesOf(text: string): Line[] {
  const all = grammars();
  const count = (part: string) => {
    const said = fold(part.slice(0, SAMPLE)).replace(HALF, "");
    return all.map(({ speaks }) => Array.from(said.matchAll(speaks)).length);
  };
  const whole = count(text);
  let from = 0;
  return text.split("\n").flatMap((line) => {
    const scores = count(line).map((points, at) => points + WHOLE * (whole[at] ?? 0));
    const most = Math.max(...scores);
    const isGerman = most === 0 && GERMAN_AM.test(line);
    const grammar = all[isGerman ? LOCALES.indexOf("de") : scores.indexOf(most)];
    const start = from;
    from += line.length + 1;
    return grammar ? [lineOf(line, start, grammar)] : [];
  });
}
