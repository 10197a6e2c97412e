"use client";

import { useTranslations } from "next-intl";
import { toast } from "@/components/ui/toast/toast";
import type { ErrorCode } from "@/lib/errors";
import type { ApiError } from "@/lib/http/api-client";

const WORDS = {
  MODEL_UNAVAILABLE: "unavailable",
  MODEL_BUSY: "busy",
  MODEL_REFUSED: "refused",
} as const satisfies Partial<Record<ErrorCode, string>>;
const hasWords = (code: string): code is keyof typeof WORDS => Object.hasOwn(WORDS, code);

/**
 * Tells what the model did while ideas were looked for: they cost no credits, so that none are returned, as the general
 * texts of these codes say. @returns a function that returns whether it did
 */
export function usePlanningFailure() {
  const t = useTranslations("Planning.model");
  return ({ code }: ApiError, title: string): boolean => {
    if (!hasWords(code)) return false;
    toast.error(title, { description: t(WORDS[code]) });
    return true;
  };
}
