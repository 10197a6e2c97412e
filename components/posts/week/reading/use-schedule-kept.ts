import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useWrite } from "@/components/layout/forms/use-write";
import { useProblemText } from "@/components/posts/wording/use-problem-text";
import { toast } from "@/components/ui/toast/toast";
import { api } from "@/lib/http/api-client";
import { POSTS_KEY, WEEK_KEY } from "@/lib/posts/query-options";
import type { UnreadPosts } from "@/lib/posts/reading/types";
import type { FillResult, UnfillResult, WeekPost } from "@/lib/posts/week/types";

type Placed = { post: WeekPost; at: string };
type Refused = { post: WeekPost; code: string };

/** What came of the posts that were to be scheduled in this reading. */
export type Outcome = { placed: readonly Placed[]; refused: readonly Refused[] };

const NOTHING: Outcome = { placed: [], refused: [] };

type ScheduleKept = {
  timeZone: string;
  timeOf: (post: WeekPost) => string | null;
  /** Called once the server has answered for each post. */
  onOutcome: (outcome: Outcome) => void;
  /** The times have been taken back. */
  onUndone: () => void;
};

/** Gives the posts that were kept their times, and takes them back; says of each what came of it. */
export function useScheduleKept({ timeZone, timeOf, onOutcome, onUndone }: ScheduleKept) {
  const t = useTranslations("Reading");
  const problemText = useProblemText({ timeZone, several: true });
  const client = useQueryClient();
  const [outcome, setOutcome] = useState(NOTHING);
  const refetch = () => {
    void client.invalidateQueries({ queryKey: WEEK_KEY });
    void client.invalidateQueries({ queryKey: POSTS_KEY, refetchType: "none" });
  };
  const tell = (now: Outcome) => {
    const ids = new Set([...now.placed, ...now.refused].map(({ post }) => post.id));
    const earlier = ({ post }: Placed | Refused) => !ids.has(post.id);
    setOutcome((before) => ({
      placed: [...before.placed.filter(earlier), ...now.placed],
      refused: [...before.refused.filter(earlier), ...now.refused] as Refused[],
    }));
    onOutcome(now);
  };

  const undoing = useWrite({
    send: (placed: readonly Placed[], idempotencyKey) =>
      api<UnfillResult>("/api/week/unfill", {
        method: "POST",
        body: { posts: placed.map(({ post, at }) => ({ postID: post.id, scheduledAt: at })) },
        idempotencyKey,
      }),
    failed: { title: t("undoFailed") },
    onSuccess: ({ results }) => {
      const left = results.filter((result) => "code" in result).length;
      toast.note(left > 0 ? t("undoneSome", { count: left }) : t("undone"));
      setOutcome(NOTHING);
      onUndone();
    },
    onSettled: refetch,
  });

  const { run, busy } = useWrite<readonly WeekPost[], FillResult>({
    send: (posts, idempotencyKey) =>
      api<FillResult>("/api/week/fill", {
        method: "POST",
        idempotencyKey,
        body: {
          posts: posts.map((post) => ({
            postID: post.id,
            revision: post.revision,
            scheduledAt: timeOf(post) ?? undefined,
          })),
        },
      }),
    failed: { title: t("failed") },
    onSuccess: ({ results, problems }, posts) => {
      const of = (id: number) => posts.filter((post) => post.id === id);
      const placed = results.flatMap((result) =>
        "scheduledAt" in result ? of(result.postID).map((post) => ({ post, at: result.scheduledAt })) : [],
      );
      const refused = results.flatMap((result) =>
        "code" in result ? of(result.postID).map((post) => ({ post, code: result.code })) : [],
      );
      if (placed.length > 0)
        toast.success(t("done", { count: placed.length }), {
          description: problemText.describe(problems),
          // The reading may end with it.
          forNextPage: true,
          action: { label: t("undo"), onClick: () => void undoing.run(placed) },
        });
      tell({ placed, refused });
    },
    onFailure: ({ code, object }, posts) => {
      if (code !== "POST_NOT_READ") return false;
      // A machine has changed them since they were kept.
      const unread = new Set((object as UnreadPosts | null)?.posts.map(({ id }) => id));
      tell({ placed: [], refused: posts.filter(({ id }) => unread.has(id)).map((post) => ({ post, code })) });
      return true;
    },
    onSettled: refetch,
  });

  return {
    run,
    busy,
    outcome,
    /** What was said of a post is no longer so. */
    forget: (id: number) =>
      setOutcome(({ placed, refused }) => ({
        placed,
        refused: refused.filter(({ post }) => post.id !== id),
      })),
  };
}
