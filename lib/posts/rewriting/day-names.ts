import { type Grammar, grammars, linesOf } from "@/lib/text/explicit/grammar";

/** The weekdays and months that a text names in any of the product's languages, once each; equal in all of them. */
export function dayNamesIn(text: string): { text: string; key: string }[] {
  const found = new Map<string, string>();
  for (const { text: line, from } of linesOf(text))
    for (const grammar of grammars())
      for (const { 0: all, index, groups = {} } of line.matchAll(grammar.name)) {
        const key = keyOf(grammar, groups, line.slice(0, index));
        const name = all.slice(0, all.length - (groups.ending?.length ?? 0));
        const start = from + index;
        if (key && !found.has(key)) found.set(key, text.slice(start, start + name.length));
      }
  return [...found].map(([key, name]) => ({ text: name, key }));
}

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
