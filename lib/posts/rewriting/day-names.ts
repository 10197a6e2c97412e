const LOCALES = ["en", "es", "fr", "de", "hu", "pt", "it"] as const;
/** Months that are also words ("may", "mai", "mars"): they count beside a number only. */
const ALSO_WORDS = new Set(["may", "march", "mai", "mars", "mayo"]);
type Name = { key: string; pattern: RegExp };

/** Hungarian inflects names; the others add an s at most. */
const suffixOf = (locale: string) => (locale === "hu" ? "\\p{L}{0,4}" : "s?");

function patternOf(name: string, locale: string): RegExp {
  if (!ALSO_WORDS.has(name)) return new RegExp(`(?<!\\p{L})${name}${suffixOf(locale)}(?!\\p{L})`, "giu");
  const after = `(?<=\\p{Nd}\\P{L}{0,3}(?:de |of )?)(?<!\\p{L})${name}(?!\\p{L})`;
  return new RegExp(`${after}|(?<!\\p{L})${name}(?= ?\\p{Nd})`, "giu");
}

function namesOf(locale: string): Name[] {
  const name = (options: Intl.DateTimeFormatOptions, day: Date) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }).format(day).toLowerCase();
  const at = (key: string, text: string): Name => ({ key, pattern: patternOf(text, locale) });
  return [
    ...Array.from({ length: 7 }, (_, n) =>
      at(`day ${n}`, name({ weekday: "long" }, new Date(Date.UTC(2026, 0, 4 + n)))),
    ),
    ...Array.from({ length: 12 }, (_, n) =>
      at(`month ${n}`, name({ month: "long" }, new Date(Date.UTC(2026, n, 15)))),
    ),
  ];
}

let names: Name[] | undefined;

/** The weekdays and months that a text names in any of the product's languages, once each; equal in all of them. */
export function dayNamesIn(text: string): { text: string; key: string }[] {
  names ??= LOCALES.flatMap(namesOf);
  const found = names.flatMap(({ key, pattern }) =>
    [...text.matchAll(pattern)].map(([name]) => [key, name] as const),
  );
  return [...new Map(found)].map(([key, name]) => ({ text: name, key }));
}
