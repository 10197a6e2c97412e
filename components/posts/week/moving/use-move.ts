"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import type { PublishAnswer } from "@/components/posts/publishing/use-publish";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import { useWrite } from "@/components/layout/forms/use-write";
import { toast } from "@/components/ui/toast/toast";
import { api } from "@/lib/http/api-client";
import { POSTS_KEY, WEEK_KEY } from "@/lib/posts/query-options";
import { weekQuery } from "@/lib/posts/week/query-options";
import type { Week, WeekPost } from "@/lib/posts/week/types";
import { putBack, withTime } from "@/lib/posts/week/rules";
import { useWeekFormat } from "@/components/posts/use-week-format";

type Move = {
  /** The post as the owner sees it. */
  post: WeekPost;
  to: string | null;
  /** Whether it takes the last move back. */
  undoes?: boolean;
};

/**
 * Moves a post to another time, or to the drafts (null). The week shows it at once; when the server refuses, the post
 * goes back and the reason is shown.
 */
export function useMove(week: Week) {
  const t = useTranslations("Week");
  const errorText = useErrorMessage();
  const client = useQueryClient();
  const format = useWeekFormat(week.timeZone);
  const { queryKey } = weekQuery(week.from);

  // A move that waited for another one of the same post was made on what that one has changed.
  const own = useRef(new Map<number, { from: number; to: number }>());

  const { run } = useWrite({
    send: ({ post: { id, revision: shown }, to }: Move): Promise<PublishAnswer> => {
      const mine = own.current.get(id);
      const revision = mine?.from === shown ? mine.to : shown;
      if (to === null) return api("/api/post/schedule", { method: "DELETE", body: { postID: id, revision } });
      return api(`/api/post/${id}/time`, { method: "PATCH", body: { scheduledAt: to, revision } });
    },
    scope: "week",
    show: async ({ post, to }) => {
      // A refetch under way would put the old week back.
      await client.cancelQueries({ queryKey });
      client.setQueryData<Week>(queryKey, (now) => now && withTime(now, post, to));
      return () => client.setQueryData<Week>(queryKey, (now) => now && putBack(now, post, to));
    },
    failed: ({ undoes }) => (undoes ? { title: t("undoFailed") } : { title: t("moveFailed"), id: "moved" }),
    onSuccess: (answer, { post, to, undoes }) => {
      own.current.set(post.id, { from: post.revision, to: answer.post.revision });
      if (undoes) return;
      const [problem] = answer.problems ?? [];
      const moved = { ...post, scheduledAt: to, revision: answer.post.revision };
      toast.success(to === null ? t("unscheduled") : t("moved", { time: format.moment(to) }), {
        description: problem && errorText.ofCode(problem.code),
        action: {
          label: t("undo"),
          onClick: () => void run({ post: moved, to: post.scheduledAt, undoes: true }),
        },
        id: "moved",
      });
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: WEEK_KEY });
      void client.invalidateQueries({ queryKey: POSTS_KEY, refetchType: "none" });
    },
  });

  return async (post: WeekPost, to: string | null): Promise<void> => {
    if (to !== post.scheduledAt) await run({ post, to });
  };
}
