import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import { useWrite } from "@/components/layout/forms/use-write";
import { useProblemText } from "@/components/posts/use-problem-text";
import { useWeek } from "@/components/posts/week/week-context";
import { toast } from "@/components/ui/toast/toast";
import { api } from "@/lib/http/api-client";
import { POSTS_KEY, WEEK_KEY } from "@/lib/posts/query-options";
import type { FillResult, UnfillResult } from "@/lib/posts/week/types";

type Order = { postID: number; revision: number; scheduledAt?: string };
type Placed = { postID: number; scheduledAt: string };

/** Gives drafts their times, and undoes all of it. `refused` says why, by post, for those that stayed drafts. */
export function useFill(onDone: () => void) {
  const t = useTranslations("Week.fill");
  const errorText = useErrorMessage();
  const { format, week } = useWeek();
  const problemText = useProblemText({ timeZone: week.timeZone, several: true });
  const client = useQueryClient();
  const [refused, setRefused] = useState<ReadonlyMap<number, string>>(new Map());
  const refetch = () => {
    void client.invalidateQueries({ queryKey: WEEK_KEY });
    void client.invalidateQueries({ queryKey: POSTS_KEY, refetchType: "none" });
  };

  const undoing = useWrite({
    send: (posts: Placed[], idempotencyKey) =>
      api<UnfillResult>("/api/week/unfill", { method: "POST", body: { posts }, idempotencyKey }),
    failed: { title: t("undoFailed") },
    onSuccess: ({ results }) => {
      const kept = results.filter((result) => "code" in result).length;
      toast.note(kept > 0 ? t("undoneSome", { count: kept }) : t("undone"));
    },
    onSettled: refetch,
  });

  const { run: fill, busy: filling } = useWrite({
    send: (posts: Order[], idempotencyKey) =>
      api<FillResult>("/api/week/fill", { method: "POST", body: { posts }, idempotencyKey }),
    failed: { title: t("failed") },
    onSuccess: ({ results, problems }) => {
      const failed = results.flatMap((result) => ("code" in result ? [result] : []));
      const placed = results.flatMap((result) => ("scheduledAt" in result ? [result] : []));
      const last = placed
        .map(({ scheduledAt }) => scheduledAt)
        .sort()
        .at(-1);
      setRefused(new Map(failed.map(({ postID, code }) => [postID, errorText.ofCode(code)])));
      if (last)
        toast.success(t("done", { count: placed.length }), {
          description: [
            placed.length > 1 && t("last", { time: format.moment(last) }),
            problemText.describe(problems),
          ]
            .filter(Boolean)
            .join(" "),
          action: { label: t("undo"), onClick: () => void undoing.run(placed) },
        });
      if (failed.length === 0) onDone();
    },
    onSettled: refetch,
  });
  return { fill, filling, refused };
}
