"use client";

import { useTimeZone, useTranslations } from "next-intl";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import type { Problem } from "@/lib/posts/scheduling/types";
import { useWeekFormat } from "./use-week-format";

/** Whether a problem would keep the post from going out at its time. */
export const wouldFail = ({ code }: Problem): boolean => code !== "POSTS_CLOSE";

type Told = {
  /** The zone of the times on the screen; by default the page's. */
  timeZone?: string;
  /** The problems are those of several posts that got their times together. */
  several?: boolean;
};

/** What a schedule request answers besides the schedule, in words: what would fail, and which posts go out close by. */
export function useProblemText({ timeZone, several = false }: Told = {}) {
  const t = useTranslations("Posts.result");
  const errorText = useErrorMessage();
  const shown = useTimeZone() ?? "UTC";
  const format = useWeekFormat(timeZone ?? shown);

  const textOf = ({ code, closeTo = [] }: Problem): string => {
    const [other] = closeTo;
    if (other) {
      const { excerpt, scheduledTime } = other;
      const time = several ? format.moment(scheduledTime) : format.clock(scheduledTime);
      return t(several ? "closeAmong" : "close", { excerpt, time, more: closeTo.length - 1 });
    }
    return several ? errorText.ofCode(code) : t("problem", { reason: errorText.ofCode(code) });
  };
  return {
    textOf,
    /** All of them; nothing where there are none. */
    describe: (problems: readonly Problem[] | undefined): string | undefined =>
      problems && problems.length > 0 ? [...new Set(problems.map(textOf))].join(" ") : undefined,
  };
}
