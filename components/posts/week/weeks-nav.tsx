import { addDays, mondayOf, dateOf } from "@/lib/i18n/calendar";
import { CalendarSearch, ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslations } from "next-intl";
import { useNow } from "@/components/layout/browser/use-clock";
import { Button, buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import type { Week } from "@/lib/posts/week/types";
import { weekPath } from "./week-path";

/** So that the row stays one row at 320 px, in Italian too. */
const NARROW = "max-[22.5rem]:w-9";

/** The ways to other weeks. */
export function WeeksNav({ week, onJump }: { week: Week; onJump: () => void }) {
  const t = useTranslations("Week");
  const today = dateOf(useNow().toISOString(), week.timeZone);
  return (
    <nav aria-label={t("weeks")} className="-ml-3 flex flex-wrap items-center gap-1 max-sm:gap-0">
      <Link
        href={weekPath(addDays(week.from, -7))}
        aria-label={t("previous")}
        className={buttonVariants({ variant: "ghost", size: "icon", className: NARROW })}
      >
        <ChevronLeft aria-hidden />
      </Link>
      <Link
        href={weekPath(mondayOf(today))}
        className={buttonVariants({ variant: "ghost", className: "px-2" })}
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
        size="icon"
        aria-label={t("jump.button")}
        title={t("jump.button")}
        icon={<CalendarSearch aria-hidden />}
        onClick={onJump}
      />
    </nav>
  );
}
