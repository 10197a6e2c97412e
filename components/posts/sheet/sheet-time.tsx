import { CalendarClock } from "lucide-react";
import { useTimeZone, useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { keepTrying } from "@/components/layout/browser/keep-trying";
import { useRef, useState } from "react";
import { PartLoading } from "@/components/layout/states/part-loading";
import { NextFreeTime } from "@/components/posts/scheduling/next-free-time";
import { ScheduleFields } from "@/components/posts/scheduling/schedule-fields";
import { Button } from "@/components/ui/button";
import { tomorrowNoon } from "@/lib/posts/scheduling/rules";
import { useOpenedSheet } from "./sheet-context";

const SimilarPosts = dynamic(
  () =>
    keepTrying(() => import("@/components/posts/similar/similar-posts")).then(
      (module) => module.SimilarPosts,
    ),
  { loading: PartLoading },
);

/** When the post goes out. A draft has no time until its owner wants one; the next free posting time comes first. */
export function SheetTime() {
  const t = useTranslations("Posts");
  const timeZone = useTimeZone() ?? "UTC";
  const section = useRef<HTMLElement>(null);
  const { saved, time } = useOpenedSheet();
  const draft = saved.status !== "SCHEDULED";
  // The sentence at the top says a scheduled post's time; its fields come when it is to be another.
  const [opened, setOpened] = useState(false);
  const choice = draft || opened || time.changed ? time.choice : null;
  const at = time.time?.toISOString() ?? saved.scheduledTime;

  // The pressed button is replaced by what it opens or closes.
  const choose = (next: typeof time.choice) => {
    setOpened(true);
    time.choose(next ?? undefined);
    // Not the next free time, which stands there once it is known: what was pressed, or the day that it opened.
    requestAnimationFrame(() =>
      section.current?.querySelector<HTMLElement>("[data-opens-time], [aria-haspopup=dialog]")?.focus(),
    );
  };

  return (
    <section ref={section} aria-label={t("sheet.time")} className="grid justify-items-start gap-3">
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
          {draft && <NextFreeTime onChoose={choose} />}
          <Button
            data-opens-time
            variant="outline"
            icon={<CalendarClock aria-hidden />}
            onClick={() => choose(time.choice ?? tomorrowNoon(new Date(), timeZone))}
          >
            {t(draft ? "sheet.schedule" : "actions.reschedule")}
          </Button>
        </div>
      )}
      {at !== null && <SimilarPosts post={saved} />}
    </section>
  );
}
