"use client";

import { useTranslations } from "next-intl";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import { useGoTo } from "@/components/layout/shell/navigation";
import { toast } from "@/components/ui/toast/toast";
import type { ApiError } from "@/lib/http/api-client";
import type { CreditsShort } from "@/lib/posts/drafting/types";

/**
 * Tells that the credits do not suffice, with the way to the plans.
 * @param describe says how many there are and how many are needed
 * @returns what is there and needed, or null for another error, which is not told
 */
export function useCreditsShort(describe: (short: CreditsShort) => string) {
  const label = useTranslations("SubscriptionRequired")("plans");
  const errorText = useErrorMessage();
  const goTo = useGoTo();
  return (error: ApiError): CreditsShort | null => {
    if (error.code !== "INSUFFICIENT_CREDIT_AMOUNT") return null;
    const short = error.object as CreditsShort;
    toast.error(errorText.ofCode(error.code), {
      description: describe(short),
      action: { label, onClick: () => goTo("/subscription") },
    });
    return short;
  };
}
