import type { Route } from "next";
import { useTranslations } from "next-intl";
import { useGoTo } from "@/components/layout/shell/navigation";
import { EmptyState } from "@/components/layout/states/empty-state";
import { NeedItems } from "@/components/posts/needs/need-items";
import { PostingTimesOffer } from "@/components/posts/week/posting-times/posting-times-offer";
import { Button, buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { fillPath } from "@/components/posts/week/week-path";
import type { Week } from "@/lib/posts/week/types";
import { readBefore } from "../drafts-to-read";
import { EndRows } from "./end-rows";
import type { Reading } from "../use-reading";
import { useReadingKeys } from "../place/use-reading-keys";

type ReadingEndProps = {
  reading: Reading;
  week: Week;
  /** The week. */
  back: Route;
};

/** Behind the last draft: what has a time, what has none and why, each with what can be done about it. */
export function ReadingEnd({ reading, week, back }: ReadingEndProps) {
  const t = useTranslations("Reading");
  const tFill = useTranslations("Week.fill");
  const goTo = useGoTo();
  const { drafts, kept, ready, blocking, outcome, verdictOf } = reading;
  const { placed, refused } = outcome;
  useReadingKeys({
    open: false,
    onStep: (by) => by < 0 && reading.goTo(drafts.length - 1),
    onClose: () => goTo(back),
  });
  const toWeek = (variant: "default" | "outline") => (
    <Link href={back} className={buttonVariants({ size: "lg", variant })}>
      {t("back")}
    </Link>
  );
  const toFill = (variant: "default" | "outline") => (
    <Link href={fillPath(week.from)} className={buttonVariants({ size: "lg", variant })}>
      {tFill("title")}
    </Link>
  );
  const before = readBefore(week, drafts).length;
  if (drafts.length + placed.length + refused.length === 0)
    return (
      <EmptyState
        title={t("nothing.title")}
        text={before > 0 ? t("end.before", { count: before }) : t("nothing.text")}
        action={before > 0 ? toFill("default") : toWeek("default")}
      />
    );

  const undecided = drafts.filter((post) => !verdictOf(post)).length;
  const noTimes = week.slots.length === 0 && ready.length < kept.length;
  const canSchedule = ready.length > 0 && blocking.length === 0;
  // More can be read once these are scheduled.
  const waiting = undecided + (canSchedule ? reading.more : 0);
  const title =
    refused.length > 0
      ? t("end.refused", { count: refused.length })
      : kept.length === 0 && placed.length > 0
        ? t("done", { count: placed.length })
        : t("end.title", { count: kept.length });
  return (
    <div className="grid gap-8">
      <div className="grid gap-1.5">
        <h2 tabIndex={-1} className="font-display text-2xl focus:outline-none">
          {title}
        </h2>
        {waiting > 0 && <p className="text-ink-soft">{t("end.undecided", { count: waiting })}</p>}
        {before > 0 && <p className="text-ink-soft">{t("end.before", { count: before })}</p>}
      </div>
      {blocking.length > 0 && kept.length > 0 && (
        <ul className="grid gap-3">
          <NeedItems needs={blocking} primary />
        </ul>
      )}
      {noTimes && <PostingTimesOffer proposed={week.proposed} primary={blocking.length === 0} />}
      <EndRows reading={reading} week={week} />
      <div className="grid gap-2 sm:flex sm:flex-wrap">
        {canSchedule && (
          <Button
            // A keyboard user continues with the key that kept the posts.
            autoFocus
            size="lg"
            busy={reading.scheduling}
            onClick={() => void reading.schedule()}
          >
            {t("end.schedule", { count: ready.length })}
          </Button>
        )}
        {undecided > 0 && (
          <Button size="lg" variant={canSchedule ? "outline" : "default"} onClick={reading.goOn}>
            {t("end.goOn")}
          </Button>
        )}
        {before > 0 && toFill("outline")}
        {!canSchedule && undecided === 0 && toWeek(noTimes || blocking.length > 0 ? "outline" : "default")}
      </div>
    </div>
  );
}
