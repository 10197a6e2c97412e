import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { TimeZoneInput } from "@/lib/posts/posting-times/schema";
import type { Week } from "@/lib/posts/week/types";
import { ScrollDialog } from "@/components/layout/scroll-dialog";
import { TimeZoneChoice } from "@/components/posts/posting-times/time-zone-choice";
import { useCityOf } from "@/components/posts/posting-times/use-places";
import { useSaveSlots } from "./use-save-slots";
import { useSlotList } from "./use-slot-list";
import { WeekdayTimes } from "./weekday-times";

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

type PostingTimesDialogProps = {
  /** What it begins with. */
  week: Pick<Week, "slots" | "timeZone">;
  onClose: () => void;
};

/** The owner's posting times: a row a day, by the clock of the business. Load it lazily. */
export function PostingTimesDialog({ week, onClose }: PostingTimesDialogProps) {
  const t = useTranslations("Week.times");
  const { run: save, busy: saving } = useSaveSlots();
  const { slots, typed, refusal, type, add, remove, all } = useSlotList(week.slots);
  const [zone, setZone] = useState<TimeZoneInput>({ timeZone: week.timeZone, keep: "clock" });
  const moved = zone.timeZone !== week.timeZone;
  const city = useCityOf(zone.timeZone);

  return (
    <ScrollDialog
      title={t("title")}
      text={t("text", { city })}
      busy={saving}
      onClose={onClose}
      footer={
        <Button
          busy={saving}
          onClick={() =>
            void save({ slots: all(), zone: moved ? zone : undefined }).then((saved) => saved && onClose())
          }
        >
          {t("save")}
        </Button>
      }
    >
      <div className="grid gap-5">
        <ul aria-label={t("title")} className="divide-y border-y">
          {WEEKDAYS.map((weekday) => (
            <WeekdayTimes
              key={weekday}
              weekday={weekday}
              slots={slots.filter((slot) => slot.weekday === weekday)}
              typed={typed[weekday] ?? ""}
              refusal={refusal?.weekday === weekday ? refusal.text : undefined}
              onType={(text) => type(weekday, text)}
              onAdd={() => add(weekday)}
              onRemove={remove}
            />
          ))}
        </ul>
        <TimeZoneChoice zone={zone} changed={moved} onChange={setZone} />
      </div>
    </ScrollDialog>
  );
}
