import { CalendarSearch, ChevronLeft, ChevronRight, Clock3, Images } from "lucide-react";
import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { useState } from "react";
import { useNow } from "@/components/layout/browser/use-clock";
import { useZoneCity } from "@/components/layout/use-zone-city";
import { Button, buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { newPostPath } from "@/lib/posts/new-post-path";
import { planningPath } from "@/lib/posts/planning/planning-path";
import { addDays, mondayOf } from "@/lib/posts/posting-times/rules";
import type { Week } from "@/lib/posts/week/types";
import { dateOf, weekName, zonesAgree } from "@/lib/posts/week/rules";
import { useWeekFormat } from "@/components/posts/use-week-format";
import { cn } from "@/lib/utils";
import { draftsToRead } from "./reading/drafts-to-read";
import { fillPath, readingPath, weekPath } from "./week-path";

const JumpDialog = dynamic(
  () => import("@/components/posts/week/month/month-dialog").then((module) => module.MonthDialog),
  {
    loading: () => null,
  },
);
const PostingTimesDialog = dynamic(
  () =>
    import("@/components/posts/week/posting-times/posting-times-dialog").then(
      (module) => module.PostingTimesDialog,
    ),
  { loading: () => null },
);

/** On a phone in two columns, in which a long label takes a second line. */
const CELL =
  "max-sm:px-2 max-sm:text-center max-sm:leading-[1.125rem] max-sm:text-balance max-sm:whitespace-normal";
/** So that the row stays one row at 320 px, in Italian too. */
const NARROW = "max-[22.5rem]:w-9";

type WeekHeaderProps = {
  week: Week;
  /** The time zone of the browser, which need not be the business's. */
  viewerZone: string;
};

/** The week's title, the ways to other weeks, and what can be done with the whole of it. */
export function WeekHeader({ week, viewerZone }: WeekHeaderProps) {
  const [t, photos, planning] = [
    useTranslations("Week"),
    useTranslations("Photos"),
    useTranslations("Planning"),
  ];
  const format = useWeekFormat(week.timeZone);
  const cityOf = useZoneCity();
  const now = useNow();
  const [open, setOpen] = useState<"jump" | "times" | null>(null);
  const close = () => setOpen(null);
  const unread = draftsToRead(week, {}).length;
  const canFill = week.drafts.length > 0 && week.slots.length > 0;
  const over = addDays(week.from, 6) < dateOf(now.toISOString(), week.timeZone);
  // Without posting times they are chosen there.
  const canPlan = week.free.length > 0 || (week.slots.length === 0 && !over);
  const canWrite = !canFill && unread === 0;
  // With the posting times, which are always there: the most important one then has a row of its own on a phone.
  const odd = [canFill, unread > 0, canWrite, canPlan].filter(Boolean).length % 2 === 0;
  return (
    <header className="mb-6 print:mb-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1 id="week-title" tabIndex={-1} className="page-title focus:outline-none">
            {t("titles", { week: weekName(week.from, now, week.timeZone) })}
          </h1>
          <p className="mt-1.5 text-ink-soft tabular-nums">
            {t("subtitle", {
              days: format.range(week.from, addDays(week.from, 6)),
              city: cityOf(week.timeZone),
            })}
          </p>
          {!zonesAgree(week.from, week.timeZone, viewerZone) && (
            <p className="mt-1 max-w-text text-sm text-ink-soft">
              {t("zone.differs", { city: cityOf(week.timeZone), viewer: cityOf(viewerZone) })}
            </p>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-2 max-sm:grid max-sm:w-full max-sm:grid-cols-2 print:hidden">
          <Button
            variant="ghost"
            className={CELL}
            icon={<Clock3 aria-hidden />}
            onClick={() => setOpen("times")}
          >
            {t("times.title")}
          </Button>
          {canFill && (
            <Link
              href={fillPath(week.from)}
              className={buttonVariants({
                variant: unread > 0 || canPlan ? "outline" : "default",
                className: cn(CELL, "max-xl:-order-1"),
              })}
            >
              {t("fill.title")}
            </Link>
          )}
          {canWrite && (
            <Link
              href={newPostPath()}
              className={buttonVariants({
                variant: canPlan ? "outline" : "default",
                className: cn(CELL, "max-xl:-order-1"),
              })}
            >
              {t("write")}
            </Link>
          )}
          {canPlan && (
            <Link
              href={planningPath(week.from)}
              className={buttonVariants({
                variant: unread > 0 ? "outline" : "default",
                className: cn(CELL, "max-xl:-order-2", odd && unread === 0 && "max-sm:col-span-2"),
              })}
            >
              {planning("title")}
            </Link>
          )}
          {unread > 0 && (
            <Link
              href={readingPath(week.from)}
              className={buttonVariants({
                className: cn(CELL, "max-xl:-order-3", odd && "max-sm:col-span-2"),
              })}
            >
              {t("read", { count: unread })}
            </Link>
          )}
        </div>
      </div>
      <div className="mt-4 -ml-3 flex flex-wrap items-center gap-1 md:mt-2 print:hidden">
        <nav aria-label={t("weeks")} className="flex flex-wrap items-center gap-1 max-sm:gap-0">
          <Link
            href={weekPath(addDays(week.from, -7))}
            aria-label={t("previous")}
            className={buttonVariants({ variant: "ghost", size: "icon", className: NARROW })}
          >
            <ChevronLeft aria-hidden />
          </Link>
          <Link
            href={weekPath(mondayOf(dateOf(now.toISOString(), week.timeZone)))}
            className={buttonVariants({ variant: "ghost", className: "max-sm:px-2" })}
          >
            {t("thisWeek")}
          </Link>
          <Link
            href={weekPath(addDays(week.from, 7))}
            aria-label={t("next")}
            className={buttonVariants({ variant: "ghost", size: "icon", className: NARROW })}
          >
            <ChevronRight aria-hidden />
          </Link>
          <Button
            variant="ghost"
            aria-label={t("jump.button")}
            className="max-sm:px-2.5"
            icon={<CalendarSearch aria-hidden />}
            onClick={() => setOpen("jump")}
          >
            <span className="max-sm:hidden">{t("jump.button")}</span>
          </Button>
        </nav>
        <Link
          href="/photos"
          className={buttonVariants({
            variant: "ghost",
            className: "max-sm:-mr-2 max-sm:ml-auto max-sm:px-2",
          })}
        >
          <Images aria-hidden />
          <span className="max-[22.5rem]:sr-only">{photos("title")}</span>
        </Link>
      </div>
      {open === "jump" && <JumpDialog from={week.from} onClose={close} />}
      {open === "times" && <PostingTimesDialog onClose={close} />}
    </header>
  );
}
