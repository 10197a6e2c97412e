"use client";

import { useTranslations } from "next-intl";
import { useGoTo } from "@/components/layout/shell/navigation";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import { toast } from "@/components/ui/toast/toast";
import type { ApiError } from "@/lib/http/api-client";
import type { CreditsShort } from "@/lib/posts/types";

/** Tells why words were not changed, and what to do. */
export function useRewriteErrors() {
  const t = useTranslations("Rewriting");
  const plansLabel = useTranslations("SubscriptionRequired")("plans");
  const words = useErrorMessage();
  const goTo = useGoTo();
  return (error: ApiError): void => {
    if (error.code === "NO_ACTIVE_SUBSCRIPTION") return;
    const title = words.ofField(error.fieldErrors.start) ?? words.ofCode(error.code);
    const { lostFacts = [] } = (error.object ?? {}) as { lostFacts?: string[] };
    if (lostFacts.length > 0) toast.error(title, { description: t("lost", { facts: lostFacts.join(", ") }) });
    else if (error.code === "INSUFFICIENT_CREDIT_AMOUNT")
      toast.error(title, {
        description: t("creditsShort", error.object as CreditsShort),
        action: { label: plansLabel, onClick: () => goTo("/subscription") },
      });
    else toast.error(title);
  };
}
