import { useTranslations } from "next-intl";
import { SectionTitle } from "./section";

const parts = ["late", "blank", "quiet"] as const;

/** Today's problems, in three short newspaper-style columns. */
export function PainPoints() {
  const t = useTranslations("Landing.problem");
  return (
    <section aria-labelledby="problem-title" className="mx-auto max-w-landing px-4 pt-16 sm:px-6 lg:pt-24">
      <SectionTitle id="problem-title">{t("title")}</SectionTitle>
      <div className="mt-8 grid gap-y-6 border-t border-ink dark:border-edge pt-6 md:grid-cols-3">
        {parts.map((part) => (
          <div
            key={part}
            className="max-md:not-first:border-t max-md:not-first:pt-6 md:pr-8 md:not-first:border-l md:not-first:pl-8"
          >
            <h3 className="text-section">{t(`${part}.title`)}</h3>
            <p className="mt-2 max-w-[38ch] text-pretty text-ink-soft">{t(`${part}.text`)}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
