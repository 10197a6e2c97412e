"use client";

import { useTranslations } from "next-intl";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import type { RestoredPost } from "@/lib/posts/scheduling/types";
import { useProblemText } from "@/components/posts/wording/use-problem-text";
import { useScheduleText } from "@/components/posts/wording/use-schedule-text";

/**
 * What became of a post whose deletion was undone, in words: when it goes out again, what could not be brought back, and
 * what stands in its way. Nothing for a draft that is as it was.
 */
export function useRestoredText() {
  const t = useTranslations("Posts.actions.lost");
  const errorText = useErrorMessage();
  const goesOut = useScheduleText();
  const problemText = useProblemText();
  return ({ restored, problems, ...post }: RestoredPost): string | undefined => {
    const { time, delivery, media: photos, code } = restored;
    const texts = [
      post.status === "SCHEDULED" && `${goesOut(post)}.`,
      !time && (code ? errorText.ofCode(code) : t("time")),
      // Without its time it goes nowhere: that is said.
      time && !delivery && t("delivery"),
      !photos && t("photos"),
      problemText.describe(problems),
    ].filter((text) => typeof text === "string");
    return texts.length > 0 ? texts.join(" ") : undefined;
  };
}
