"use client";

import { CalendarClock } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useNow } from "@/components/layout/browser/use-clock";
import { type ScheduleChoice, ScheduleFields } from "@/components/posts/scheduling/schedule-fields";
import { Button } from "@/components/ui/button";
import { instantOf, wallTime } from "@/lib/i18n/wall-time";
import { tomorrowNoon } from "@/lib/posts/scheduling/rules";

type ChooseTimeProps = {
  at: string | null;
  timeZone: string;
  onTime: (at: string) => void;
  onClose: () => void;
};

/** Any time that is ahead. Load it lazily. */
export function ChooseTime({ at, timeZone, onTime, onClose }: ChooseTimeProps) {
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
          aria-describedby="chosen-time"
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
