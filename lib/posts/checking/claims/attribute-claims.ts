import { dayAt, isoOf } from "@/lib/i18n/calendar";
import { mentionsOf } from "@/lib/text/days/mentions";
import { fold } from "@/lib/text/explicit/grammar";
import type { FoundClaim, Value } from "@/lib/text/explicit/types";
import { yieldRegularly } from "@/lib/queues/yield-regularly";
import { agree, isFigure } from "@/lib/posts/checking/agree";
import { feastDaysIn } from "@/lib/posts/checking/feasts";
import { claimsRead, daysRead } from "@/lib/posts/checking/reader/merge";
import type { TextReadings } from "@/lib/posts/checking/reader/stored-readings";
import type { SaidSource, Setting } from "@/lib/posts/checking/types";

/** Something that an owner has said, in a text or as values. */
export type Statement = {
  source: SaidSource;
  text: string;
  /** Of a fact. */
  factId?: string;
  writtenAt?: Date;
  /** Whether figures without a unit count for nothing: a fact has to say exactly what a text relies on. */
  strict?: boolean;
  /** What it says besides its text. */
  values?: readonly Value[];
};

/** A claim, its words, and who said it; null: nobody. */
export type AttributedClaim = FoundClaim & { said: { source: SaidSource; factId?: string } | null };

type Known = {
  said: Statement;
  values: readonly Value[];
  figures: readonly number[];
  /** The calendar days that it speaks of. */
  days: readonly { first: string; last: string }[];
  /** Folded, to find what stands in it word for word. */
  text: string;
};

/** The figures of a source that are compared; no owner writes more. */
const MOST_FIGURES = 500;
/** Prices of one source that are compared with each other. */
const MOST_PRICES = 12;

/**
 * Compares the claims of a text with what its owner has said. The first of `sources` that says a claim is its source.
 * Other requests are served meanwhile: hundreds of claims and sources take a while.
 */
export async function attributeClaims(
  claims: readonly FoundClaim[],
  sources: readonly Statement[],
  { content, readings, ...setting }: Setting & { content: string; readings: TextReadings },
): Promise<AttributedClaim[]> {
  if (claims.length === 0) return [];
  const turn = yieldRegularly();
  const known: Known[] = [];
  for (const said of sources) {
    known.push(knownOf(said, setting, readings));
    await turn();
  }
  const matched: AttributedClaim[] = [];
  for (const claim of claims) {
    const quote = fold(content.slice(claim.from, claim.to)).trim();
    const found =
      known.find((one) => isSaidIn(claim.value, quote, one)) ?? (await feastOf(claim.value, known, setting));
    const today = isoOf(dayAt(setting.writtenAt, setting.timeZone));
    const isToday = isOnDay(claim.value, today);
    const said = found && { source: found.said.source, factId: found.said.factId };
    matched.push({ ...claim, said: said ?? (isToday ? { source: "SCHEDULE" } : null) });
    await turn();
  }
  return matched;
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
    days: mentionsOf(daysRead(said.text, setting.timeZone, reading), writing).map(({ said: span }) => span),
    text: fold(said.text),
  };
}

/** What two prices of one source say together: their difference, and what it is in per cent of the higher one. */
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
    // The same hour may begin there and end here.
    (value.is !== "time" && isQuoted(quote, text))
  );
}

/** Whether words stand in a text, not inside of others. */
function isQuoted(quote: string, text: string): boolean {
  const at = text.indexOf(quote);
  const isPart = (character: string) => /[\p{L}\p{N}]/u.test(character);
  return at >= 0 && !isPart(text.charAt(at - 1)) && !isPart(text.charAt(at + quote.length));
}

/** A source that names the feast of a date: "Christmas". */
async function feastOf(
  value: Value,
  known: readonly Known[],
  { writtenAt, timeZone }: Setting,
): Promise<Known | null> {
  if (value.is !== "date") return null;
  for (const one of known) {
    const year = (one.said.writtenAt ?? writtenAt).getUTCFullYear();
    const days = one.text ? await feastDaysIn(one.text, timeZone, year) : [];
    if (days.some((day) => isOnDay(value, day))) return one;
  }
  return null;
}

/** Whether a date is that calendar day, yyyy-MM-dd. */
function isOnDay(value: Value, day: string): boolean {
  if (value.is !== "date") return false;
  const [year, month, date] = day.split("-").map(Number);
  return value.day === date && value.month === month && (value.year ?? year) === year;
}

/** "Until Saturday" says "14 March" if that is the day. */
function isWithin(value: Value, { first, last }: { first: string; last: string }): boolean {
  if (value.is !== "date") return false;
  for (let day = Date.parse(first), n = 0; day <= Date.parse(last) && n < 62; day += 86_400_000, n++)
    if (isOnDay(value, new Date(day).toISOString().slice(0, 10))) return true;
  return false;
}
