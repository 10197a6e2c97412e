"use client";

import { useTranslations } from "next-intl";
import { useCreditsShort } from "@/components/billing/use-credits-short";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import { toast } from "@/components/ui/toast/toast";
import type { ApiError } from "@/lib/http/api-client";

/** Explains why words were not changed, where the error's own text is not enough. @returns whether it did */
export function useRewriteErrors() {
  const t = useTranslations("Rewriting");
  const errorText = useErrorMessage();
  const reportShortage = useCreditsShort((short) => t("creditsShort", short));
  return (error: ApiError): boolean => {
    const { lostFacts = [] } = (error.object ?? {}) as { lostFacts?: string[] };
    if (lostFacts.length === 0) return reportShortage(error) !== null;
    toast.error(errorText.ofCode(error.code), { description: t("lost", { facts: lostFacts.join(", ") }) });
    return true;
  };
}
