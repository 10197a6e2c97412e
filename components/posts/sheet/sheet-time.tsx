import { CalendarClock } from "lucide-react";
import { useTimeZone, useTranslations } from "next-intl";
import { useRef } from "react";
import { DayQuestion } from "@/components/posts/day-question";
import { NextFreeTime } from "@/components/posts/scheduling/next-free-time";
import { ScheduleFields } from "@/components/posts/scheduling/schedule-fields";
import { Button } from "@/components/ui/button";
import { tomorrowNoon } from "@/lib/posts/scheduling/rules";
import { useOpenedSheet } from "./sheet-context";

/** When the post goes out. A draft has no time until its owner wants one; the next free posting time comes first. */
export function SheetTime() {
  const t = useTranslations("Posts");
  const timeZone = useTimeZone() ?? "UTC";
  const section = useRef<HTMLElement>(null);
  const { post, saved, time } = useOpenedSheet();
  const { choice } = time;
  const draft = saved.status !== "SCHEDULED";

  // The pressed button is replaced by what it opens or closes.
  const choose = (next: typeof choice) => {
    time.choose(next ?? undefined);
    requestAnimationFrame(() => section.current?.querySelector<HTMLElement>("button")?.focus());
  };

  return (
    <section
      ref={section}
      aria-label={t("sheet.time")}
      className="grid justify-items-start gap-3 border-t pt-5"
    >
      <h3 className="text-label">{t("sheet.time")}</h3>
      {choice ? (
        <>
          <div className="w-full">
            <ScheduleFields choice={choice} onChange={time.choose} />
          </div>
          {draft && (
            <Button size="sm" variant="ghost" className="-ml-3" onClick={() => choose(null)}>
              {t("sheet.noTime")}
            </Button>
          )}
        </>
      ) : (
        <div className="flex flex-wrap gap-2">
          <NextFreeTime onChoose={choose} />
          <Button
            variant="outline"
            icon={<CalendarClock aria-hidden />}
            onClick={() => choose(tomorrowNoon(new Date(), timeZone))}
          >
            {t(draft ? "sheet.schedule" : "actions.reschedule")}
          </Button>
        </div>
      )}
      <DayQuestion
        post={{ ...saved, content: post.content }}
        at={time.time?.toISOString() ?? saved.scheduledTime}
        timeZone={timeZone}
      />
    </section>
  );
}
