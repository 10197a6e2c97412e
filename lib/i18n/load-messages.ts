import type { Messages } from "next-intl";
import { DEFAULT_LOCALE, type Locale } from "./locales";

type Texts = { [name: string]: unknown };

/** Merged messages, by the module they came from: a text edited while `next dev` runs is a new module. */
const complete = new WeakMap<object, Messages>();

/**
 * The texts of one language. Missing ones are in English: the namespace Design, whose page is for development only,
 * and texts that are newer than their translation.
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
