"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useWrite } from "@/components/layout/forms/use-write";
import { Button, type ButtonProps } from "@/components/ui/button";
import { api } from "@/lib/http/api-client";
import type { PlanType } from "@/lib/billing/types";

type BillingButtonProps = Pick<ButtonProps, "variant" | "size" | "className" | "children"> & {
  /** The plan to check out, the portal, or the unpaid invoice. */
  to: PlanType | "portal" | "invoice";
};

/** Opens Stripe: a plan's checkout, the portal, or the unpaid invoice. */
export function BillingButton({ to, ...props }: BillingButtonProps) {
  const t = useTranslations("Billing.button");
  const [leaving, setLeaving] = useState(false);
  const paying = to !== "portal" && to !== "invoice";
  const opening = useWrite({
    send: () =>
      api<{ url: string }>(paying ? `/api/subscription?subscriptionType=${to}` : `/api/subscription/${to}`),
    failed: paying
      ? { title: t("error"), text: t("checkoutFailed"), id: "billing" }
      : { title: t(`${to}Failed`), id: "billing" },
    onSuccess: ({ url }) => {
      setLeaving(true);
      window.location.assign(url);
    },
  });

  // A page restored from the back/forward cache must not show the button busy.
  return (
    <Button
      {...props}
      busy={opening.busy || leaving}
      busyLabel={t("opening")}
      onClick={() => void opening.run()}
      onPointerEnter={() => setLeaving(false)}
    />
  );
}
