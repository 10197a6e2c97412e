"use client";

import type { Route } from "next";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import { useWrite } from "@/components/layout/forms/use-write";
import { takeReturnPage } from "@/components/layout/return-page";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { toast } from "@/components/ui/toast/toast";
import { refreshSubscriptionAction } from "@/lib/billing/actions";
import { callActionOrThrow } from "@/lib/http/client/call-action-or-throw";

/** Shown on return from Stripe: re-reads the plan, and refreshes the page or leads back to the one that needed it. */
export function CheckoutReturn({ from }: { from: "checkout" | "portal" }) {
  const [t, common] = [useTranslations("Billing.comingBack"), useTranslations("Common")];
  const errorText = useErrorMessage();
  const router = useRouter();
  const requested = useRef(false);
  const [unanswered, setUnanswered] = useState<string | null>(null);

  const goOn = (to: Route) => {
    router.replace(to);
    router.refresh();
  };
  const reading = useWrite({
    send: () => callActionOrThrow(() => refreshSubscriptionAction({})),
    onSuccess: () => {
      if (from === "checkout") toast.success(t("begun"));
      goOn(from === "checkout" ? takeReturnPage("checkout") : "/subscription");
    },
    onFailure: ({ answered, code }) => {
      if (!answered) setUnanswered(code);
      else {
        toast.note(t("notBegun"));
        goOn("/subscription");
      }
      return true;
    },
  });
  const ask = useEffectEvent(() => {
    setUnanswered(null);
    void reading.run();
  });
  useEffect(() => {
    if (requested.current) return;
    requested.current = true;
    ask();
  }, []);
  // Re-reading is idempotent, so it is repeated as soon as the browser is online again.
  useEffect(() => {
    if (!unanswered) return;
    const again = () => ask();
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, [unanswered]);

  if (unanswered)
    return (
      <p role="alert" className="mb-6 text-ink-soft">
        <span>{errorText.ofCode(unanswered)}</span>{" "}
        <Button variant="link" className="h-auto p-0" onClick={() => void reading.run()} busy={reading.busy}>
          {common("tryAgain")}
        </Button>
      </p>
    );
  return (
    <p role="status" className="mb-6 flex items-center gap-2 text-ink-soft">
      <Spinner />
      {t("confirming")}
    </p>
  );
}
