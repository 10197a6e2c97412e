import { LOCALES } from "@/lib/i18n/locales";

/** A Sunday, from which the days of a week are named. */
const SUNDAY = Date.UTC(2024, 0, 7);

const names = LOCALES.flatMap((locale) => {
  const weekday = new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" });
  return Array.from({ length: 7 }, (_, day) => weekday.format(SUNDAY + day * 86_400_000));
});
const PATTERN = new RegExp(`(?<!\\p{L})(?:${[...new Set(names)].join("|")})`, "iu");

/** Whether a text has the name of a weekday in one of the interface's languages, with an ending or without. */
export const namesWeekday = (text: string): boolean => PATTERN.test(text);
