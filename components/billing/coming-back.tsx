"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { Spinner } from "@/components/ui/spinner";
import { toast } from "@/components/ui/toast";
import { refreshSubscriptionAction } from "@/lib/billing/actions";

/** For who comes back from Stripe: reads the plan anew and shows the page as it is then. */
export function ComingBack({ from }: { from: "checkout" | "portal" }) {
  const t = useTranslations("Billing.comingBack");
  const router = useRouter();
  const asked = useRef(false);

  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void refreshSubscriptionAction({}).then((result) => {
      if (!result.ok) toast.note(t("notBegun"));
      else if (from === "checkout") toast.success(t("begun"));
      router.replace("/subscription");
      router.refresh();
    });
  }, [from, router, t]);

  return (
    <p role="status" className="mb-6 flex items-center gap-2 text-ink-soft">
      <Spinner />
      {t("confirming")}
    </p>
  );
}
