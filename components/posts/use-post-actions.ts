"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useWrite } from "@/components/layout/forms/use-write";
import { useGoTo } from "@/components/layout/shell/navigation";
import { toast } from "@/components/ui/toast/toast";
import { api } from "@/lib/http/api-client";
import { handOffPost } from "@/lib/posts/drafting/workspace-handoff";
import { POSTS_KEY, postQuery } from "@/lib/posts/query-options";
import type { PublishResult } from "@/lib/posts/publishing/types";
import type { Post } from "@/lib/posts/types";
import { postScope } from "./use-post";

type Act = {
  method: "POST" | "DELETE";
  path: string;
  body?: object;
  /** The failure's first line. */
  failed: string;
};

/** The actions on a post in a list; each reports its result and refreshes the page. */
export function usePostActions(id: number) {
  const t = useTranslations("Posts.actions");
  const client = useQueryClient();
  const router = useRouter();
  const goTo = useGoTo();

  const refresh = () => {
    void client.invalidateQueries({ queryKey: POSTS_KEY });
    router.refresh();
  };
  const act = useWrite<Act, unknown>({
    scope: postScope(id),
    send: ({ path, method, body }, idempotencyKey) => api(path, { method, body, idempotencyKey }),
    failed: ({ failed }) => ({ title: failed }),
    onSuccess: refresh,
    // Without an answer the page may be out of reach: refreshing would give it up.
    onFailure: ({ answered }) => {
      if (answered) refresh();
      else void client.invalidateQueries({ queryKey: POSTS_KEY });
    },
  });
  const run = async <T = object>(order: Act): Promise<T | null> => (await act.run(order)) as T | null;

  /** Cancels the schedule; resolves to the post as it is then. */
  const cancelSchedule = async (): Promise<Post | null> => {
    const order = { method: "DELETE", path: "/api/post/schedule", body: { postID: id } } as const;
    const done = await run<PublishResult>({ ...order, failed: t("cancelFailed") });
    if (done) toast.success(t("cancelled"));
    return done?.post ?? null;
  };

  /** Deletes the post. `onUndo` runs once the deletion was undone. */
  const remove = async (onUndo: () => void): Promise<boolean> => {
    const done = await run({ method: "DELETE", path: `/api/post/${id}`, failed: t("deleteFailed") });
    const restore = () =>
      run<Post>({ method: "POST", path: `/api/post/${id}/restore`, failed: t("restoreFailed") });
    const undo = () => void restore().then((back) => back && onUndo());
    if (done) toast.success(t("deleted"), { action: { label: t("undo"), onClick: undo } });
    return done !== null;
  };

  const openInWorkspace = (post: Post) => {
    client.setQueryData(postQuery(post.id).queryKey, post);
    handOffPost(post);
    goTo("/post-generator");
  };

  /** Makes a copy that can be edited and sent. */
  const copy = () =>
    run<Post>({ method: "POST", path: `/api/post/${id}/duplicate`, failed: t("duplicateFailed") });

  /** Opens a copy in the workspace, where the user looks next, regardless of the list's filter. */
  const openCopy = async (): Promise<boolean> => {
    const made = await copy();
    if (made) openInWorkspace(made);
    return made !== null;
  };

  /** Records whether a post in doubt is on the page; if it is not, it is sent again. */
  const resolveDelivery = async (deliveryId: number, found: boolean): Promise<boolean> => {
    const path = `/api/post/delivery/${deliveryId}/settle`;
    const done = await run({ method: "POST", path, body: { found }, failed: t("settleFailed") });
    if (done) toast.success(t(found ? "settledFound" : "settledAgain"));
    return done !== null;
  };

  /** Settles a held post: publish it now, reschedule it, or do not send it. */
  const release = async (answer: {
    action: "publish" | "reschedule" | "cancel";
    scheduledAt?: string;
  }): Promise<boolean> => {
    const path = `/api/post/${id}/release`;
    const done = await run({ method: "POST", path, body: answer, failed: t("releaseFailed") });
    if (done) toast.success(t(`released.${answer.action}`));
    return done !== null;
  };

  return {
    busy: act.busy,
    refresh,
    cancelSchedule,
    remove,
    copy,
    openCopy,
    openInWorkspace,
    resolveDelivery,
    release,
  };
}
