"use client";

import { useTranslations } from "next-intl";
import { isPastDue } from "@/components/posts/post/saved-text";
import { usePostActions } from "@/components/posts/post/use-post-actions";
import { useProblemText } from "@/components/posts/wording/use-problem-text";
import { toast } from "@/components/ui/toast/toast";
import type { ScheduleResult } from "@/lib/posts/scheduling/types";

type Release = {
  action: "publish" | "reschedule" | "cancel" | "confirm";
  scheduledAt?: string;
  confirmBlank?: true;
  revision?: number;
};

/** Settles a held post: publish it now, reschedule it, or do not send it. Resolves to whether that was done. */
export function useReleasePost(id: number) {
  const t = useTranslations("Posts.actions");
  const { run } = usePostActions(id);
  const problemText = useProblemText();

  return async (answer: Release): Promise<boolean> => {
    const path = `/api/post/${id}/release`;
    const order = { method: "POST", path, body: answer, failed: t("releaseFailed") } as const;
    const done = await run<Partial<ScheduleResult>>(order);
    const isLate = answer.action === "confirm" && done?.post && !done.post.paused && isPastDue(done.post);
    if (done)
      toast.success(t(`released.${isLate ? "confirmLate" : answer.action}`), {
        description: problemText.describe(done.problems),
      });
    return done !== null;
  };
}
