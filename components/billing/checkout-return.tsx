"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import { Spinner } from "@/components/ui/spinner";
import { toast } from "@/components/ui/toast/toast";
import { refreshSubscriptionAction } from "@/lib/billing/actions";
import { callAction } from "@/lib/http/call-action";
import { takeWayBack } from "./way-back";

/** Shown on return from Stripe: re-reads the plan, and refreshes the page or leads back to the one that needed it. */
export function CheckoutReturn({ from }: { from: "checkout" | "portal" }) {
  const t = useTranslations("Billing.comingBack");
  const router = useRouter();
  const words = useErrorMessage();
  const requested = useRef(false);
  const [offline, setOffline] = useState(false);

  const ask = useEffectEvent(async () => {
    setOffline(false);
    const result = await callAction(() => refreshSubscriptionAction({}));
    if (!result.ok && result.code === "NETWORK") return setOffline(true);
    if (!result.ok) toast.note(t("notBegun"));
    else if (from === "checkout") toast.success(t("begun"));
    router.replace(from === "checkout" && result.ok ? takeWayBack() : "/subscription");
    router.refresh();
  });
  useEffect(() => {
    if (requested.current) return;
    requested.current = true;
    void ask();
  }, []);
  // Re-reading is idempotent, so it is repeated as soon as the browser is online again.
  useEffect(() => {
    if (!offline) return;
    const again = () => void ask();
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, [offline]);

  if (offline)
    return (
      <p role="alert" className="mb-6 text-ink-soft">
        {words.ofCode("NETWORK")}
      </p>
    );
  return (
    <p role="status" className="mb-6 flex items-center gap-2 text-ink-soft">
      <Spinner />
      {t("confirming")}
    </p>
  );
}
