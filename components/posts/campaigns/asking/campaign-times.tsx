import { addDays, mondayOf, dateOf } from "@/lib/i18n/calendar";
import { Check } from "lucide-react";
import { useTranslations } from "next-intl";
import { useWeekFormat } from "@/components/posts/wording/use-week-format";
import { Toggle } from "@/components/ui/toggle";
import type { SlotTime } from "@/lib/posts/posting-times/types";

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
  const dayOf = (at: string) => dateOf(at, timeZone);
  /** 0 for a Monday. */
  const weekdayOf = (at: string) => (new Date(dayOf(at)).getUTCDay() + 6) % 7;
  const mondays = [...new Set(free.map(({ at }) => mondayOf(dayOf(at))))];
  // A column for each day of the week that has a time.
  const columns = [...new Set(free.map(({ at }) => weekdayOf(at)))].sort((one, other) => one - other);
  const grid = { gridTemplateColumns: `repeat(${Math.max(columns.length, 5)}, minmax(0, 1fr))` };
  return (
    <section aria-labelledby="times-title" className="grid gap-4">
      <h2 id="times-title" className="flex items-baseline gap-2 text-section">
        <span>{t("title")}</span>
        {free.length > 0 && (
          <span className="text-sm font-normal text-ink-soft tabular-nums">
            {t("chosen", { count: chosen.length })}
          </span>
        )}
      </h2>
      {free.length === 0 && <p className="max-w-text text-ink-soft">{own("noFreeTime")}</p>}
      {mondays[0] !== undefined && (
        // Each button says its day itself.
        <p aria-hidden className="-mb-2 grid gap-1.5 text-center text-sm sm:gap-2" style={grid}>
          {columns.map((day) => (
            <span key={day} className="min-w-0 truncate">
              {format.day(addDays(mondays[0] ?? "", day), { weekday: "short" })}
            </span>
          ))}
        </p>
      )}
      {mondays.map((monday) => (
        <div key={monday} role="group" aria-labelledby={`times-${monday}`} className="grid gap-2">
          <h3 id={`times-${monday}`} className="text-label text-ink-soft tabular-nums">
            {format.range(monday, addDays(monday, 6))}
          </h3>
          <div className="grid grid-flow-row-dense gap-1.5 sm:gap-2" style={grid}>
            {free
              .filter(({ at }) => mondayOf(dayOf(at)) === monday)
              .map(({ at }) => {
                const pressed = chosen.includes(at);
                return (
                  <Toggle
                    key={at}
                    pressed={pressed}
                    disabled={full && !pressed}
                    aria-label={format.moment(at)}
                    onPressedChange={(on) => onTick(at, on)}
                    style={{ gridColumn: columns.indexOf(weekdayOf(at)) + 1 }}
                    className="relative h-auto min-h-14 flex-col justify-center gap-0.5 px-1 py-1.5 text-center leading-5 tabular-nums"
                  >
                    {pressed && (
                      <Check aria-hidden className="absolute top-1 right-1 size-3 text-press sm:size-3.5" />
                    )}
                    <span>{format.day(dayOf(at), { day: "numeric" })}</span>
                    <span className="text-xs leading-4 font-normal">{format.clock(at)}</span>
                  </Toggle>
                );
              })}
          </div>
        </div>
      ))}
    </section>
  );
}
