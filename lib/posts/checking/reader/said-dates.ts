import { LOCALES } from "@/lib/i18n/locales";
import { fold } from "@/lib/text/explicit/grammar";
import type { SaidDate } from "@/lib/text/explicit/types";
import type { AnsweredDay } from "./answer";

type Parts = { day?: number | null; month?: number | null; year?: number | null };

/** A date that is one; years from this century only. */
function dateOfParts({ day, month, year }: Parts): SaidDate | undefined {
  if (!day || !month || ![day, month, year ?? 2000].every(Number.isInteger)) return undefined;
  if (month > 12 || (year && (year < 2000 || year > 2099))) return undefined;
  if (day > new Date(Date.UTC(year ?? 2024, month, 0)).getUTCDate()) return undefined;
  return { day, month, ...(year && { year }) };
}

export const dateOf = (said: AnsweredDay) => dateOfParts(said);
export const lastOf = ({ lastDay, lastMonth, lastYear, month, year }: AnsweredDay) =>
  dateOfParts({ day: lastDay, month: lastMonth ?? month, year: lastYear ?? year });

const namesOf = (part: "weekday" | "month", at: number) =>
  LOCALES.map(
    (locale) =>
      fold(new Intl.DateTimeFormat(locale, { [part]: "long", timeZone: "UTC" }).format(at)).split("-")[0] ??
      "",
  );
const WEEKDAYS = Array.from({ length: 7 }, (_, n) => namesOf("weekday", Date.UTC(2023, 0, 1 + n)));
const MONTHS = Array.from({ length: 12 }, (_, n) => namesOf("month", Date.UTC(2023, n, 15)));

/** Whether a word of a quote is such a name, in any of our languages: short, or with an ending. */
function isNamed(quote: string, names: readonly string[] | undefined, least: number): boolean {
  const words = fold(quote).match(/\p{L}+/gu) ?? [];
  return words.some((word) =>
    names?.some((name) => (name.startsWith(word) ? word.length >= least : word.startsWith(name))),
  );
}
/** 0 (Sunday) to 6. */
export const hasWeekday = (quote: string, weekday: number) => isNamed(quote, WEEKDAYS[weekday], 2);
/** 1 to 12. */
export const hasMonth = (quote: string, month: number) => isNamed(quote, MONTHS[month - 1], 3);
