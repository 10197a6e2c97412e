import { keepTrying } from "@/components/layout/browser/keep-trying";
import { PartLoading } from "@/components/layout/states/part-loading";
import { addDays } from "@/lib/i18n/calendar";
import { Images, Megaphone } from "lucide-react";
import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { useState } from "react";
import { useNow } from "@/components/layout/browser/use-clock";
import { useZoneCity } from "@/components/layout/use-zone-city";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { campaignPath } from "@/lib/posts/planning/planning-path";
import type { Week } from "@/lib/posts/week/types";
import { weekName, zonesAgree } from "@/lib/posts/week/rules";
import { useWeekFormat } from "@/components/posts/wording/use-week-format";
import { NextStepLink } from "./next-step-link";
import { WeekMenu } from "./week-menu";
import { WeeksNav } from "./weeks-nav";

const JumpDialog = dynamic(
  () =>
    keepTrying(() => import("@/components/posts/week/month/month-dialog")).then(
      (module) => module.MonthDialog,
    ),
  { loading: PartLoading },
);
const PostingTimesDialog = dynamic(
  () =>
    keepTrying(() => import("@/components/posts/week/posting-times/posting-times-dialog")).then(
      (module) => module.PostingTimesDialog,
    ),
  { loading: PartLoading },
);

type WeekHeaderProps = {
  week: Week;
  /** The time zone of the browser, which need not be the business's. */
  viewerZone: string;
};

/** The week's title, the ways to other weeks, its next step, and what else can be done with it. */
export function WeekHeader({ week, viewerZone }: WeekHeaderProps) {
  const t = useTranslations("Week");
  const [photos, campaigns] = [useTranslations("Photos"), useTranslations("Campaigns")];
  const format = useWeekFormat(week.timeZone);
  const cityOf = useZoneCity();
  const [open, setOpen] = useState<"jump" | "times" | null>(null);
  const close = () => setOpen(null);
  const quiet = buttonVariants({ variant: "ghost", className: "px-3 max-sm:hidden" });
  return (
    <header className="mb-4 flex flex-wrap items-end justify-between gap-x-4 gap-y-3 print:mb-4">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
          <h1 id="week-title" tabIndex={-1} className="page-title focus:outline-none">
            {t("titles", { week: weekName(week.from, useNow(), week.timeZone) })}
          </h1>
          <div className="print:hidden">
            <WeeksNav week={week} onJump={() => setOpen("jump")} />
          </div>
        </div>
        <p className="mt-0.5 text-ink-soft tabular-nums">
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
      <div className="flex flex-wrap items-center gap-2 max-sm:w-full print:hidden">
        <Link href={campaignPath()} className={quiet}>
          <Megaphone aria-hidden />
          {campaigns("title")}
        </Link>
        <Link href="/photos" className={quiet}>
          <Images aria-hidden />
          {photos("title")}
        </Link>
        <WeekMenu week={week} onTimes={() => setOpen("times")} />
        <NextStepLink week={week} />
      </div>
      {open === "jump" && <JumpDialog from={week.from} onClose={close} />}
      {open === "times" && <PostingTimesDialog week={week} onClose={close} />}
    </header>
  );
}
