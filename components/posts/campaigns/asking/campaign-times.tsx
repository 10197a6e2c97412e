import { Check } from "lucide-react";
import { useTranslations } from "next-intl";
import { useWeekFormat } from "@/components/posts/use-week-format";
import { Toggle } from "@/components/ui/toggle";
import { addDays, mondayOf } from "@/lib/posts/posting-times/rules";
import type { SlotTime } from "@/lib/posts/posting-times/types";
import { dateOf } from "@/lib/posts/week/rules";

type CampaignTimesProps = {
  timeZone: string;
  free: readonly SlotTime[];
  chosen: readonly string[];
  /** As many are ticked as can be. */
  full: boolean;
  onTick: (at: string, ticked: boolean) => void;
};

/** The free times of a campaign, week by week, each with a tick: one idea for each. */
export function CampaignTimes({ timeZone, free, chosen, full, onTick }: CampaignTimesProps) {
  const t = useTranslations("Planning.times");
  const own = useTranslations("Campaigns");
  const format = useWeekFormat(timeZone);
  const mondays = [...new Set(free.map(({ at }) => mondayOf(dateOf(at, timeZone))))];
  return (
    <section aria-labelledby="times-title" className="grid gap-4">
      <h2 id="times-title" className="flex items-baseline gap-2 text-section">
        {t("title")}
        {free.length > 0 && (
          <span className="text-sm font-normal text-ink-soft tabular-nums">
            {t("chosen", { count: chosen.length })}
          </span>
        )}
      </h2>
      {free.length === 0 && <p className="max-w-text text-ink-soft">{own("noFreeTime")}</p>}
      {mondays.map((monday) => (
        <div key={monday} role="group" aria-labelledby={`times-${monday}`} className="grid gap-2">
          <h3 id={`times-${monday}`} className="text-label text-ink-soft tabular-nums">
            {format.range(monday, addDays(monday, 6))}
          </h3>
          <div className="grid gap-2 min-[22rem]:grid-cols-2 sm:grid-cols-3">
            {free
              .filter(({ at }) => mondayOf(dateOf(at, timeZone)) === monday)
              .map(({ at }) => {
                const pressed = chosen.includes(at);
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
                      {format.day(dateOf(at, timeZone), { weekday: "short", day: "numeric" })}
                    </span>
                    <span>{format.clock(at)}</span>
                  </Toggle>
                );
              })}
          </div>
        </div>
      ))}
    </section>
  );
}
