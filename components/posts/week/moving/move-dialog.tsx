import { addDays, dateOf } from "@/lib/i18n/calendar";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { RescheduleDialog } from "@/components/posts/scheduling/reschedule-dialog";
import { Button } from "@/components/ui/button";
import { wallTime } from "@/lib/i18n/wall-time";
import type { WeekPost } from "@/lib/posts/week/types";
import { timeOnDay } from "@/lib/posts/week/rules";
import { useWeek } from "@/components/posts/week/week-context";
import { TimeLines } from "@/components/posts/checking/notice-lines";
import { ScrollDialog } from "@/components/layout/scroll-dialog";
import { ChoiceList } from "./choice-list";
import { focusMovedPost } from "./focus-moved-post";

const SLOTS_OFFERED = 4;

/** "Move to…": the next free posting times, the next days at the same time of day, or any time. Load it lazily. */
export function MoveDialog({ post, onClose }: { post: WeekPost; onClose: () => void }) {
  const t = useTranslations("Week.move");
  const { week, format, move } = useWeek();
  const [picking, setPicking] = useState(false);
  const now = new Date();
  const today = wallTime(now, week.timeZone).date;
  const days = Array.from({ length: 8 }, (_, day) => addDays(today, day))
    .filter((date) => post.scheduledTime === null || date !== dateOf(post.scheduledTime, week.timeZone))
    .flatMap((date) => timeOnDay(post.scheduledTime, date, { ...week, free: [] }, now) ?? [])
    // Today may be too late for the hour that is kept.
    .filter((at) => post.scheduledTime === null || format.clock(at) === format.clock(post.scheduledTime));

  const timeRow = (at: string) => (
    <span className="grid min-w-0 gap-0.5">
      <span>{format.moment(at)}</span>
      <TimeLines post={post} listed={post} at={at} timeZone={week.timeZone} />
    </span>
  );
  const choose = (at: string | null) => {
    onClose();
    void move(post, at).then(() => focusMovedPost(post.id));
  };
  if (picking)
    return (
      <RescheduleDialog
        scheduledTime={post.scheduledTime}
        onClose={() => setPicking(false)}
        onChoose={(at) => {
          choose(at);
          return Promise.resolve(true);
        }}
      />
    );
  return (
    <ScrollDialog
      title={t("title")}
      text={
        <span translate="no" className="line-clamp-3">
          {post.content}
        </span>
      }
      onClose={onClose}
      footer={
        <>
          {post.scheduledTime !== null && (
            <Button variant="ghost" onClick={() => choose(null)}>
              {t("unschedule")}
            </Button>
          )}
          <Button variant="outline" onClick={() => setPicking(true)}>
            {t("other")}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {week.nextFree.length > 0 && (
          <div className="grid gap-2">
            <h3 className="text-label text-ink-soft">{t("free")}</h3>
            <ChoiceList
              label={t("free")}
              items={week.nextFree.slice(0, SLOTS_OFFERED)}
              keyOf={({ at }) => at}
              onChoose={({ at }) => choose(at)}
            >
              {({ at }) => timeRow(at)}
            </ChoiceList>
          </div>
        )}
        <div className="grid gap-2">
          <h3 className="text-label text-ink-soft">{post.scheduledTime ? t("sameTime") : t("days")}</h3>
          <ChoiceList label={t("days")} items={days} keyOf={(at) => at} onChoose={choose}>
            {timeRow}
          </ChoiceList>
        </div>
      </div>
    </ScrollDialog>
  );
}
