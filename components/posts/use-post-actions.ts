"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useGoTo } from "@/components/layout/shell/navigation";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import { toast } from "@/components/ui/toast/toast";
import { ApiError, api } from "@/lib/http/api-client";
import { handOffPost } from "@/lib/posts/drafting/workspace-handoff";
import { POSTS_KEY, postQuery } from "@/lib/posts/query-options";
import type { PublishResult } from "@/lib/posts/publishing/types";
import type { Post } from "@/lib/posts/types";

/** The actions on a post in a list; each reports its result and refreshes the page. */
export function usePostActions(id: number) {
  const t = useTranslations("Posts.actions");
  const words = useErrorMessage();
  const client = useQueryClient();
  const router = useRouter();
  const goTo = useGoTo();

  const refresh = () => {
    void client.invalidateQueries({ queryKey: POSTS_KEY });
    router.refresh();
  };
  /** Runs `work`; resolves to its result, or to null after reporting the failure. */
  const attempt = async <T>(work: () => Promise<T>, failed: string): Promise<T | null> => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code !== "NO_ACTIVE_SUBSCRIPTION")
        toast.error(failed, { description: words.ofCode(error.code) });
      return null;
    } finally {
      refresh();
    }
  };

  /** Cancels the schedule; resolves to the post as it is then. */
  const cancelSchedule = async (): Promise<Post | null> => {
    const work = () => api<PublishResult>("/api/post/schedule", { method: "DELETE", body: { postID: id } });
    const done = await attempt(work, t("cancelFailed"));
    if (done) toast.success(t("cancelled"));
    return done?.post ?? null;
  };

  const restore = async (): Promise<boolean> => {
    const work = () => api<Post>(`/api/post/${id}/restore`, { method: "POST" });
    return (await attempt(work, t("restoreFailed"))) !== null;
  };

  /** Deletes the post. `onUndo` runs once the deletion was undone. */
  const remove = async (onUndo: () => void): Promise<boolean> => {
    const work = () => api<object>(`/api/post/${id}`, { method: "DELETE" });
    const done = (await attempt(work, t("deleteFailed"))) !== null;
    const undo = () => void restore().then((back) => back && onUndo());
    if (done) toast.success(t("deleted"), { action: { label: t("undo"), onClick: undo } });
    return done;
  };

  const openInWorkspace = (post: Post) => {
    client.setQueryData(postQuery(post.id).queryKey, post);
    handOffPost(post);
    goTo("/post-generator");
  };

  /** Makes a copy that can be edited and sent. */
  const copy = () =>
    attempt(() => api<Post>(`/api/post/${id}/duplicate`, { method: "POST" }), t("duplicateFailed"));

  /** Opens a copy in the workspace, where the user looks next, regardless of the list's filter. */
  const openCopy = async (): Promise<boolean> => {
    const made = await copy();
    if (made) openInWorkspace(made);
    return made !== null;
  };

  /** Records whether a post in doubt is on the page; if it is not, it is sent again. */
  const settle = async (deliveryId: number, found: boolean): Promise<boolean> => {
    const work = () =>
      api<object>(`/api/post/delivery/${deliveryId}/settle`, { method: "POST", body: { found } });
    const done = (await attempt(work, t("settleFailed"))) !== null;
    if (done) toast.success(t(found ? "settledFound" : "settledAgain"));
    return done;
  };

  /** Settles a held post: publish it now, reschedule it, or do not send it. */
  const release = async (answer: {
    action: "publish" | "reschedule" | "cancel";
    scheduledAt?: string;
  }): Promise<boolean> => {
    const work = () => api<object>(`/api/post/${id}/release`, { method: "POST", body: answer });
    const done = (await attempt(work, t("releaseFailed"))) !== null;
    if (done) toast.success(t(`released.${answer.action}`));
    return done;
  };

  return { refresh, cancelSchedule, remove, copy, openCopy, openInWorkspace, settle, release };
}
