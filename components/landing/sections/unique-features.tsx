import { useTranslations } from "next-intl";
import { SectionTitle } from "./section";

const promises = ["twice", "day", "read"] as const;

/** What makes the product unique, in three large lines, each with an explanation. */
export function UniqueFeatures() {
  const t = useTranslations("Landing.promises");
  return (
    <section aria-labelledby="promises-title" className="mx-auto max-w-landing px-4 pt-16 sm:px-6 lg:pt-24">
      <SectionTitle id="promises-title" small>
        {t("title")}
      </SectionTitle>
      <ol className="mt-6 border-t border-ink dark:border-edge">
        {promises.map((promise) => (
          <li
            key={promise}
            className="grid gap-x-8 gap-y-2 py-6 not-last:border-b md:grid-cols-12 md:items-baseline lg:py-7"
          >
            <h3 className="font-display text-[1.625rem]/8 font-semibold tracking-[-0.015em] md:col-span-7 lg:text-[2.125rem]/10">
              {t(`${promise}.title`)}
            </h3>
            <p className="max-w-[44ch] text-ink-soft md:col-span-5">{t(`${promise}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
