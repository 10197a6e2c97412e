"use client";

import { DayQuestion } from "@/components/posts/scheduling/day-question";
import { useDaysIn } from "@/components/posts/scheduling/use-days-in";
import { fittingSlot } from "@/lib/posts/scheduling/fitting-slot";
import type { SlotTime } from "@/lib/posts/posting-times/types";
import type { WeekPost } from "@/lib/posts/week/types";

type ReadingDayProps = {
  post: WeekPost;
  /** Its text as it stands. */
  content: string;
  /** When it goes out, ISO 8601; null where no time is free for it. */
  at: string | null;
  timeZone: string;
  free: readonly SlotTime[];
  onTime: (at: string) => void;
};

/** What contradicts the day of a draft in its text, with the free time at which it would be right. */
export function ReadingDay({ post, content, at, timeZone, free, onTime }: ReadingDayProps) {
  const days = useDaysIn(content, { writtenAt: post.writtenAt, timeZone }, post);
  const better = fittingSlot(days, free, timeZone)?.at ?? null;
  return (
    <DayQuestion
      post={{ ...post, content }}
      listed={post}
      at={at}
      timeZone={timeZone}
      better={better === at ? null : better}
      onBetter={onTime}
    />
  );
}
