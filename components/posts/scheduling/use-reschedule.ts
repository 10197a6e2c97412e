"use client";

import { toast } from "@/components/ui/toast/toast";
import type { Post } from "@/lib/posts/types";
import { usePublish } from "@/components/posts/publishing/use-publish";
import { useScheduleText } from "./use-schedule-text";

/** Reschedules a post and reports the result; resolves to whether that worked. */
export function useReschedule(post: Post, onDone: () => void) {
  const goesOut = useScheduleText();
  const { send } = usePublish();
  return async (scheduledAt: string): Promise<boolean> => {
    const platforms = post.postPlatforms.filter(({ status }) => status !== "CANCELLED");
    const answer = await send({
      postID: post.id,
      postContent: post.content,
      platforms: platforms.map(({ platform }) => platform),
      scheduledAt,
    });
    if (!answer) return false;
    toast.success(goesOut(answer.post));
    onDone();
    return true;
  };
}
