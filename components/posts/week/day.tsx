import { dateOf } from "@/lib/i18n/calendar";
import { useTranslations } from "next-intl";
import { useNow } from "@/components/layout/browser/use-clock";
import { type WeekDay, timeOnDay } from "@/lib/posts/week/rules";
import { cn } from "@/lib/utils";
import { FreeSlot } from "./free-slot";
import { WeekPostCard } from "./post-card";
import { useDropTarget } from "@/components/posts/week/moving/use-drag-and-drop";
import { useWeek } from "./week-context";
import { TimeLines } from "@/components/posts/checking/notice-lines";

/** A day: a column on wide screens, a section of the list on phones. Posts can be dropped on it. */
export function Day({ date, entries }: WeekDay) {
  const t = useTranslations("Week");
  const { week, format } = useWeek();
  const now = useNow();
  const today = dateOf(now.toISOString(), week.timeZone);
  const { ref, over } = useDropTarget({ date }, true);
  const isToday = date === today;
  return (
    <li
      ref={ref}
      data-day={date}
      aria-current={isToday ? "date" : undefined}
      className={cn(
        "@container/day min-w-0 rounded-md transition-colors",
        over && date >= today && "bg-press-wash",
        // In the list of a phone, an empty day that has passed would only push today down.
        date < today && entries.length === 0 && "hidden columns:block",
      )}
    >
      <h2
        className={cn(
          "mb-2.5 flex items-baseline gap-2 border-b pb-1.5",
          isToday ? "border-b-2 border-press" : "border-edge",
        )}
      >
        <span className="font-display text-lg leading-6 font-semibold columns:@max-3xs/day:hidden">
          {format.day(date, { weekday: "long" })}
        </span>
        <span className="hidden font-display text-lg leading-6 font-semibold columns:@max-3xs/day:inline">
          {format.day(date, { weekday: "short" })}
        </span>
        <span className="text-sm text-ink-soft tabular-nums columns:hidden">
          {format.day(date, { day: "numeric", month: "long" })}
        </span>
        <span className="hidden text-sm text-ink-soft tabular-nums columns:inline">
          {format.day(date, { day: "numeric" })}
        </span>
        {/* In a narrow column the thicker rule says it alone. */}
        {isToday && (
          <span className="ml-auto text-label text-press columns:@max-[9rem]/day:sr-only print:hidden">
            {t("today")}
          </span>
        )}
      </h2>
      {over && (
        <TimeLines
          post={over}
          listed={over}
          at={timeOnDay(over.scheduledTime, date, week, now)}
          timeZone={week.timeZone}
        />
      )}
      {entries.length === 0 ? (
        <p className="py-1 text-sm text-ink-soft">{date < today ? t("nothingWent") : t("nothingYet")}</p>
      ) : (
        <ul className="grid gap-2.5">
          {entries.map((entry) =>
            "post" in entry ? (
              <WeekPostCard key={entry.post.id} post={entry.post} at={entry.at} />
            ) : (
              <FreeSlot key={entry.at} slot={entry.slot} />
            ),
          )}
        </ul>
      )}
    </li>
  );
}
