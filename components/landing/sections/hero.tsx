import { useTranslations } from "next-intl";
import { HeroPost } from "./hero-post";
import { LinkButton } from "../link-button";

/** The promise at the left; at the right the line that an owner typed, and the post that was made of it. */
export function Hero({ demoPath }: { demoPath: string }) {
  const [t, demo] = [useTranslations("Landing.hero"), useTranslations("Landing.closing")];
  return (
    <section
      aria-labelledby="hero-title"
      className="mx-auto grid max-w-landing gap-x-12 gap-y-10 px-4 pt-10 pb-12 sm:px-6 sm:pt-14 lg:grid-cols-[minmax(0,29rem)_minmax(0,1fr)] lg:pt-8 lg:pb-14"
    >
      <div className="self-center">
        <h1 id="hero-title" className="font-display text-hero font-semibold text-balance">
          {t("title")}
        </h1>
        <p className="mt-6 max-w-[44ch] text-[1.125rem]/[1.8125rem] text-ink-soft">{t("text")}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <LinkButton href="/post-generator" size="lg">
            {t("start")}
          </LinkButton>
          <LinkButton href="#how-it-works" variant="outline" size="lg">
            {t("more")}
          </LinkButton>
          <LinkButton href={demoPath} variant="ghost" size="lg">
            {demo("demo")}
          </LinkButton>
        </div>
      </div>
      <HeroPost />
    </section>
  );
}
