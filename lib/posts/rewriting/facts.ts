import { agree, isFigure } from "@/lib/posts/checking/agree";
import { LOCALE_OF_LANGUAGE, type Language } from "@/lib/posts/constants";
import { readExplicit } from "@/lib/text/explicit/read";
import type { Value } from "@/lib/text/explicit/types";
import { dayNamesIn, isDayName } from "./day-names";

/** Something that must survive a change of words: by its value, or by what it is written with. */
type Fact = { text: string } & ({ value: Value } | { key: string });

const NUMBERS = /\p{Nd}+(?:[.,:]\p{Nd}+)*/gu;

/**
 * The facts of a text: what is explicit in it (links, times, prices, dates, phone numbers …), all other numbers in
 * figures, and the names of weekdays and months. Numbers in words are not among them.
 */
export function factsOf(text: string): Fact[] {
  // Phone numbers of no certain country are figures.
  const { claims } = readExplicit(text, "UTC");
  const values = claims.map(({ from, to, value }): Fact => ({ text: text.slice(from, to), value }));
  const rest = claims.reduce(
    (left, { from, to }) => left.slice(0, from) + " ".repeat(to - from) + left.slice(to),
    text,
  );
  const numbers = Array.from(rest.matchAll(NUMBERS), ([number]): Fact => ({ text: number, key: number }));
  return [...values, ...numbers, ...dayNamesIn(rest)];
}

type Allowance = {
  /** The owner's own instruction: she may change the facts that it names. */
  instruction?: string;
  /** The language that the text was translated into: figures, times and names of days take its form. */
  into?: Language;
};

/** 12 o'clock and 0 o'clock in words. */
const NOON =
  /(?<!\p{L})(?:noon|midday|mittags?|midi|mediodía|mezzogiorno|meio-dia|dél(?:ben|ig|től|i|kor)?)(?!\p{L})/iu;
const MIDNIGHT =
  /(?<!\p{L})(?:midnight|mitternacht|minuit|medianoche|mezzanotte|meia-noite|éjfél(?:ig|kor|től)?)(?!\p{L})/iu;

const inWords = (value: Value, text: string) =>
  value.is === "time" &&
  (value.minute % 1440 === 0 ? MIDNIGHT : value.minute === 720 ? NOON : null)?.test(text);

/** Thousands and decimals are marked in another way in each language. */
const plainNumber = (key: string) =>
  key.replace(/(?<=\d)[.,](?=\d{3}(?!\d))/g, "").replace(/(?<=\d)[.,](?=\d)/g, ".");
/** "1 200" and "17 h 30", which the explicit reader leaves alone. */
const joined = (text: string) =>
  text
    .replace(/(?<=(?<!\d)\d{1,3})[\u0020\u00a0\u202f](?=\d{3}(?!\d))/g, "")
    .replace(/(?<=\d)[\u0020\u00a0\u202f]?h[\u0020\u00a0\u202f](?=[0-5]\d(?!\d))/g, "h");

/** The facts of `before` that `after` does not have, as they were written. What is explicit may be written otherwise. */
export function lostFacts(
  before: string,
  after: string,
  { instruction = "", into }: Allowance = {},
): string[] {
  const same = into ? plainNumber : (key: string) => key;
  const told = into ? joined(after) : after;
  const kept = [...factsOf(told), ...factsOf(instruction)];
  const values = kept.flatMap((fact) => ("value" in fact ? fact.value : []));
  // "7" survives as "7 am": the number is there, and more.
  const numbers = Array.from(told.matchAll(NUMBERS), ([number]) => same(number));
  // The name of a day that was left in the other language was not translated.
  const days = dayNamesIn(after, into && LOCALE_OF_LANGUAGE[into]).map(({ key }) => key);
  const named = kept.flatMap((fact) =>
    "key" in fact && !(into && isDayName(fact.key)) ? same(fact.key) : [],
  );
  const keys = new Set([...named, ...numbers, ...days]);
  // "By 12" is an hour where its language has no other word for it.
  const figures = kept.flatMap((fact) => ("key" in fact ? Number(fact.key) : []));
  const isSaid = (value: Value) =>
    values.some((one) => agree(value, one)) ||
    (into !== undefined &&
      (inWords(value, after) === true ||
        (value.is === "time" && figures.some((figure) => isFigure(value, figure)))));
  const lost = factsOf(into ? joined(before) : before).filter((fact) =>
    "value" in fact ? !isSaid(fact.value) : !keys.has(same(fact.key)),
  );
  return [...new Set(lost.map(({ text }) => text))];
}
