import type { Locale } from "@/lib/i18n/locales";
import type { Token } from "@/lib/days/text/tokens";

/** A currency, and how many of it one is: a cent is a hundredth. */
type Currency = { code: string | undefined; factor: number; languages?: readonly Locale[] };

const SIGNS: Readonly<Record<string, string>> = { "€": "EUR", "£": "GBP", "¥": "JPY", $: "$", "₣": "CHF" };
const DOLLARS: ReadonlyMap<string, string> = new Map(
  Object.entries({ r: "BRL", us: "USD", c: "CAD", ca: "CAD", a: "AUD", au: "AUD", nz: "NZD" }),
);

/** Codes and names, without accents and in small letters. */
const NAMES: readonly [string, string | undefined, number, string?][] = [
  ["eur,euro,euros,eurot", "EUR", 1],
  ["usd", "USD", 1],
  ["dollar,dollars,dolares,dolar,dollari,bucks,dollart", "$", 1],
  ["gbp,pound,pounds,quid,libras,sterline,sterlina", "GBP", 1],
  ["huf,ft", "HUF", 1],
  ["chf,franken,francs,franchi,fr,sfr", "CHF", 1],
  ["brl,reais", "BRL", 1],
  ["pln,zl,zloty", "PLN", 1],
  ["czk,kc,kronen", "CZK", 1],
  ["sek,nok,dkk,kr", "SEK", 1],
  ["ron", "RON", 1],
  ["cent,cents,centimes,centimos,centavos,centesimi,pence,filler", undefined, 0.01],
];
const CODES = new Set("eur,usd,gbp,huf,chf,brl,pln,czk,sek,ron,rs,fr,sfr".split(","));
const STEMS: readonly [RegExp, string | undefined, number][] = [
  [/^forint/, "HUF", 1],
  [/^eur[oó](?:s|t|[eé]rt|t[oó]l|[bv]|k|nyi|ig|r[aó])/, "EUR", 1],
  [/^doll[aá]r/, "$", 1],
];

const names = new Map<string, Currency>(
  NAMES.flatMap(([forms, code, factor]) => forms.split(",").map((form) => [form, { code, factor }] as const)),
);

/** The currency that a token behind a number names. */
export function currencyAt(token: Token | undefined): Currency | null {
  if (!token) return null;
  if (token.kind === "mark") {
    const code = SIGNS[token.text];
    return code ? { code, factor: 1 } : null;
  }
  if (token.kind !== "word") return null;
  const named = names.get(token.plain);
  if (named) return token.plain === "fr" && !token.capital ? null : named;
  const stem = STEMS.find(([pattern]) => pattern.test(token.text));
  return stem ? { code: stem[1], factor: stem[2] } : null;
}

/** The currency before a number ("€4", "R$ 18", "EUR 12"), and the token at which it begins. */
export function currencyBefore(
  tokens: readonly Token[],
  at: number,
): { currency: Currency; start: number } | null {
  const before = tokens[at - 1];
  if (!before || before.kind === "line") return null;
  if (before.kind === "word")
    return CODES.has(before.plain) && before.text !== "fr" && !before.tight
      ? {
          currency: { code: before.plain === "sfr" ? "CHF" : before.plain.toUpperCase(), factor: 1 },
          start: at - 1,
        }
      : null;
  const code = SIGNS[before.text];
  if (!code) return null;
  const letters = tokens[at - 2];
  const dollars =
    code === "$" && before.tight && letters?.kind === "word" ? DOLLARS.get(letters.plain) : undefined;
  return dollars
    ? { currency: { code: dollars, factor: 1 }, start: at - 2 }
    : { currency: { code, factor: 1 }, start: at - 1 };
}
