import type { Messages } from "next-intl";
import type { Locale } from "./locales";
import { loadCities } from "./places";

/** The messages, with the cities of time zones by the zone's name: not typed as texts, since nobody looks them up as such. */
export type WithCities = Messages & { Cities?: Readonly<Record<string, string>> };

/** Complete messages, by the module they came from: a text edited while `next dev` runs is a new module. */
const complete = new WeakMap<object, Messages>();

/** The texts of one language, the cities of time zones among them. `npm run check:texts` refuses one that lacks a text. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const own = await read(locale);
  const known = complete.get(own);
  if (known) return known;
  const whole: WithCities = { ...own, Cities: await loadCities(locale) };
  complete.set(own, whole);
  return whole;
}

async function read(locale: Locale): Promise<Messages> {
  return ((await import(`../../messages/${locale}.json`)) as { default: Messages }).default;
}
