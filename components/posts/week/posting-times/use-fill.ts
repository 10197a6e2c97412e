import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useWeek } from "@/components/posts/week/week-context";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import { useWrite } from "@/components/layout/forms/use-write";
import { toast } from "@/components/ui/toast/toast";
import { api } from "@/lib/http/api-client";
import { POSTS_KEY, WEEK_KEY } from "@/lib/posts/query-options";
import type { FillResult } from "@/lib/posts/week/types";

/** Gives drafts the next free posting times. `refused` says why, by post, for those that stayed drafts. */
export function useFill(onDone: () => void) {
  const t = useTranslations("Week.fill");
  const errorText = useErrorMessage();
  const { format } = useWeek();
  const client = useQueryClient();
  const [refused, setRefused] = useState<ReadonlyMap<number, string>>(new Map());

  const { run: fill, busy: filling } = useWrite({
    send: (postIDs: number[], idempotencyKey) =>
      api<FillResult>("/api/week/fill", { method: "POST", body: { postIDs }, idempotencyKey }),
    failed: { title: t("failed") },
    onSuccess: ({ results }) => {
      const failed = results.flatMap((result) => ("code" in result ? [result] : []));
      const times = results.flatMap((result) => ("scheduledAt" in result ? [result.scheduledAt] : []));
      const last = times.sort().at(-1);
      setRefused(new Map(failed.map(({ postID, code }) => [postID, errorText.ofCode(code)])));
      if (last)
        toast.success(t("done", { count: times.length }), {
          description: times.length > 1 ? t("last", { time: format.moment(last) }) : undefined,
        });
      if (failed.length === 0) onDone();
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: WEEK_KEY });
      void client.invalidateQueries({ queryKey: POSTS_KEY, refetchType: "none" });
    },
  });
  return { fill, filling, refused };
}
