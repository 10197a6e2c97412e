"use client";

import { useTranslations } from "next-intl";
import { usePostActions } from "@/components/posts/post/use-post-actions";
import { toast } from "@/components/ui/toast/toast";
import type { PublishResult } from "@/lib/posts/publishing/types";
import type { Post } from "@/lib/posts/types";

/** Cancels a post's schedule. Resolves to the post as it is then, or to null after a failure, which was reported. */
export function useCancelSchedule(id: number) {
  const t = useTranslations("Posts.actions");
  const { run } = usePostActions(id);
  return async (): Promise<Post | null> => {
    const order = { method: "DELETE", path: "/api/post/schedule", body: { postID: id } } as const;
    const done = await run<PublishResult>({ ...order, failed: t("cancelFailed") });
    if (done) toast.success(t("cancelled"));
    return done?.post ?? null;
  };
}
