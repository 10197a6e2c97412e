/** The languages of the interface, which posts can be written in too. Texts are written in English first. */
export const LOCALES = ["en", "es", "fr", "de", "hu", "pt", "it"] as const;
export type Locale = (typeof LOCALES)[number];

/** The language for visitors who request none of them. */
export const DEFAULT_LOCALE: Locale = "en";

/**
 * The cookie with the chosen language. For a signed-in person it mirrors `User.locale`, in which mails are written:
 * a page costs no statement for its language, and signing in or the next page corrects a cookie that differs.
 */
export const LOCALE_COOKIE = "locale";

/** Each language's own name, and its Open Graph locale. */
export const LANGUAGES: Readonly<Record<Locale, { name: string; openGraph: string }>> = {
  en: { name: "English", openGraph: "en_US" },
  es: { name: "Español", openGraph: "es_ES" },
  fr: { name: "Français", openGraph: "fr_FR" },
  de: { name: "Deutsch", openGraph: "de_DE" },
  hu: { name: "Magyar", openGraph: "hu_HU" },
  pt: { name: "Português", openGraph: "pt_BR" },
  it: { name: "Italiano", openGraph: "it_IT" },
};

/** `value` if it is one of our languages. */
export function localeOf(value: unknown): Locale | undefined {
  return LOCALES.find((locale) => locale === value);
}

/** The language of a request: the one in its cookie, else the best of its Accept-Language, else English. */
export function requestLocale(cookie: unknown, acceptLanguage: string | null | undefined): Locale {
  return localeOf(cookie) ?? negotiateLocale(acceptLanguage);
}

/**
 * The first of our languages that an Accept-Language header names, by weight, then by position; a region counts as
 * its language. Source: RFC 9110, section 12.5.4.
 */
export function negotiateLocale(header: string | null | undefined): Locale {
  const wanted = (header ?? "")
    .slice(0, 1_000)
    .toLowerCase()
    .split(",")
    .map((range) => {
      const [tag = "", ...parameters] = range.split(";").map((part) => part.trim());
      const weight = parameters.find((part) => part.startsWith("q="))?.slice(2);
      return { language: tag.split("-")[0], weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  for (const { language } of wanted) {
    const locale = language === "*" ? DEFAULT_LOCALE : localeOf(language);
    if (locale) return locale;
  }
  return DEFAULT_LOCALE;
}
