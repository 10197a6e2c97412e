"use client";

import { useConfirmedDays } from "@/components/posts/checking/use-confirmed-days";
import { useBusinessZone } from "@/components/posts/wording/use-business-zone";
import type { Check, PostSeal } from "@/lib/posts/seal/types";

/**
 * A post's seal with the day that its owner has called right, which only this browser knows; what was kept as it went out
 * stays as it was.
 * @param at when it goes out, or would, ISO 8601
 */
export function useWithKept(post: { id: number; writtenAt: string }, at: string | null) {
  const { isKept } = useConfirmedDays(post, useBusinessZone() ?? "UTC");
  const withKept = (check: Check): Check =>
    check.kind === "DAYS" && check.outcome === "WRONG" && at && isKept({ text: check.words?.[0] ?? "", at })
      ? { ...check, outcome: "RIGHT", by: "OWNER" }
      : check;
  return (seal: PostSeal): PostSeal => (seal.kept ? seal : { ...seal, checks: seal.checks.map(withKept) });
}
