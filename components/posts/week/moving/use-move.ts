"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { PublishAnswer } from "@/components/posts/publishing/use-publish";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import { toast } from "@/components/ui/toast/toast";
import { ApiError, api } from "@/lib/http/api-client";
import { POSTS_KEY } from "@/lib/posts/query-options";
import { WEEK_KEY, weekQuery } from "@/lib/posts/scheduling/query-options";
import type { Week, WeekPost } from "@/lib/posts/scheduling/types";
import { withTime } from "@/lib/posts/scheduling/week";
import type { Post } from "@/lib/posts/types";
import { useWeekFormat } from "@/components/posts/week/use-week-format";

/** Sends the new time, or takes the post off the schedule. `revision` is the one that the owner sees. */
function send(
  { id, revision }: Pick<Post, "id" | "revision">,
  scheduledAt: string | null,
): Promise<PublishAnswer> {
  if (scheduledAt === null) return api("/api/post/schedule", { method: "DELETE", body: { postID: id } });
  return api(`/api/post/${id}/time`, { method: "PATCH", body: { scheduledAt, revision } });
}

/**
 * Moves a post to another time, or to the drafts (null). The week shows it at once; when the server refuses, the post
 * goes back and the reason is shown.
 */
export function useMove(week: Week) {
  const t = useTranslations("Week");
  const words = useErrorMessage();
  const client = useQueryClient();
  const format = useWeekFormat(week.timeZone);
  const { queryKey } = weekQuery(week.from);

  const refresh = () => {
    void client.invalidateQueries({ queryKey: WEEK_KEY });
    void client.invalidateQueries({ queryKey: POSTS_KEY, refetchType: "none" });
  };

  const undo = async (post: Post, scheduledAt: string | null) => {
    try {
      await send(post, scheduledAt);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(t("undoFailed"), { description: words.ofCode(error.code) });
    }
    refresh();
  };

  return async (post: WeekPost, scheduledAt: string | null): Promise<boolean> => {
    if (scheduledAt === post.scheduledAt) return true;
    // A refetch under way would put the old week back.
    await client.cancelQueries({ queryKey });
    const before = client.getQueryData<Week>(queryKey);
    client.setQueryData<Week>(queryKey, (now) => now && withTime(now, post, scheduledAt));
    try {
      const answer = await send(post, scheduledAt);
      const problem = answer.problems?.[0];
      toast.success(
        scheduledAt === null ? t("unscheduled") : t("moved", { time: format.moment(scheduledAt) }),
        {
          description: problem && words.ofCode(problem.code),
          action: { label: t("undo"), onClick: () => void undo(answer.post, post.scheduledAt) },
          id: "moved",
        },
      );
      return true;
    } catch (error) {
      client.setQueryData(queryKey, before);
      if (!(error instanceof ApiError)) throw error;
      if (error.code !== "NO_ACTIVE_SUBSCRIPTION")
        toast.error(t("moveFailed"), { description: words.ofCode(error.code), id: "moved" });
      return false;
    } finally {
      refresh();
    }
  };
}
