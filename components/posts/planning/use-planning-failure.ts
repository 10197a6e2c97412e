"use client";

import { useTranslations } from "next-intl";
import { toast } from "@/components/ui/toast/toast";
import type { ErrorCode } from "@/lib/errors";
import type { ApiError } from "@/lib/http/api-client";

const WORDS = {
  MODEL_UNAVAILABLE: "unavailable",
  MODEL_MISCONFIGURED: "misconfigured",
  MODEL_BUSY: "busy",
  MODEL_REFUSED: "refused",
} as const satisfies Partial<Record<ErrorCode, string>>;
const hasWords = (code: string): code is keyof typeof WORDS => Object.hasOwn(WORDS, code);

/**
 * Reports failures of the model while finding ideas. Ideas cost no credits, so the general texts of these codes, which
 * speak of returned credits, do not fit. @returns a function that returns whether it did
 */
export function usePlanningFailure() {
  const t = useTranslations("Planning.model");
  return ({ code }: ApiError, title: string): boolean => {
    if (!hasWords(code)) return false;
    toast.error(title, { description: t(WORDS[code]) });
    return true;
  };
}
