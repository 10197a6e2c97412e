"use client";

import { useTranslations } from "next-intl";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import { useGoTo } from "@/components/layout/shell/navigation";
import { toast } from "@/components/ui/toast/toast";
import type { ApiError } from "@/lib/http/api-client";
import type { CreditsShort } from "@/lib/posts/drafting/types";

/**
 * Reports that the credits do not suffice, with a link to the plans. @param describe the sentence with the balance and
 * the amount needed @returns the two amounts, or null for another error, which is not reported
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
