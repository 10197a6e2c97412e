"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useErrorWords } from "@/components/layout/use-error-words";
import { toast } from "@/components/ui/toast";
import { ApiError, api } from "@/lib/api-client";
import { handOver } from "@/lib/posts/hand-over";
import { POSTS_KEY } from "@/lib/posts/query-options";
import type { Post } from "@/lib/posts/types";

/** What can be done with a post from a list; each tells how it went and has the page read again. */
export function usePostActions(id: number) {
  const t = useTranslations("Posts.actions");
  const words = useErrorWords();
  const client = useQueryClient();
  const router = useRouter();

  const refresh = () => {
    void client.invalidateQueries({ queryKey: POSTS_KEY });
    router.refresh();
  };
  /** Runs `work`; resolves to what it gave, or to null after the failure was told. */
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

  const cancelSchedule = async (): Promise<boolean> => {
    const work = () => api<object>("/api/post/schedule", { method: "DELETE", body: { postID: id } });
    const done = (await attempt(work, t("cancelFailed"))) !== null;
    if (done) toast.success(t("cancelled"));
    return done;
  };

  const restore = async (): Promise<boolean> => {
    const work = () => api<Post>(`/api/post/${id}/restore`, { method: "POST" });
    return (await attempt(work, t("restoreFailed"))) !== null;
  };

  /** Deletes the post. `onUndo` runs when it is wanted back, and is. */
  const remove = async (onUndo: () => void): Promise<boolean> => {
    const work = () => api<object>(`/api/post/${id}`, { method: "DELETE" });
    const done = (await attempt(work, t("deleteFailed"))) !== null;
    const undo = () => void restore().then((back) => back && onUndo());
    if (done) toast.success(t("deleted"), { action: { label: t("undo"), onClick: undo } });
    return done;
  };

  const openInWorkspace = (post: Post) => {
    handOver(post);
    router.push("/post-generator");
  };

  /** Makes a copy that can be edited and sent anew. */
  const duplicate = async (): Promise<boolean> => {
    const work = () => api<Post>(`/api/post/${id}/duplicate`, { method: "POST" });
    const copy = await attempt(work, t("duplicateFailed"));
    if (copy)
      toast.success(t("duplicated"), {
        action: { label: t("open"), onClick: () => openInWorkspace(copy) },
      });
    return copy !== null;
  };

  /** Says of a delivery in doubt whether the post is on the page; if it is not, it is sent again. */
  const settle = async (deliveryId: number, found: boolean): Promise<boolean> => {
    const work = () =>
      api<object>(`/api/post/delivery/${deliveryId}/settle`, { method: "POST", body: { found } });
    const done = (await attempt(work, t("settleFailed"))) !== null;
    if (done) toast.success(t(found ? "settledFound" : "settledAgain"));
    return done;
  };

  /** Answers for a post that was held: publish it now, give it a new time, or do not send it. */
  const release = async (answer: {
    action: "publish" | "reschedule" | "cancel";
    scheduledAt?: string;
  }): Promise<boolean> => {
    const work = () => api<object>(`/api/post/${id}/release`, { method: "POST", body: answer });
    const done = (await attempt(work, t("releaseFailed"))) !== null;
    if (done) toast.success(t(`released.${answer.action}`));
    return done;
  };

  return { refresh, cancelSchedule, remove, duplicate, openInWorkspace, settle, release };
}
