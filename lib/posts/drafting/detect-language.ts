import { LOCALES, type Locale, localeOf } from "@/lib/i18n/locales";
import { LANGUAGE_OF_LOCALE, type Language } from "@/lib/posts/constants";

/** Of fewer letters the detector guesses below this: of "Akció!" it says Spanish. */
const FEWEST_LETTERS = 20;
const SURE = 0.3;

const languageOf = (wanted: string | null): Language | null => {
  const locale = localeOf(wanted);
  return locale ? LANGUAGE_OF_LOCALE[locale] : null;
};

/** The language that a post is written in, of those in which we write; null where its words do not tell. */
export async function findLanguage(content: string): Promise<Language | null> {
  // Loaded when it is needed: its profiles of the languages take 50 MB.
  const { detectAll } = await import("tinyld");
  const best = detectAll(content, { only: [...LOCALES] })[0];
  const letters = content.match(/\p{L}/gu)?.length ?? 0;
  return best && (letters >= FEWEST_LETTERS || best.accuracy >= SURE) ? languageOf(best.lang) : null;
}

/** The language that a post is written in; where its words do not tell, its owner's. */
export async function detectLanguage(content: string, locale: Locale | null): Promise<Language> {
  return (await findLanguage(content)) ?? languageOf(locale) ?? "english";
}
