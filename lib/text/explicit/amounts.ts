import { countryOfZone } from "@/lib/i18n/places";
import type { FoundClaim } from "./types";

/** Signs, codes and words of currencies. A dollar is any, until its country is said. */
const CURRENCIES: Readonly<Record<string, string>> = {
  ...{
    "€": "EUR",
    $: "$",
    "£": "GBP",
    "¥": "JPY",
    "₺": "TRY",
    "₹": "INR",
    "₽": "RUB",
    "₴": "UAH",
    "₪": "ILS",
  },
  ...{
    euro: "EUR",
    euros: "EUR",
    ft: "HUF",
    forint: "HUF",
    zł: "PLN",
    kč: "CZK",
    reais: "BRL",
    lei: "RON",
    kr: "kr",
  },
  ...{
    dollar: "$",
    dollars: "$",
    dólares: "$",
    pesos: "$",
    pounds: "GBP",
    franken: "CHF",
    francs: "CHF",
    sfr: "CHF",
  },
  ...{ r$: "BRL", us$: "USD", a$: "AUD", c$: "CAD", nz$: "NZD", "sfr.": "CHF", fr: "CHF", "fr.": "CHF" },
};
/** A written amount, with marks of thousands or without. */
export const AMOUNT =
  "\\d{1,3}(?:[.,'’\\u00a0\\u202f ]\\d{3})+(?:[.,]\\d{1,2})?(?!\\d)|\\d{1,9}(?:[.,]\\d{1,2})?(?!\\d)";
const CODE = "EUR|USD|GBP|CHF|HUF|PLN|CZK|BRL|SEK|NOK|DKK|RON|AUD|CAD|NZD|MXN";
const AMOUNTS = new RegExp(
  `(?<before>(?<!\\p{L})(?:(?:US|NZ|[ACR])?\\$|[€£¥₺₹₽₴₪]|(?:${CODE}|SFr\\.?|Fr\\.?)(?=\\s|\\d))[ \\u00a0\\u202f]?)?(?<![\\p{L}\\d]|\\d[.,:/'])(?<minus>(?<!\\S)[-–−])?(?<amount>${AMOUNT})(?:(?<dash>[.,][-–—])|[ \\u00a0\\u202f]?(?:(?<percent>%|percent|per ?cent|Prozent|por ?ciento|pour ?cent|por ?cento|per ?cento|százalék)|(?<after>[€$£¥₺₹₽₴₪]|(?:${CODE}|[Ee]uros?|Ft|[Ff]orint|zł|Kč|kr|reais|lei|dollars?|dólares|pesos|pounds|Franken|francs|Fr\\.)(?!\\p{Lu})(?:-?(?:[tr][óő]l|[éae]rt|[oe]s))?(?!\\p{L}))))?(?<dash2>[.,][-–—](?!\\d))?`,
  "gu",
);

/** Prices with a currency, and percentages, in a whole text. */
export function amountsIn(text: string, timeZone: string): FoundClaim[] {
  return Array.from(text.matchAll(AMOUNTS)).flatMap(({ 0: all, index: from, groups = {} }): FoundClaim[] => {
    const amount = amountOf(groups.amount ?? "");
    const place = { from, to: from + all.length };
    if (groups.percent && !groups.before)
      return [{ ...place, kind: "PERCENT", value: { is: "percent", amount } }];
    const before = groups.before?.trim();
    const isPrice =
      groups.dash ??
      groups.dash2 ??
      (/[.,]\d\d$/.test(groups.amount ?? "") || /^(?:CH|LI)$/.test(countryOfZone(timeZone) ?? ""));
    // "Fr. 25." is a Friday elsewhere.
    if (/^Fr/.test(before ?? "") && !isPrice) return [];
    const sign = (
      before ??
      groups.after?.replace(/(?<=\p{L}{2})-?(?:[tr][óő]l|[éae]rt|[oe]s)$/u, "") ??
      ""
    ).toLowerCase();
    if (!sign && !groups.dash && !groups.dash2) return [];
    const currency = CURRENCIES[sign] ?? (sign ? sign.toUpperCase() : undefined);
    return [{ ...place, kind: "PRICE", value: { is: "money", amount, ...(currency && { currency }) } }];
  });
}

/** "1.200,50", "1,200.50", "3 900", "3,5": what has exactly three digits behind its last mark is thousands. */
export function amountOf(written: string): number {
  const decimals = /[.,](\d{1,2})$/.exec(written)?.[1] ?? "";
  const whole = decimals ? written.slice(0, -decimals.length - 1) : written;
  return Number(`${whole.replace(/\D/g, "")}.${decimals || 0}`);
}
