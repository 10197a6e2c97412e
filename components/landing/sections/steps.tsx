import { useTranslations } from "next-intl";
import type { Theme } from "@/components/layout/browser/theme/theme";
import { screenshots } from "../screenshots";
import { ProductScreenshot } from "../product-screenshot";
import { SectionTitle } from "./section";

const steps = ["brand", "connect", "write", "send"] as const;

/** The four steps, one ruled row each, with a detail of a product screenshot. */
export function Steps({ theme }: { theme: Theme | undefined }) {
  const t = useTranslations("Landing.how");
  return (
    <section
      id="how-it-works"
      aria-labelledby="how-it-works-title"
      className="mx-auto max-w-landing px-4 pt-16 sm:px-6 lg:pt-24"
    >
      <SectionTitle id="how-it-works-title">{t("title")}</SectionTitle>
      <p className="mt-3 text-ink-soft">{t("text")}</p>
      <ol className="mt-8 border-t border-ink dark:border-edge">
        {steps.map((step, index) => (
          <li
            key={step}
            className="grid gap-x-8 gap-y-6 py-8 not-last:border-b last:pb-0 md:grid-cols-12 md:py-10 lg:gap-x-10"
          >
            <div className="flex gap-x-6 md:col-span-5 lg:gap-x-12">
              <span
                aria-hidden
                className="w-[1.2ch] font-display text-[3.5rem]/12 font-semibold text-press tabular-nums lg:text-[5rem]/16"
              >
                {index + 1}
              </span>
              <div className="pt-1 lg:pt-3">
                <h3 className="text-section">{t(`${step}.title`)}</h3>
                <p className="mt-2 max-w-[34ch] text-pretty text-ink-soft">{t(`${step}.text`)}</p>
              </div>
            </div>
            <figure className="self-start md:col-span-7">
              <ProductScreenshot
                {...screenshots[step]}
                theme={theme}
                alt={t(`${step}.photo`)}
                className="overflow-hidden rounded-lg border"
              />
            </figure>
          </li>
        ))}
      </ol>
    </section>
  );
}
