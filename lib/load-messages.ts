import type { Messages } from "next-intl";
import { DEFAULT_LOCALE, type Locale } from "./locales";

type Texts = { [name: string]: unknown };

/** What was put together, by the module it came from: a text that is edited while `next dev` runs is a new one. */
const complete = new WeakMap<object, Messages>();

/**
 * The texts of one language. What it lacks is there in English: the namespace Design, which is of a page for
 * development alone, and a text that is newer than its translation.
 */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const own = await read(locale);
  if (locale === DEFAULT_LOCALE) return own;
  const known = complete.get(own);
  if (known) return known;
  const whole = over(await read(DEFAULT_LOCALE), own) as Messages;
  complete.set(own, whole);
  return whole;
}

async function read(locale: Locale): Promise<Messages> {
  return ((await import(`../messages/${locale}.json`)) as { default: Messages }).default;
}

/** `own` laid over `base`. A precompiled text is a string or an array, and neither is looked into. */
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
