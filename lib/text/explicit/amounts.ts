import { countryOfZone } from "@/lib/i18n/places";
import type { FoundClaim } from "./types";

/** Signs and words of currencies beside their codes. A dollar is any, until its country is said. */
const WRITTEN = {
  $: "$ dollar dollars dólares pesos",
  AUD: "a$",
  BRL: "r$ reais",
  CAD: "c$",
  CHF: "franken francs sfr sfr. fr fr.",
  CZK: "kč",
  EUR: "€ euro euros",
  GBP: "£ pounds",
  HUF: "ft forint",
  ILS: "₪",
  INR: "₹",
  JPY: "¥",
  NZD: "nz$",
  PLN: "zł",
  RON: "lei",
  RUB: "₽",
  TRY: "₺",
  UAH: "₴",
  USD: "us$",
  kr: "kr",
};
const CURRENCIES = new Map(
  Object.entries(WRITTEN).flatMap(([code, words]) => words.split(" ").map((word) => [word, code] as const)),
);
/** A written amount, with marks of thousands or without. */
export const AMOUNT =
  "\\d{1,3}(?:[.,'’\\u00a0\\u202f ]\\d{3})+(?:[.,]\\d{1,2})?(?!\\d)|\\d{1,9}(?:[.,]\\d{1,2})?(?!\\d)";
const CODE = "EUR|USD|GBP|CHF|HUF|PLN|CZK|BRL|SEK|NOK|DKK|RON|AUD|CAD|NZD|MXN";
const WORD = "[Ee]uros?|Ft|[Ff]orint|zł|Kč|kr|reais|lei|dollars?|dólares|pesos|pounds|Franken|francs|Fr\\.";
const PERCENT = "%|percent|per ?cent|Prozent|por ?ciento|pour ?cent|por ?cento|per ?cento|százalék";
const SPACE = "[ \\u00a0\\u202f]?";
const AMOUNTS = new RegExp(
  `(?<before>(?<!\\p{L})(?:(?:US|NZ|[ACR])?\\$|[€£¥₺₹₽₴₪]|(?:${CODE}|SFr\\.?|Fr\\.?)(?=\\s|\\d))${SPACE})?` +
    `(?<![\\p{L}\\d]|\\d[.,:/'])(?:(?<!\\S)[-–−])?(?<amount>${AMOUNT})` +
    `(?:(?<dash>[.,][-–—](?!\\d))|${SPACE}(?:(?<percent>${PERCENT})` +
    `|(?<after>[€$£¥₺₹₽₴₪]|(?:${CODE}|${WORD})(?!\\p{Lu}))(?:-?(?:[tr][óő]l|[éae]rt|[oe]s))?(?!\\p{L})))?(?<dash2>[.,][-–—](?!\\d))?`,
  "gu",
);

/** Prices with a currency, and percentages, in a whole text. */
export function amountsIn(text: string, timeZone: string): FoundClaim[] {
  return Array.from(text.matchAll(AMOUNTS)).flatMap(({ 0: all, index: from, groups = {} }): FoundClaim[] => {
    const { percent, before, after, dash = groups.dash2 } = groups;
    const amount = amountOf(groups.amount ?? "");
    const place = { from, to: from + all.length };
    if (percent && !before) return [{ ...place, kind: "PERCENT", value: { is: "percent", amount } }];
    const sign = (before?.trim() ?? after ?? "").toLowerCase();
    const isExact = dash ?? /[.,]\d\d$/.test(groups.amount ?? "");
    // "Fr. 25." is a Friday elsewhere.
    if (before?.startsWith("Fr") && !isExact && !/^(?:CH|LI)$/.test(countryOfZone(timeZone) ?? "")) return [];
    if (!sign && !dash) return [];
    const currency = sign && (CURRENCIES.get(sign) ?? sign.toUpperCase());
    return [{ ...place, kind: "PRICE", value: { is: "money", amount, ...(currency && { currency }) } }];
  });
}

/** "1.200,50", "1,200.50", "3 900", "3,5": what has exactly three digits behind its last mark is thousands. */
export function amountOf(written: string): number {
  const decimals = /[.,](\d{1,2})$/.exec(written)?.[1] ?? "";
  const whole = decimals ? written.slice(0, -decimals.length - 1) : written;
  return Number(`${whole.replace(/\D/g, "")}.${decimals || 0}`);
}
