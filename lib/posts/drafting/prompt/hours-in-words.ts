import { formatHours, parseHours } from "@/lib/brand/hours/rules";
import { DAY_CODES } from "@/lib/brand/hours/constants";
import type { Locale } from "@/lib/i18n/locales";

/** A Monday. */
const MONDAY = Date.UTC(2026, 0, 5);
const DAY_MS = 86_400_000;

/** Opening hours as people write them: "Mon–Fri 7:00–18:00; Sun closed" without the days on which it is closed. */
export function hoursInWords(text: string, locale: Locale): string {
  const week = parseHours(text);
  if (!week) return text;
  const weekday = new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" });
  const named = (code: string) =>
    weekday.format(MONDAY + DAY_CODES.findIndex((day) => day === code) * DAY_MS);
  return formatHours(week)
    .split("; ")
    .filter((rule) => !/ off$/.test(rule))
    .map((rule) =>
      rule
        .replace(/[A-Z][a-z]/g, named)
        .replace(/-/g, "–")
        .replace(/\b0(?=\d:)/g, ""),
    )
    .join("; ");
}
