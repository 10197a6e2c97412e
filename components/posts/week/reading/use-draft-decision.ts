import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useWrite } from "@/components/layout/forms/use-write";
import { usePost, postScope } from "@/components/posts/post/use-post";
import { api } from "@/lib/http/api-client";
import { WEEK_KEY } from "@/lib/posts/query-options";
import type { Post } from "@/lib/posts/types";
import type { WeekPost } from "@/lib/posts/week/types";
import { isBlank } from "@/lib/text";
import type { Reading } from "./use-reading";

/** A draft on the screen, and what is decided of it. Nothing that was typed is left behind. */
export function useDraftDecision(listed: WeekPost, reading: Reading) {
  const t = useTranslations("Reading");
  const client = useQueryClient();
  const post = usePost(listed.id, { listed });
  const marking = useWrite<number, Post>({
    scope: postScope(listed.id),
    failed: { title: t("keepFailed") },
    send: (revision) => api<Post>(`/api/post/${listed.id}/read`, { method: "PUT", body: { revision } }),
    onSuccess: post.put,
    onFailure: (error) => {
      if (error.status === 409) post.refresh();
    },
  });
  const save = async (): Promise<Post | null> => {
    const saved = await post.save();
    if (!saved) return null;
    reading.stay(listed);
    // Its days may be others now, and with them the times that all drafts get.
    void client.invalidateQueries({ queryKey: WEEK_KEY });
    return saved;
  };
  /** An empty text is not saved: it stays in the browser. */
  const isSaved = async () => !post.unsaved || isBlank(post.content) || (await save()) !== null;
  return {
    post,
    busy: marking.busy || post.saving,
    save,
    isSaved,
    /** Own words are read as they are saved; the model's once their owner says so. */
    keep: async () => {
      const saved = post.unsaved ? await save() : post.saved;
      const read = saved && !saved.read ? await marking.run(saved.revision) : saved;
      if (!read) return;
      if (reading.lastOf(listed) === null) reading.decide(listed, "kept");
      else void reading.keepAndSchedule(listed, read);
    },
    drop: async () => {
      if (await isSaved()) reading.decide(listed, "dropped");
    },
    step: async (by: 1 | -1) => {
      if (await isSaved()) reading.goTo(reading.index + by);
    },
  };
}
