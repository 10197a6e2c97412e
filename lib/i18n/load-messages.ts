import type { Messages } from "next-intl";
import { DEFAULT_LOCALE, type Locale } from "./locales";
import { loadCities } from "./places";

type Texts = { [name: string]: unknown };

/** The messages, with the cities of time zones by the zone's name: not typed as texts, since nobody looks them up as such. */
export type WithCities = Messages & { Cities?: Readonly<Record<string, string>> };

/** Complete messages, by the module they came from: a text edited while `next dev` runs is a new module. */
const complete = new WeakMap<object, Messages>();

/**
 * The texts of one language. Missing ones are in English: the namespace Design, whose page is for development only,
 * and texts that are newer than their translation. The cities of time zones are among them.
 */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const own = await read(locale);
  const known = complete.get(own);
  if (known) return known;
  const texts = locale === DEFAULT_LOCALE ? own : (over(await read(DEFAULT_LOCALE), own) as Messages);
  const whole: WithCities = { ...texts, Cities: await loadCities(locale) };
  complete.set(own, whole);
  return whole;
}

async function read(locale: Locale): Promise<Messages> {
  return ((await import(`../../messages/${locale}.json`)) as { default: Messages }).default;
}

/** `own` merged over `base`. A precompiled text is a string or an array, and neither is merged. */
function over(base: Texts, own: Texts): Texts {
  const whole: Texts = { ...base };
  for (const [name, text] of Object.entries(own)) {
    const below = base[name];
    whole[name] = isGroup(text) && isGroup(below) ? over(below, text) : text;
  }
  return whole;
}

function isGroup(value: unknown): value is Texts {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
