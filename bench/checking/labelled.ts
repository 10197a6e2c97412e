import { readFileSync } from "node:fs";
import { LOCALES, type Locale } from "@/lib/i18n/locales";

/** What a marked place of a labelled text is. */
export const MARKS = {
  d: "DAY",
  p: "PRICE",
  t: "TIME",
  c: "PERCENT",
  n: "NUMBER",
  f: "PHONE",
  a: "ADDRESS",
  l: "LINK",
  b: "BLANK",
} as const;
export type MarkKind = (typeof MARKS)[keyof typeof MARKS];

/** A place of a text, in UTF-16 code units; of a day, the last calendar day that it names. */
export type Mark = { from: number; to: number; kind: MarkKind; day?: string };

/** A text, when it goes out, whether one of its days is wrong then, and everything that it says. */
export type Labelled = {
  locale: Locale;
  text: string;
  timeZone: string;
  sendsAt: Date;
  asks: boolean;
  marks: Mark[];
};

const ZONES: Record<Locale, string> = {
  en: "Europe/London",
  es: "Europe/Madrid",
  fr: "Europe/Paris",
  de: "Europe/Berlin",
  hu: "Europe/Budapest",
  pt: "Europe/Lisbon",
  it: "Europe/Rome",
};

/** The labelled texts: a file a language; day of sending, "!" where a day is wrong then, and the marked text. */
export const labelledTexts = (): Labelled[] => LOCALES.flatMap(readTexts);

function readTexts(locale: Locale): Labelled[] {
  const lines = readFileSync(new URL(`texts/${locale}.tsv`, import.meta.url), "utf8")
    .trim()
    .split("\n");
  return lines.map((line) => {
    const [day = "", asks, marked = ""] = line.split("\t");
    const moment = { timeZone: ZONES[locale], sendsAt: new Date(`${day}T08:00:00Z`) };
    return { locale, ...moment, asks: asks === "!", ...unmarked(marked) };
  });
}

const MARK = /\[([dptcnfalb]):(\[[^\]]*\]|[^\]=]*)(?:=(\d{4}-\d\d-\d\d))?\]/g;

function unmarked(marked: string): Pick<Labelled, "text" | "marks"> {
  const marks: Mark[] = [];
  let text = "";
  let end = 0;
  for (const { 0: all, 1: letter, 2: inner = "", 3: day, index } of marked.matchAll(MARK)) {
    text += marked.slice(end, index);
    const kind = MARKS[letter as keyof typeof MARKS];
    marks.push({ from: text.length, to: text.length + inner.length, kind, day });
    text += inner;
    end = index + all.length;
  }
  return { text: text + marked.slice(end), marks };
}
