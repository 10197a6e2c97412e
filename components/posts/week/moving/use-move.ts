"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import type { PublishAnswer } from "@/components/posts/publishing/use-publish";
import { useWrite } from "@/components/layout/forms/use-write";
import { useGoTo } from "@/components/layout/shell/navigation";
import { toast } from "@/components/ui/toast/toast";
import { api } from "@/lib/http/api-client";
import { POSTS_KEY, WEEK_KEY } from "@/lib/posts/query-options";
import { weekQuery } from "@/lib/posts/week/query-options";
import type { Week, WeekPost } from "@/lib/posts/week/types";
import { isByOwner } from "@/lib/posts/scheduling/rules";
import { postAt, putBack, withTime } from "@/lib/posts/week/rules";
import { useProblemText } from "@/components/posts/wording/use-problem-text";
import { useWeekFormat } from "@/components/posts/wording/use-week-format";
import { readingPath } from "@/components/posts/week/week-path";

type Move = {
  /** The post as the owner sees it. */
  post: WeekPost;
  to: string | null;
  /** Whether it undoes the last move; `held` if its owner held the post before it. */
  undoes?: "moved" | "held";
};

/**
 * Moves a post to another time, or to the drafts (null). The week shows it at once; when the server refuses, the post
 * goes back and the reason is shown. A draft that nobody has read stays, and a press leads to the reading.
 */
export function useMove(week: Week) {
  const t = useTranslations("Week");
  const problems = useProblemText({ timeZone: week.timeZone });
  const client = useQueryClient();
  const format = useWeekFormat(week.timeZone);
  const goTo = useGoTo();
  const { queryKey } = weekQuery(week.from);
  const askToRead = ({ id }: WeekPost, at: string) =>
    toast.note(t("unread.title"), {
      action: { label: t("unread.read"), onClick: () => goTo(readingPath(week.from, { id, at })) },
      id: "moved",
    });

  // A move that waited for another one of the same post was made on what that one has changed.
  const own = useRef(new Map<number, { from: number; to: number }>());

  const { run } = useWrite({
    send: ({ post: { id, revision: shown }, to, undoes }: Move): Promise<PublishAnswer> => {
      const mine = own.current.get(id);
      const revision = mine?.from === shown ? mine.to : shown;
      if (to === null) return api("/api/post/schedule", { method: "DELETE", body: { postID: id, revision } });
      const body = { scheduledAt: to, revision, ...(undoes === "held" && { hold: true }) };
      return api(`/api/post/${id}/time`, { method: "PATCH", body });
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
      const moved = { ...postAt(post, to), revision: answer.post.revision };
      const wasHeld = post.postPlatforms.some(({ heldFor }) => isByOwner(heldFor));
      toast.success(to === null ? t("unscheduled") : t("moved", { time: format.moment(to) }), {
        description: problems.describe(answer.problems),
        action: {
          label: t("undo"),
          onClick: () =>
            void run({ post: moved, to: post.scheduledTime, undoes: wasHeld ? "held" : "moved" }),
        },
        id: "moved",
      });
    },
    onFailure: ({ code }, { post, to }) => {
      // It was changed by a machine since the week was read.
      if (code !== "POST_NOT_READ" || to === null) return false;
      askToRead(post, to);
      return true;
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: WEEK_KEY });
      void client.invalidateQueries({ queryKey: POSTS_KEY, refetchType: "none" });
    },
  });

  return async (post: WeekPost, to: string | null): Promise<void> => {
    if (to !== null && isUnread(post)) askToRead(post, to);
    else if (to !== post.scheduledTime) await run({ post, to });
  };
}

/** Whether a post cannot have a time before it is read. */
export const isUnread = ({ status, read }: WeekPost) => status === "GENERATED" && !read;
