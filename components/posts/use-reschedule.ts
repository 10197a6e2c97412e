"use client";

import { useTranslations } from "next-intl";
import { toast } from "@/components/ui/toast";
import type { Post } from "@/lib/posts/types";
import { useMoment } from "./use-moment";
import { usePublish } from "./use-publish";

/** Gives a scheduled post another time; resolves whether that worked, which is told. */
export function useReschedule(post: Post, onDone: () => void) {
  const t = useTranslations("Posts.reschedule");
  const moment = useMoment();
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
    toast.success(t("done", { time: moment.soon(scheduledAt) }));
    onDone();
    return true;
  };
}
