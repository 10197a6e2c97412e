import { CircleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { useFormatter } from "@/components/layout/use-formatter";
import { Link } from "@/components/ui/link";
import type { SubscriptionDetails } from "@/lib/billing/types";
import { BillingButton } from "./billing-button";

/** A banner on every page while a payment is due: how long everything keeps working, and how to pay. */
export function PaymentDueBanner({ details: { graceEnd } }: { details: SubscriptionDetails }) {
  const t = useTranslations("Billing");
  const format = useFormatter();
  const until = graceEnd
    ? format.dateTime(new Date(graceEnd), { dateStyle: "long", timeStyle: "short" })
    : "";
  return (
    <aside aria-label={t("owed.label")} className="border-b bg-sheet">
      <div className="mx-auto flex max-w-(--column) flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2 text-sm md:px-8">
        <p className="flex min-w-0 flex-1 basis-64 items-start gap-2">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-bad" />
          <span>
            <span>{t(graceEnd ? "owed.works" : "owed.waits", { until })}</span>{" "}
            <Link href="/subscription" className="text-link max-sm:hidden">
              {t("title")}
            </Link>
          </span>
        </p>
        <BillingButton to="invoice" variant="outline" size="sm">
          {t("button.pay")}
        </BillingButton>
      </div>
    </aside>
  );
}
