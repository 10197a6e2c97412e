import { fold, grammars } from "@/lib/text/explicit/grammar";
import { overlaps } from "@/lib/text/days/with-read";
import { readDays } from "@/lib/text/explicit/read-figures";
import type { Explicit, Place, SaidDate, SaidDay } from "@/lib/text/explicit/types";
import type { AnsweredDay } from "./answer";

type Parts = { day?: number | null; month?: number | null; year?: number | null };

/** The date, if it exists and lies in this century. */
function dateOfParts({ day, month, year }: Parts): SaidDate | undefined {
  if (!day || !month || ![day, month, year ?? 2000].every(Number.isInteger)) return undefined;
  if (month > 12 || (year && (year < 2000 || year > 2099))) return undefined;
  if (day > new Date(Date.UTC(year ?? 2024, month, 0)).getUTCDate()) return undefined;
  return { day, month, ...(year && { year }) };
}

const dateOf = (said: AnsweredDay) => dateOfParts(said);
const lastOf = ({ lastDay, lastMonth, lastYear, month, year }: AnsweredDay) =>
  dateOfParts({ day: lastDay, month: lastMonth ?? month, year: lastYear ?? year });

/** Whether the quote contains one of the names, abbreviated or inflected. */
function isNamed(quote: string, names: readonly (string | undefined)[], least: number): boolean {
  const words = fold(quote).match(/\p{L}+/gu) ?? [];
  return words.some((word) =>
    names.some((name) =>
      name?.startsWith(word) ? word.length >= least : name !== undefined && word.startsWith(name),
    ),
  );
}
/** 0 (Sunday) to 6. */
const hasWeekday = (quote: string, weekday: number) =>
  isNamed(
    quote,
    grammars().map(({ days }) => days[weekday]),
    2,
  );
/** 1 to 12. */
const hasMonth = (quote: string, month: number) =>
  isNamed(
    quote,
    grammars().map(({ months }) => months[month - 1]),
    3,
  );

/** Normalises a day; null unless its date exists, its names are in the quote, and it covers every figure there. */
export function verifiedDay(
  day: AnsweredDay,
  place: Place,
  explicit: Explicit,
  timeZone: string,
): SaidDay | null {
  const { quote } = day;
  const date = dateOf(day);
  const last = lastOf(day);
  const weekday =
    day.weekday !== null && day.weekday !== undefined && hasWeekday(quote, day.weekday)
      ? day.weekday
      : undefined;
  const figures = (quote.match(/\d+/g) ?? []).map(Number);
  const parts = [date, last].flatMap((one) =>
    one ? [one.day, one.month, one.year, (one.year ?? 0) % 100] : [],
  );
  if (figures.some((one) => !parts.includes(one))) return null;
  const isFeast = day.is === "feast" && figures.length === 0;
  if (date && !isFeast && figures.length < 2 && !hasMonth(quote, date.month)) return null;
  if (!date && weekday === undefined) return null;
  if (explicit.claims.some((one) => one.kind !== "DATE" && overlaps(one, place))) return null;
  const [known] = readDays(quote, timeZone);
  if (known?.date && (known.date.day !== date?.day || known.date.month !== date.month)) return null;
  const role = day.role === "range" && !last ? "on" : day.role;
  return {
    ...{ ...place, role },
    ...(date && { date }),
    ...(date && last && { last }),
    ...(weekday !== undefined && { weekday }),
    ...(!date && day.which && { which: day.which }),
  };
}
