import { useTranslations } from "next-intl";
import { saveReturnPage } from "@/components/layout/return-page";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import type { Allowance } from "@/lib/posts/campaigns/types";

/** What a campaign is, and which plan has it, for an owner whose plan has none. */
export function NotInPlan({ most }: Allowance) {
  const [t, plans] = [useTranslations("Campaigns.notInPlan"), useTranslations("SubscriptionRequired")];
  return (
    <section aria-labelledby="not-in-plan" className="grid justify-items-start gap-3">
      <h2 id="not-in-plan" className="font-display text-2xl leading-8">
        {t("title")}
      </h2>
      <p className="max-w-text">{t("text")}</p>
      <p className="max-w-text text-ink-soft">{t("where", { limit: most })}</p>
      <Link
        href="/subscription"
        className={buttonVariants({ className: "mt-2" })}
        onClick={() => saveReturnPage("checkout")}
      >
        {plans("plans")}
      </Link>
    </section>
  );
}

/** All campaigns of this month are planned. */
export function NoneLeft({ limit }: Allowance) {
  const t = useTranslations("Campaigns");
  return <p className="max-w-text">{t("noneLeft", { limit })}</p>;
}
