import { dayAt, isoOf } from "@/lib/i18n/calendar";
import { daysIn } from "@/lib/text/days/mentions";
import { fold } from "@/lib/text/explicit/grammar";
import type { FoundClaim, Value } from "@/lib/text/explicit/types";
import { yieldRegularly } from "@/lib/queues/yield-regularly";
import { agree, dateValue, isFigure } from "@/lib/posts/checking/agree";
import { feastDaysIn } from "@/lib/posts/checking/feasts";
import { claimsRead } from "@/lib/posts/checking/reader/merge";
import type { TextReadings } from "@/lib/posts/checking/reader/stored-readings";
import type { SaidSource, Setting } from "@/lib/posts/checking/types";

/** Something the owner has said, as text or as values. */
export type Statement = {
  source: SaidSource;
  text: string;
  /** Set for a fact. */
  factId?: string;
  writtenAt?: Date;
  /** Ignore figures without a unit: a post relies on a fact only if the fact says exactly the same. */
  strict?: boolean;
  /** Values it states besides its text. */
  values?: readonly Value[];
};

/** A statement prepared for comparison with claims. */
type Known = {
  said: Statement;
  values: readonly Value[];
  figures: readonly number[];
  /** The calendar days it mentions, yyyy-MM-dd. */
  days: readonly { first: string; last: string }[];
  /** Folded, for finding quotes word for word. */
  text: string;
};

/** Upper bound on the figures compared per statement. */
const MOST_FIGURES = 500;
/** Upper bound on the prices of one statement that are compared with each other. */
const MOST_PRICES = 12;

/**
 * Finds who said each claim: the first matching statement, "SCHEDULE" for the date of writing, or null for nobody.
 * Yields regularly, because hundreds of claims and statements take a while to compare.
 * @returns one entry per claim, in the same order
 */
export async function attributeClaims(
  claims: readonly FoundClaim[],
  statements: readonly Statement[],
  { content, readings, ...setting }: Setting & { content: string; readings: TextReadings },
): Promise<(Pick<Statement, "source" | "factId"> | null)[]> {
  if (claims.length === 0) return [];
  const turn = yieldRegularly();
  const known: Known[] = [];
  for (const said of statements) {
    known.push(knownOf(said, setting, readings));
    await turn();
  }
  const today = dateValue(isoOf(dayAt(setting.writtenAt, setting.timeZone)));
  const saidBy: Awaited<ReturnType<typeof attributeClaims>> = [];
  for (const { value, from, to } of claims) {
    const quote = fold(content.slice(from, to)).trim();
    const found = known.find((one) => isSaidIn(value, quote, one)) ?? (await feastOf(value, known, setting));
    saidBy.push(found?.said ?? (agree(value, today) ? { source: "SCHEDULE" } : null));
    await turn();
  }
  return saidBy;
}

function knownOf(said: Statement, setting: Setting, readings: TextReadings): Known {
  const writing = { writtenAt: said.writtenAt ?? setting.writtenAt, timeZone: setting.timeZone };
  const reading = readings(said.text)?.reading ?? null;
  const figures = said.strict
    ? []
    : Array.from(said.text.matchAll(/(?<![\d.,])\d{1,6}(?:[.,]\d{1,2})?(?!\d)/g));
  const values = claimsRead(said.text, setting.timeZone, reading).map(({ value }) => value);
  return {
    said,
    values: [...values, ...computed(values), ...(said.values ?? [])],
    figures: figures.slice(0, MOST_FIGURES).map(([figure]) => Number(figure.replace(",", "."))),
    days: daysIn(said.text, writing, reading).map(({ said: span }) => span),
    text: fold(said.text),
  };
}

/** The difference of each two prices in one statement, as an amount and as a percentage of the higher price. */
function computed(values: readonly Value[]): Value[] {
  const prices = values.flatMap((value) => (value.is === "money" ? value : [])).slice(0, MOST_PRICES);
  return prices.flatMap((one) =>
    prices.flatMap((other): Value[] => {
      const amount = Math.round((one.amount - other.amount) * 100) / 100;
      if (amount <= 0 || one.currency !== other.currency) return [];
      const percent = Math.round((amount / one.amount) * 100);
      return [
        { is: "money", amount, currency: one.currency },
        { is: "percent", amount: percent },
      ];
    }),
  );
}

function isSaidIn(value: Value, quote: string, { values, figures, days, text }: Known): boolean {
  return (
    values.some((other) => agree(value, other)) ||
    figures.some((figure) => isFigure(value, figure)) ||
    days.some((span) => isWithin(value, span)) ||
    // A quoted hour proves nothing: there it may be the start of a range, here its end.
    (value.is !== "time" && isQuoted(quote, text))
  );
}

/** Whether the text contains the quote as whole words. */
function isQuoted(quote: string, text: string): boolean {
  const at = text.indexOf(quote);
  const isPart = (character: string) => /[\p{L}\p{N}]/u.test(character);
  return at >= 0 && !isPart(text.charAt(at - 1)) && !isPart(text.charAt(at + quote.length));
}

/** The first statement that names the holiday falling on a date: "Christmas" for 25 December. */
async function feastOf(
  value: Value,
  known: readonly Known[],
  { writtenAt, timeZone }: Setting,
): Promise<Known | null> {
  if (value.is !== "date") return null;
  for (const one of known) {
    const year = (one.said.writtenAt ?? writtenAt).getUTCFullYear();
    const days = one.text ? await feastDaysIn(one.text, timeZone, year) : [];
    if (days.some((day) => agree(value, dateValue(day)))) return one;
  }
  return null;
}

/** "Until Saturday" says "14 March" if that is the day. */
function isWithin(value: Value, { first, last }: { first: string; last: string }): boolean {
  if (value.is !== "date") return false;
  const years = value.year === undefined ? [first, last].map((day) => day.slice(0, 4)) : [value.year];
  const [month, day] = [value.month, value.day].map((part) => String(part).padStart(2, "0"));
  return years.map((year) => `${year}-${month}-${day}`).some((date) => date >= first && date <= last);
}
