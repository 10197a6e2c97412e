import { useTranslations } from "next-intl";
import { LinkButton } from "../link-button";

/** The closing call to action, on a band in the accent colour. */
export function CallToAction({ demoPath }: { demoPath: string }) {
  const t = useTranslations("Landing.closing");
  return (
    <section aria-labelledby="closing-title" className="mt-16 bg-press text-on-press lg:mt-24">
      <div className="mx-auto flex max-w-landing flex-wrap items-end justify-between gap-x-12 gap-y-8 px-4 py-14 sm:px-6 lg:py-20">
        <div>
          <h2
            id="closing-title"
            className="max-w-[16ch] font-display text-[2.25rem]/[2.5rem] font-semibold tracking-[-0.02em] sm:text-[3.25rem]/[3.5rem]"
          >
            {t("title")}
          </h2>
          <p className="mt-4 text-[1.125rem]/7">{t("text")}</p>
        </div>
        <div className="flex flex-wrap gap-3 [&>a:focus-visible]:outline-on-press">
          <LinkButton
            href="/subscription"
            size="lg"
            className="bg-on-press text-press hover:bg-press-wash hover:text-press"
          >
            {t("trial")}
          </LinkButton>
          <LinkButton href={demoPath} size="lg" className="border-on-press hover:bg-press-deep">
            {t("demo")}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
