"use client";

import { keepTrying } from "@/components/layout/browser/keep-trying";
import { PartLoading } from "@/components/layout/states/part-loading";
import { dateOf } from "@/lib/i18n/calendar";
import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { useWeekFormat } from "@/components/posts/wording/use-week-format";

const ChooseTime = dynamic(
  () => keepTrying(() => import("./choose-time")).then((module) => module.ChooseTime),
  { loading: PartLoading },
);

type ReadingTimeProps = {
  /** Why no time is free for it, where none is: a key of the messages' `Reading`. */
  reason: "noTimes" | "noEarlyTime" | "noTime";
  /** When it goes out, ISO 8601; null where no time is free for it. */
  at: string | null;
  timeZone: string;
  /** Another time is being chosen. */
  choosing: boolean;
  onChoosing: (choosing: boolean) => void;
  onTime: (at: string) => void;
};

/** When a draft goes out, as the order book has it; and another time, where one is wanted. */
export function ReadingTime({ reason, at, timeZone, choosing, onChoosing, onTime }: ReadingTimeProps) {
  const t = useTranslations("Reading");
  const format = useWeekFormat(timeZone);
  return (
    <section aria-label={t("time")} className="grid gap-4">
      <div aria-live="polite">
        {at ? (
          <>
            <p className="sr-only">{t("goesOut", { time: format.moment(at) })}</p>
            <p aria-hidden className="flex flex-wrap items-baseline gap-x-2.5">
              <span className="font-display text-2xl leading-8 font-semibold">
                {format.day(dateOf(at, timeZone), { weekday: "long" })}
              </span>
              <span className="text-ink-soft tabular-nums">
                {`${format.day(dateOf(at, timeZone), { day: "numeric", month: "long" })}, ${format.clock(at)}`}
              </span>
            </p>
          </>
        ) : (
          <p className="text-lg leading-8">{t(reason)}</p>
        )}
      </div>
      {choosing && (
        <ChooseTime at={at} timeZone={timeZone} onTime={onTime} onClose={() => onChoosing(false)} />
      )}
    </section>
  );
}
