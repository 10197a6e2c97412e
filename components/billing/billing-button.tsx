"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button, type ButtonProps } from "@/components/ui/button";
import { toast } from "@/components/ui/toast/toast";
import { api } from "@/lib/http/api-client";
import type { PlanType } from "@/lib/billing/types";

type BillingButtonProps = Pick<ButtonProps, "variant" | "size" | "className" | "children"> & {
  /** The plan to check out, the portal, or the unpaid invoice. */
  to: PlanType | "portal" | "invoice";
};

/** Opens Stripe: a plan's checkout, the portal, or the unpaid invoice. */
export function BillingButton({ to, ...props }: BillingButtonProps) {
  const t = useTranslations("Billing.button");
  const [busy, setBusy] = useState(false);

  async function go() {
    setBusy(true);
    const path =
      to === "portal" || to === "invoice"
        ? `/api/subscription/${to}`
        : `/api/subscription?subscriptionType=${to}`;
    try {
      const { url } = await api<{ url: string }>(path);
      window.location.assign(url);
    } catch {
      setBusy(false);
      if (to === "portal") toast.error(t("portalFailed"), { id: "billing" });
      else if (to === "invoice") toast.error(t("invoiceFailed"), { id: "billing" });
      else toast.error(t("error"), { description: t("checkoutFailed"), id: "billing" });
    }
  }

  // A page restored from the back/forward cache must not show the button busy.
  return (
    <Button
      {...props}
      busy={busy}
      busyLabel={t("opening")}
      onClick={go}
      onPointerEnter={() => setBusy(false)}
    />
  );
}
