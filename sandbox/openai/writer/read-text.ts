/** The name of the structure in which a text is read, which its prompt names too. */
const READING = "text_reading";

/** What a text says of days and figures, in the structure that is asked for. */
export interface TextReading {
  readonly days: readonly object[];
  readonly claims: readonly object[];
}

const WORDS = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
const WEEKDAYS = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");
const NO_DAY = { role: "on", which: null, weekday: null, day: null, month: null, year: null };
const NO_LAST = { lastDay: null, lastMonth: null, lastYear: null };
const NO_CLAIM = { currency: null, amount: null, hour: null, minute: null, role: null };

const amountOf = (written: string) =>
  WORDS.includes(written.toLowerCase())
    ? WORDS.indexOf(written.toLowerCase())
    : Number(written.replace(",", "."));

/** What the stand-in finds of each kind: plain English cases, and figures in any language. */
const CLAIMS: readonly (readonly [RegExp, (quote: string, part: string, more: string) => object])[] = [
  [
    new RegExp(`\\b(\\d+(?:[.,]\\d{1,2})?|${WORDS.join("|")}) ?(?:€|EUR\\b|euros?\\b)`, "gi"),
    (quote, part) => ({ ...NO_CLAIM, quote, kind: "PRICE", currency: "EUR", amount: amountOf(part) }),
  ],
  [/\b(\d+) ?%/g, (quote, part) => ({ ...NO_CLAIM, quote, kind: "PERCENT", amount: Number(part) })],
  [/\bhalf price\b/gi, (quote) => ({ ...NO_CLAIM, quote, kind: "PERCENT", amount: 50 })],
  [
    /\b(\d{1,2}):(\d\d)\b/g,
    (quote, hour, minute) => ({
      ...{ ...NO_CLAIM, quote, kind: "TIME", hour: Number(hour), minute: Number(minute) },
    }),
  ],
  [/\bnoon\b/gi, (quote) => ({ ...NO_CLAIM, quote, kind: "TIME", hour: 12, minute: 0 })],
];

const EVERY = new RegExp(`\\bevery (${WEEKDAYS.join("|")})\\b`, "g");

/** Reads a prompt that asks for what a text says; null for any other. */
export function readText(prompt: string): TextReading | null {
  if (!prompt.includes(READING)) return null;
  const text = prompt.slice(prompt.indexOf("The text:\n") + "The text:\n".length);
  const claims = CLAIMS.flatMap(([pattern, claim]) =>
    [...text.matchAll(pattern)].map(([quote, part = "", more = ""]) => claim(quote, part, more)),
  );
  const days = [...text.matchAll(EVERY)].map(([quote, name = ""]) => ({
    ...{ ...NO_DAY, ...NO_LAST, quote, weekday: WEEKDAYS.indexOf(name) },
    is: "recurring",
  }));
  return { days, claims };
}
