import { LOCALES, type Locale } from "@/lib/i18n/locales";
import { type Name, getLexicon } from "./lexicon";
import type { Token } from "./tokens";

/** How much the whole text counts beside the line: owners write a post in two languages, one below the other. */
const WHOLE = 0.2;
/** Letters that only one of the languages has. */
const LETTERS: readonly [RegExp, Locale][] = [
  [/[őű]/u, "hu"],
  [/[ãõ]/u, "pt"],
  [/ñ/u, "es"],
  [/ß/u, "de"],
  [/[ìò]/u, "it"],
  [/[œèêù]/u, "fr"],
];

/** Ends that only Portuguese has. */
const PORTUGUESE = /[aei]ram$|[nl]h[aeo]s?$/;

/** Which language a place of a text is in. */
export type Languages = {
  /** The likeliest language of a line, or undefined if nothing speaks for any. */
  of: (line: number) => Locale | undefined;
  /** The likeliest of some languages on a line. */
  likeliest: (candidates: readonly Locale[], line: number) => Locale | undefined;
};

type Score = Partial<Record<Locale, number>>;

/** Tells the language of each line by its frequent words, by its days and by letters that only one has. */
export function languagesOf(tokens: readonly Token[]): Languages {
  const { common, names } = getLexicon();
  const lines = new Map<number, Score>();
  const whole: Score = {};
  const add = (line: number, locale: Locale, points: number) => {
    const score = lines.get(line) ?? {};
    lines.set(line, score);
    score[locale] = (score[locale] ?? 0) + points;
    whole[locale] = (whole[locale] ?? 0) + points;
  };
  for (const [at, { kind, text, plain, line }] of tokens.entries()) {
    if (kind !== "word") continue;
    if (names.get(plain)?.some(isCounted) && tokens[at + 1]?.kind !== "word") add(line, "pt", 1);
    // Portuguese has "in the" before its days, where it is "not" in Spanish.
    if ((text === "no" || text === "na") && names.has(tokens[at + 1]?.plain ?? "")) add(line, "pt", 1);
    const [short, other] = names.get(plain) ?? [];
    if (short && !other && "weekday" in short && short.form === "short" && plain.length > 2)
      add(line, short.language, 0.4);
    if (PORTUGUESE.test(plain)) add(line, "pt", 1);
    if (text === "r" && tokens[at + 1]?.text === "$") add(line, "pt", 1);
    const spoken = common.get(text) ?? [];
    for (const locale of spoken) add(line, locale, 1 / Math.sqrt(spoken.length));
    const days = new Set((names.get(plain) ?? []).filter(isSure).map(({ language }) => language));
    for (const locale of days) add(line, locale, 2 / days.size);
    if (text !== plain) {
      const letters = LETTERS.find(([letter]) => letter.test(text));
      if (letters) add(line, letters[1], 1);
    }
  }
  const scoreOf = (locale: Locale, line: number) =>
    (lines.get(line)?.[locale] ?? 0) + WHOLE * (whole[locale] ?? 0);
  const likeliest = (candidates: readonly Locale[], line: number) =>
    candidates.reduce<Locale | undefined>(
      (best, locale) => (best && scoreOf(best, line) >= scoreOf(locale, line) ? best : locale),
      undefined,
    );
  const known = new Map<number, Locale | undefined>();
  return {
    likeliest,
    of: (line) => {
      if (!known.has(line)) {
        const best = likeliest(LOCALES, line);
        known.set(line, best && scoreOf(best, line) > 0 ? best : undefined);
      }
      return known.get(line);
    },
  };
}

/** "sexta" */
const isCounted = (name: Name) =>
  name.language === "pt" && "weekday" in name && name.form === "one" && !isSure(name);

/** Whether a name speaks for its language: Portuguese counts its weekdays, with words that are ordinals elsewhere. */
function isSure(name: Name): boolean {
  if (!("weekday" in name) || name.form === "short") return false;
  return name.language !== "pt" || name.weekday === 0 || name.weekday === 6;
}
