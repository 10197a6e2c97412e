"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button, type ButtonProps } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { api } from "@/lib/api-client";
import type { PlanType } from "@/lib/billing/types";

type BillingButtonProps = Pick<ButtonProps, "variant" | "className" | "children"> & {
  /** The plan to check out, or the portal. */
  to: PlanType | "portal";
};

/** Leads to Stripe: to the checkout of a plan, or to the portal. */
export function BillingButton({ to, ...props }: BillingButtonProps) {
  const t = useTranslations("Billing.button");
  const [busy, setBusy] = useState(false);

  async function go() {
    setBusy(true);
    const portal = to === "portal";
    const path = portal ? "/api/subscription/portal" : `/api/subscription?subscriptionType=${to}`;
    try {
      const { url } = await api<{ url: string }>(path);
      window.location.assign(url);
    } catch {
      setBusy(false);
      if (portal) toast.error(t("portalFailed"), { id: "billing" });
      else toast.error(t("error"), { description: t("checkoutFailed"), id: "billing" });
    }
  }

  // The browser keeps a page as it was left: coming back with its arrow must not find the button busy.
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
