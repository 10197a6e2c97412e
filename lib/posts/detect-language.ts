import { LOCALES, type Locale } from "@/lib/i18n/locales";
import { LANGUAGES, LOCALE_OF_LANGUAGE, type Language } from "./constants";

/** The language that a post is written in, of those in which we write; where it cannot be said, its owner's. */
export async function detectLanguage(content: string, locale: Locale | null): Promise<Language> {
  // Loaded when it is needed: its profiles of the languages take 50 MB.
  const { detect } = await import("tinyld");
  const found = detect(content, { only: [...LOCALES] });
  const of = (wanted: string) => LANGUAGES.find((language) => LOCALE_OF_LANGUAGE[language] === wanted);
  return of(found) ?? of(locale ?? "") ?? "english";
}
