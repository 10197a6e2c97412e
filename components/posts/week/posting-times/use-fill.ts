import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useWeek } from "@/components/posts/week/week-context";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import { useRequestKey } from "@/components/layout/forms/use-request-key";
import { toast } from "@/components/ui/toast/toast";
import { ApiError, api } from "@/lib/http/api-client";
import { POSTS_KEY } from "@/lib/posts/query-options";
import { WEEK_KEY } from "@/lib/posts/scheduling/query-options";
import type { FillResult } from "@/lib/posts/scheduling/types";

/** Gives drafts the next free posting times. `refused` says why, by post, for those that stayed drafts. */
export function useFill(onDone: () => void) {
  const t = useTranslations("Week.fill");
  const words = useErrorMessage();
  const { format } = useWeek();
  const client = useQueryClient();
  const requestKey = useRequestKey();
  const [filling, setFilling] = useState(false);
  const [refused, setRefused] = useState<ReadonlyMap<number, string>>(new Map());

  const fill = async (postIDs: number[]) => {
    setFilling(true);
    const body = { postIDs };
    try {
      const { results } = await api<FillResult>("/api/week/fill", {
        method: "POST",
        body,
        idempotencyKey: requestKey.keyOf(body),
      });
      requestKey.forget();
      const failed = results.flatMap((result) => ("code" in result ? [result] : []));
      const times = results.flatMap((result) => ("scheduledAt" in result ? [result.scheduledAt] : []));
      const last = times.sort().at(-1);
      setRefused(new Map(failed.map(({ postID, code }) => [postID, words.ofCode(code)])));
      if (last)
        toast.success(t("done", { count: times.length }), {
          description: times.length > 1 ? t("last", { time: format.moment(last) }) : undefined,
        });
      if (failed.length === 0) onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code !== "NETWORK") requestKey.forget();
      if (error.code !== "NO_ACTIVE_SUBSCRIPTION")
        toast.error(t("failed"), { description: words.ofCode(error.code) });
    } finally {
      setFilling(false);
      void client.invalidateQueries({ queryKey: WEEK_KEY });
      void client.invalidateQueries({ queryKey: POSTS_KEY, refetchType: "none" });
    }
  };
  return { fill, filling, refused };
}
