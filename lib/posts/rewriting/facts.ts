import { LINK, MAIL } from "@/lib/posts/address-patterns";
import { withoutEnd } from "@/lib/text";
import { dayNamesIn } from "./day-names";

/** Something that must survive a change of words, as it is written and as it is compared. */
type Fact = { text: string; key: string };

const SPACE = "[ \\u00a0\\u202f]?";
const NUMBER = "\\p{Nd}+(?:[.,:]\\p{Nd}+)*";
/** Where a number begins. What has to be followed by something is tried from there only, and not from every digit. */
const BEGIN = "(?<!\\p{Nd}|\\p{Nd}[.,:])";
const CURRENCY =
  "(?:US|C|A|R)?\\$|[€£¥₴₺₹₽%‰]|(?:EUR|USD|GBP|CHF|HUF|Ft|PLN|zł|CZK|Kč|BRL|SEK|NOK|DKK|kr)(?!\\p{L})";
/** A currency's code and its sign count as the same. */
const SIGNS: Readonly<Record<string, string>> = {
  EUR: "€",
  USD: "$",
  GBP: "£",
  HUF: "Ft",
  PLN: "zł",
  CZK: "Kč",
};

const HOUR = new RegExp(`${BEGIN}(?<number>${NUMBER})\\s?(?<half>[ap])\\.?\\s?m(?!\\p{L})`, "giu");
const PRICE = new RegExp(
  `(?<!\\p{L})(?<sign>${CURRENCY})${SPACE}(?<number>${NUMBER})|${BEGIN}(?<amount>${NUMBER})${SPACE}(?<unit>${CURRENCY})`,
  "gu",
);
/** Seven digits and more with at most two separators between them: phone numbers, dates in figures. */
const DIGITS = /(?<![\p{L}\p{N}])\+?\(?\d(?:[\s()./-]{0,2}\d){6,14}(?!\d)/gu;
const NUMBERS = new RegExp(NUMBER, "gu");

const withoutMarks = (text: string) => withoutEnd(text, /[.,;:!?)\]]/);

function keyOfPrice({ groups = {} }: RegExpExecArray): string {
  const unit = groups.sign ?? groups.unit ?? "";
  return `${SIGNS[unit] ?? unit}${groups.number ?? groups.amount ?? ""}`;
}

/** In the order in which they are looked for: a character belongs to the first that matches. */
const KINDS: readonly [RegExp, (match: RegExpExecArray) => string][] = [
  [MAIL, ([mail]) => withoutMarks(mail).toLowerCase()],
  [LINK, ([link]) => withoutMarks(link)],
  [HOUR, ({ groups = {} }) => `${groups.number ?? ""}${(groups.half ?? "").toLowerCase()}m`],
  [PRICE, keyOfPrice],
  [DIGITS, ([digits]) => `digits ${digits.replace(/[^\d+]/g, "")}`],
  [NUMBERS, ([number]) => number],
];

/**
 * The facts of a text: links, mail addresses, hours, prices, phone numbers and all other numbers in figures, and the
 * names of weekdays and months. Numbers in words are not among them.
 */
export function factsOf(text: string): Fact[] {
  let rest = text;
  const found: Fact[] = [];
  for (const [pattern, keyOf] of KINDS) {
    for (const match of rest.matchAll(pattern))
      found.push({ text: withoutMarks(match[0].trim()), key: keyOf(match) });
    rest = rest.replace(pattern, " ");
  }
  return [...found, ...dayNamesIn(text.replace(MAIL, " ").replace(LINK, " "))];
}

type Allowance = {
  /** The owner's own instruction: she may change the facts that it names. */
  instruction?: string;
  /** Whether 3,50 is 3.50: the decimal mark changes with the language. */
  translated?: boolean;
};

/**
 * The facts of `before` that `after` does not have, as they were written. Strict: "5 pm" is lost in "17:00", and
 * "20 %" in "twenty per cent", because nothing here can tell a new form from another value.
 */
export function lostFacts(before: string, after: string, allowance: Allowance = {}): string[] {
  const same = (key: string) => (allowance.translated ? key.replace(/(?<=\d)[.,](?=\d)/g, ".") : key);
  const kept = new Set(
    [...factsOf(after), ...factsOf(allowance.instruction ?? "")].map(({ key }) => same(key)),
  );
  // "3.50 euros" survives as "€3.50": the number is there, and more.
  for (const [number] of after.matchAll(NUMBERS)) kept.add(same(number));
  const lost = factsOf(before).filter(({ key }) => !kept.has(same(key)));
  return [...new Set(lost.map(({ text }) => text))];
}
