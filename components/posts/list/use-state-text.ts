import { useTranslations } from "next-intl";
import { useFormatter } from "@/components/layout/use-formatter";
import { needsConnecting } from "@/lib/posts/publishing/constants";
import { editStageOf } from "@/lib/posts/rules";
import type { Post } from "@/lib/posts/types";
import { useScheduleText } from "@/components/posts/wording/use-schedule-text";
import { useTimeText } from "@/components/posts/wording/use-time-text";

/** Where a post stands, in one sentence: 'Went out Tuesday at 8:00 · 2 days ago', 'Goes out tomorrow at 12:00, …'. */
export function useStateText(): (post: Post) => string {
  const t = useTranslations("Posts.sentence");
  const format = useFormatter();
  const moment = useTimeText();
  const goesOut = useScheduleText();

  return (post) => {
    const delivery = post.postPlatforms.find(({ status }) => status !== "CANCELLED");
    switch (editStageOf(post)) {
      case "scheduled":
        if (!delivery?.held) return goesOut(post);
        return t("held", { reason: delivery.heldFor ?? "POST_LATE" });
      case "sending":
        return t("sending");
      case "published": {
        const at = new Date(post.publishedAt ?? post.createdAt);
        const ago = format.relativeTime(at, new Date());
        return t("published", { time: moment.past(at), ago, sent: String(delivery?.status === "SUCCESS") });
      }
      case "draft":
        if (delivery?.status !== "FAILED") return t("draft", { read: String(post.read) });
        return t("failed", { page: String(needsConnecting(delivery.errorCode ?? "")) });
    }
  };
}
