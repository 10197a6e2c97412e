"use client";

import { CalendarClock } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useNow } from "@/components/layout/browser/use-clock";
import { DayQuestion } from "@/components/posts/day-question";
import { type ScheduleChoice, ScheduleFields } from "@/components/posts/scheduling/schedule-fields";
import { useWeekFormat } from "@/components/posts/use-week-format";
import { Button } from "@/components/ui/button";
import { instantOf, wallTime } from "@/lib/i18n/wall-time";
import { tomorrowNoon } from "@/lib/posts/scheduling/rules";
import { proposeTimes } from "@/lib/posts/week/propose-times";
import type { SlotTime } from "@/lib/posts/posting-times/types";
import type { WeekPost } from "@/lib/posts/week/types";

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
  const better = proposeTimes([{ ...post, content }], free, timeZone).get(post.id)?.at ?? null;
  return (
    <section aria-label={t("time")} className="grid gap-3">
      <p aria-live="polite" className="text-lg leading-7 tabular-nums">
        {at ? t("goesOut", { time: format.moment(at) }) : t("noTime")}
      </p>
      <DayQuestion
        post={{ ...post, content }}
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

type ChooseTimeProps = {
  at: string | null;
  timeZone: string;
  onTime: (at: string) => void;
  onClose: () => void;
};

/** Any time that is ahead. */
function ChooseTime({ at, timeZone, onTime, onClose }: ChooseTimeProps) {
  const t = useTranslations("Reading");
  const now = useNow();
  const [choice, setChoice] = useState<ScheduleChoice>(() =>
    at ? wallTime(new Date(at), timeZone) : tomorrowNoon(now, timeZone),
  );
  const place = useRef<HTMLDivElement>(null);
  // The verbs at the lower edge would cover what has just opened.
  useEffect(() => {
    // Chromium answers a promise, which React would take for a clean-up.
    void place.current?.scrollIntoView({ block: "center" });
  }, []);
  const instant = choice.date === null ? null : instantOf({ ...choice, date: choice.date }, timeZone);
  return (
    <div ref={place} className="grid gap-4 rounded-lg border bg-sheet p-4">
      <ScheduleFields choice={choice} onChange={setChoice} />
      <div className="flex flex-wrap gap-2">
        <Button
          icon={<CalendarClock aria-hidden />}
          disabled={!instant || instant <= now}
          onClick={() => {
            if (instant) onTime(instant.toISOString());
            onClose();
          }}
        >
          {t("takeTime")}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {t("cancel")}
        </Button>
      </div>
    </div>
  );
}
