import "server-only";
import { countryOfZone } from "@/lib/i18n/places";
import { LOCALES } from "@/lib/i18n/locales";
import { fold } from "@/lib/text/explicit/grammar";

type Feast = { name: string; date: string };
const known = new Map<string, Promise<readonly Feast[]>>();

/** The public holidays of a time zone's country in a year and the next, named in each of our languages. */
async function feastsOf(timeZone: string, year: number): Promise<readonly Feast[]> {
  const country = countryOfZone(timeZone);
  if (!country) return [];
  // Imported lazily: its rules take 25 MB of memory.
  const { default: Holidays } = await import("date-holidays");
  const all = new Holidays(country);
  return [year, year + 1].flatMap((one) =>
    LOCALES.flatMap((locale) =>
      (all.getHolidays(one, locale) ?? []).map(({ date, name }) => ({
        name: fold(name.split(" (")[0] ?? name),
        date: date.slice(0, 10),
      })),
    ),
  );
}

/** The dates, yyyy-MM-dd, of the holidays a text mentions by their full name, in a year and the next. */
export async function feastDaysIn(text: string, timeZone: string, year: number): Promise<string[]> {
  const key = `${timeZone} ${year}`;
  const feasts = await (known.get(key) ?? keep(key, feastsOf(timeZone, year)));
  const plain = ` ${fold(text).replace(/[^\p{L}\p{N}]+/gu, " ")} `;
  const isNamed = ({ name }: Feast) => plain.includes(` ${name.replace(/[^\p{L}\p{N}]+/gu, " ")} `);
  return feasts.filter(isNamed).map(({ date }) => date);
}

/** Caches the holidays of a few zones. */
function keep(key: string, feasts: Promise<readonly Feast[]>): Promise<readonly Feast[]> {
  if (known.size >= 20) known.clear();
  known.set(key, feasts);
  return feasts;
}
