import { useTranslations } from "next-intl";
import { saveReturnPage } from "@/components/layout/return-page";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";

type PlanRequiredProps = {
  /** Days of the trial; 0 if there is none to be had. */
  trialDays: number;
  /** Nothing on the page is more urgent. */
  primary: boolean;
};

/** Says before anything is written that writing needs a plan; the checkout leads back here. */
export function PlanRequired({ trialDays, primary }: PlanRequiredProps) {
  const [t, required] = [useTranslations("Workspace"), useTranslations("SubscriptionRequired")];
  return (
    <section
      aria-label={required("title")}
      className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-y border-dashed border-edge py-4"
    >
      <p className="max-w-text">{t("planFirst", { days: trialDays })}</p>
      <Link
        href="/subscription"
        className={buttonVariants({ variant: primary ? "default" : "outline" })}
        onClick={() => saveReturnPage("checkout")}
      >
        {required("plans")}
      </Link>
    </section>
  );
}
