import { useTranslations } from "next-intl";
import type { Theme } from "@/lib/theme";
import { LinkButton } from "./link-button";
import { pictures } from "./pictures";
import { ProductPicture } from "./product-picture";
import { RegistrationMark } from "./print-ornaments";

/** The promise at the left, the workspace at the right, cut off by the fold like a sheet still in the press. */
export function Hero({ theme }: { theme: Theme | undefined }) {
  const t = useTranslations("Landing.hero");
  return (
    <section aria-labelledby="hero-title" className="overflow-clip">
      <div className="mx-auto grid max-w-landing gap-x-12 px-4 sm:px-6 lg:h-[clamp(35rem,calc(100svh-10rem),50rem)] lg:grid-rows-[minmax(0,1fr)] lg:grid-cols-[minmax(0,29rem)_minmax(0,1fr)]">
        <div className="self-center pt-14 pb-12 sm:pt-20 lg:py-8">
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
          </div>
        </div>
        <div className="relative max-lg:max-h-[34rem] lg:mr-[min(0px,calc((100vw-72.5rem)/-2+1.5rem))] lg:h-full lg:max-w-[54rem] lg:overflow-hidden lg:pt-14">
          <RegistrationMark className="absolute top-4 left-0 max-lg:hidden" />
          <span aria-hidden className="absolute top-7 right-0 left-10 border-t max-lg:hidden" />
          <div className="overflow-hidden rounded-t-lg border border-b-0 border-edge/60 bg-paper">
            <ProductPicture {...pictures.workspace} theme={theme} alt={t("picture")} first />
          </div>
        </div>
      </div>
    </section>
  );
}
