import { useLocale, useTranslations } from "next-intl";
import { LANGUAGES, LOCALES } from "@/lib/i18n/locales";
import { cn } from "@/lib/utils";

/** The interface languages, each by its own name: a plain form that works without JavaScript. */
export function LanguageChoice({ className }: { className?: string }) {
  const t = useTranslations("Common");
  const current = useLocale();
  return (
    <form method="post" action="/api/language" className={cn("text-sm text-ink-soft", className)}>
      <ul aria-label={t("language")} className="flex flex-wrap gap-x-4 gap-y-1">
        {LOCALES.map((locale) => (
          <li key={locale} lang={locale}>
            {locale === current ? (
              <span
                aria-current="true"
                className="inline-block py-1 font-medium text-ink pointer-coarse:py-3"
              >
                {LANGUAGES[locale].name}
              </span>
            ) : (
              <button
                name="locale"
                value={locale}
                className="py-1 hover:text-ink hover:underline pointer-coarse:py-3"
              >
                {LANGUAGES[locale].name}
              </button>
            )}
          </li>
        ))}
      </ul>
    </form>
  );
}
