import { addDays, dateOf } from "@/lib/i18n/calendar";
import { Check } from "lucide-react";
import { useTranslations } from "next-intl";
import { useWeekFormat } from "@/components/posts/wording/use-week-format";
import { PostingTimesOffer } from "@/components/posts/week/posting-times/posting-times-offer";
import { planningPath } from "@/lib/posts/planning/planning-path";
import { Link } from "@/components/ui/link";
import { Toggle } from "@/components/ui/toggle";
import type { SlotTime } from "@/lib/posts/posting-times/types";
import type { Week } from "@/lib/posts/week/types";

type TimeChoiceProps = {
  week: Week;
  free: readonly SlotTime[];
  chosen: readonly string[];
  /** As many are ticked as can be. */
  full: boolean;
  onTick: (at: string, ticked: boolean) => void;
};

/** The free times of the week, each with a tick: one idea for each. */
export function TimeChoice({ week, free, chosen, full, onTick }: TimeChoiceProps) {
  const t = useTranslations("Planning.times");
  const format = useWeekFormat(week.timeZone);
  if (week.slots.length === 0) return <PostingTimesOffer proposed={week.proposed} />;
  return (
    <section aria-labelledby="times-title" className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="times-title" className="flex items-baseline gap-2 text-section">
          <span>{t("title")}</span>
          {free.length > 0 && (
            <span className="text-sm font-normal text-ink-soft tabular-nums">
              {t("chosen", { count: chosen.length })}
            </span>
          )}
        </h2>
        <Link href={planningPath(addDays(week.from, 7))} className="text-link text-sm">
          {t("nextWeek")}
        </Link>
      </div>
      {free.length === 0 ? (
        <p className="max-w-text text-ink-soft">{t("none")}</p>
      ) : (
        <div
          role="group"
          aria-labelledby="times-title"
          className="grid gap-2 min-[22rem]:grid-cols-2 sm:grid-cols-3"
        >
          {free.map(({ at }) => {
            const pressed = chosen.includes(at);
            const day = format.day(dateOf(at, week.timeZone), { weekday: "short" });
            return (
              <Toggle
                key={at}
                pressed={pressed}
                disabled={full && !pressed}
                aria-label={format.moment(at)}
                onPressedChange={(on) => onTick(at, on)}
                className="justify-between gap-1 px-3 whitespace-nowrap tabular-nums"
              >
                <span className="flex min-w-0 items-center gap-1.5">
                  {/* Its space is reserved, so that nothing moves. */}
                  <Check aria-hidden className={pressed ? "shrink-0 text-press" : "invisible shrink-0"} />
                  <span>{day}</span>
                </span>
                <span>{format.clock(at)}</span>
              </Toggle>
            );
          })}
        </div>
      )}
    </section>
  );
}
