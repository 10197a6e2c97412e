"use client";

import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { DayQuestion } from "@/components/posts/scheduling/day-question";
import { useDaysIn } from "@/components/posts/scheduling/use-days-in";
import { useWeekFormat } from "@/components/posts/use-week-format";
import { fittingSlot } from "@/lib/posts/scheduling/fitting-slot";
import type { SlotTime } from "@/lib/posts/posting-times/types";
import type { WeekPost } from "@/lib/posts/week/types";

const ChooseTime = dynamic(() => import("./choose-time").then((module) => module.ChooseTime), {
  loading: () => null,
});

type ReadingTimeProps = {
  post: WeekPost;
  /** Its text as it stands. */
  content: string;
  /** When it goes out, ISO 8601; null where no time is free for it. */
  at: string | null;
  timeZone: string;
  free: readonly SlotTime[];
  /** Another time is being chosen. */
  choosing: boolean;
  onChoosing: (choosing: boolean) => void;
  onTime: (at: string) => void;
};

/** When a draft goes out, in one sentence; what contradicts its text; and another time, where one is wanted. */
export function ReadingTime(props: ReadingTimeProps) {
  const { post, content, at, timeZone, free, choosing, onChoosing, onTime } = props;
  const t = useTranslations("Reading");
  const format = useWeekFormat(timeZone);
  const days = useDaysIn(content, { writtenAt: post.writtenAt, timeZone }, post);
  const better = fittingSlot(days, free, timeZone)?.at ?? null;
  return (
    <section aria-label={t("time")} className="grid gap-3">
      <p aria-live="polite" className="text-lg leading-7 tabular-nums">
        {at ? t("goesOut", { time: format.moment(at) }) : t("noTime")}
      </p>
      <DayQuestion
        post={{ ...post, content }}
        listed={post}
        at={at}
        timeZone={timeZone}
        better={better === at ? null : better}
        onBetter={onTime}
      />
      {choosing && (
        <ChooseTime at={at} timeZone={timeZone} onTime={onTime} onClose={() => onChoosing(false)} />
      )}
    </section>
  );
}
