import { LANGUAGES } from "../languages/all";
import type { LanguageTexts } from "../languages/types";

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];

const VOCABULARIES = LANGUAGES.map((language) => ({
  language,
  words: new Set(wordsOf(JSON.stringify(language))),
}));

/** The language whose words a text has most of; English where none stands out. */
export function languageOf(text: string): LanguageTexts {
  const words = wordsOf(text);
  const score = (known: ReadonlySet<string>) => words.filter((word) => known.has(word)).length;
  return VOCABULARIES.reduce((best, next) => (score(next.words) > score(best.words) ? next : best)).language;
}

/** The weekdays and months of a language, as Intl names them. */
function daysOf({ code }: LanguageTexts): string[] {
  const named = (part: "weekday" | "month", at: number) =>
    new Intl.DateTimeFormat(code, { [part]: "long", timeZone: "UTC" }).format(at);
  return [
    ...Array.from({ length: 7 }, (_, n) => named("weekday", Date.UTC(2023, 0, 1 + n))),
    ...Array.from({ length: 12 }, (_, n) => named("month", Date.UTC(2023, n, 15))),
  ];
}
const ALL_DAYS = new Map(
  LANGUAGES.flatMap((language) => daysOf(language).map((name, at) => [name.toLowerCase(), at] as const)),
);
const DAY = new RegExp(`(?<!\\p{L})(?:${[...ALL_DAYS.keys()].join("|")})`, "giu");

/** Whether a text names a weekday or a month. */
export const namesDay = (text: string): boolean => text.search(DAY) >= 0;

/**
 * A text for another language: of its words the model knows the weekdays and months alone, so it announces each sentence
 * in that language.
 */
export function translated(text: string, language: LanguageTexts): string {
  const days = daysOf(language);
  const { announced } = language;
  return text
    .replace(DAY, (name) => days[ALL_DAYS.get(name.toLowerCase()) ?? -1] ?? name)
    .split(/(\n+|(?<=[.!?…])\s+)/)
    .map((piece) =>
      /\p{L}/u.test(piece) && !/^[#–]|^https?:/.test(piece)
        ? announced.replace("{topic}", piece.replace(/[.!?…]+$/, ""))
        : piece,
    )
    .join("");
}
