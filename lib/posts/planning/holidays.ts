import { addDays } from "@/lib/i18n/calendar";
import "server-only";
import { countryOfZone } from "@/lib/i18n/places";
import type { Period } from "./types";

/** A public holiday; `date` is yyyy-MM-dd. */
export type Holiday = { date: string; name: string };

/**
 * The nationwide public holidays of the country that a time zone belongs to (Unicode CLDR), in the fortnight from a day,
 * in a language where the library has it. None where the zone belongs to no country (UTC) or its holidays are unknown.
 */
export async function holidaysOf(
  timeZone: string,
  from: string,
  locale: string,
  days = 14,
): Promise<Holiday[]> {
  const country = countryOfZone(timeZone);
  if (!country) return [];
  // Loaded when it is needed: its rules take 25 MB.
  const { default: Holidays } = await import("date-holidays");
  const known = new Holidays(country);
  const until = addDays(from, days);
  const years = new Set([from, until].map((date) => Number(date.slice(0, 4))));
  return [...years]
    .flatMap((year) => known.getHolidays(year, locale) ?? [])
    .filter(({ type }) => type === "public")
    .map(({ date, name }) => ({ date: date.slice(0, 10), name }))
    .filter(({ date }) => date >= from && date < until);
}

/** The public holidays that a plan may speak of: those of its days, and of the week after. */
export function holidaysAround(
  { beginsOn, endsOn }: Period,
  timeZone: string,
  locale: string,
): Promise<Holiday[]> {
  const days = (Date.parse(endsOn) - Date.parse(beginsOn)) / 86_400_000 + 1;
  return holidaysOf(timeZone, beginsOn, locale, days + 7);
}
