import { useTranslations } from "next-intl";
import { Section } from "./section";

const benefits = ["voice", "languages", "photo", "hour", "plain", "yours"] as const;

/** The product's benefits, as a list in two columns. */
export function Benefits() {
  const t = useTranslations("Landing.benefits");
  return (
    <Section id="benefits" title={t("title")}>
      <dl className="grid gap-x-8 sm:grid-cols-2">
        {benefits.map((benefit) => (
          <div
            key={benefit}
            className="py-5 first:pt-0 not-last:border-b last:pb-0 sm:nth-2:pt-0 sm:nth-last-2:border-b-0 sm:nth-last-2:pb-0"
          >
            <dt className="font-semibold">{t(`${benefit}.title`)}</dt>
            <dd className="mt-1 max-w-[42ch] text-pretty text-ink-soft">{t(`${benefit}.text`)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
