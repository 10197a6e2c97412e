import { useTranslations } from "next-intl";
import type { Post } from "@/lib/posts/types";
import { useTimeText } from "./use-time-text";

type Scheduled = Pick<Post, "scheduledTime" | "paused" | "postPlatforms">;

/**
 * A scheduled post's time in words: 'Goes out tomorrow at 12:00, Budapest time', 'Would go out …, paused', 'Held
 * back, planned for …', or 'Was due …' for a time that has passed. Empty for a post without a time.
 */
export function useScheduleText() {
  const t = useTranslations("Posts");
  const moment = useTimeText();
  return ({ scheduledTime, paused, postPlatforms }: Scheduled): string => {
    if (!scheduledTime) return "";
    const time = moment.soon(scheduledTime);
    if (postPlatforms.some(({ held }) => held)) return t("heldFor", { time });
    return t(moment.isPast(scheduledTime) ? "wasDue" : "scheduledFor", { time, paused: String(paused) });
  };
}
