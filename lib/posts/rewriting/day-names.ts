import type { Locale } from "@/lib/i18n/locales";
import { type Grammar, grammars, linesOf } from "@/lib/text/explicit/grammar";

/** The weekdays and months that a text names, once each; equal in all languages. @param locale in this language alone, short names too */
export function dayNamesIn(text: string, locale?: Locale): { text: string; key: string }[] {
  const found = new Map<string, string>();
  for (const { text: line, from } of linesOf(text))
    for (const grammar of grammars().filter(({ id }) => !locale || id === locale)) {
      for (const { 0: all, index, groups = {} } of line.matchAll(grammar.name)) {
        const key = keyOf(grammar, groups, line.slice(0, index));
        const name = all.slice(0, all.length - (groups.ending?.length ?? 0));
        const start = from + index;
        if (key && !found.has(key)) found.set(key, text.slice(start, start + name.length));
      }
      if (locale) for (const key of shortNamesIn(line, grammar)) found.set(key, found.get(key) ?? "");
    }
  return [...found].map(([key, name]) => ({ text: name, key }));
}

export const isDayName = (key: string): boolean => /^(?:day|month) \d/.test(key);

/** "Sat", "Dec.", and "sexta" for "sexta-feira". */
const shortNamesIn = (line: string, { days, shortDays, months }: Grammar): string[] =>
  Array.from(line.matchAll(/\p{L}+/gu)).flatMap(([word]) => {
    const day = Math.max(days.indexOf(word), shortDays.indexOf(word));
    const month = months.indexOf(word);
    return [...(day < 0 ? [] : [`day ${day}`]), ...(month < 0 ? [] : [`month ${month % 12}`])];
  });

/** Names that are also words ("may", "mars", "marzo" is none): they count beside a number only. */
const ALSO_WORDS = new Set(["may", "march", "mai", "mars", "mayo", "marco", "august"]);

function keyOf(
  { months, days }: Grammar,
  { day, month, beside }: Record<string, string | undefined>,
  before: string,
) {
  // "segunda" is an ordinal without "-feira"; the expression asks for it.
  if (day !== undefined) return `day ${days.findIndex((name) => day.startsWith(name))}`;
  if (month === undefined) return undefined;
  const isDate = beside !== undefined || /\d(?:st|nd|rd|th|er)?\.? ?(?:de |of )?$/.test(before.slice(-12));
  return ALSO_WORDS.has(month) && !isDate ? undefined : `month ${months.indexOf(month) % 12}`;
}
