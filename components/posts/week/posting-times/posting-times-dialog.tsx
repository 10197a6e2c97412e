import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { NativeSelect } from "@/components/ui/native-select";
import { zoneCity } from "@/lib/i18n/time-zone";
import type { TimeZoneInput } from "@/lib/posts/posting-times/schema";
import type { Slot } from "@/lib/posts/posting-times/types";
import { useWeek } from "@/components/posts/week/week-context";
import { ScrollDialog } from "@/components/layout/scroll-dialog";
import { slotId, useSlotText } from "./use-slot-text";
import { TimeZoneChoice } from "@/components/posts/posting-times/time-zone-choice";
import { useSaveSlots } from "./use-save-slots";

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
const NOON = "12:00";
const byTime = (a: Slot, b: Slot) => a.weekday - b.weekday || a.minute - b.minute;

/** The owner's posting times: weekdays and times by the clock of the business. Load it lazily. */
export function PostingTimesDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("Week.times");
  const slotText = useSlotText();
  const { week } = useWeek();
  const { run: save, busy: saving } = useSaveSlots();
  const [slots, setSlots] = useState<readonly Slot[]>(week.slots);
  const [weekday, setWeekday] = useState(1);
  const [time, setTime] = useState(NOON);
  const [zone, setZone] = useState<TimeZoneInput>({ timeZone: week.timeZone, keep: "clock" });
  const moved = zone.timeZone !== week.timeZone;

  const add = () => {
    const [hour = 0, minute = 0] = (time || NOON).split(":").map(Number);
    // Posts go out at quarter hours.
    const slot = { weekday, minute: (Math.round((hour * 60 + minute) / 15) * 15) % 1440 };
    const others = slots.filter((other) => slotId(other) !== slotId(slot));
    setSlots([...others, slot].sort(byTime));
  };

  return (
    <ScrollDialog
      title={t("title")}
      text={t("text", { city: zoneCity(zone.timeZone) })}
      busy={saving}
      onClose={onClose}
      footer={
        <Button
          busy={saving}
          onClick={() =>
            void save({ slots, zone: moved ? zone : undefined }).then((saved) => saved && onClose())
          }
        >
          {t("save")}
        </Button>
      }
    >
      <div className="grid gap-5">
        {slots.length === 0 ? (
          <p className="text-sm text-ink-soft">{t("none")}</p>
        ) : (
          <ul aria-label={t("title")} className="divide-y border-y">
            {slots.map((slot) => (
              <li key={slotId(slot)} className="flex min-h-control items-center justify-between gap-3 pl-1">
                <span className="text-[0.9375rem] tabular-nums">{slotText(slot)}</span>
                <button
                  type="button"
                  aria-label={t("remove", { slot: slotText(slot) })}
                  className="grid size-control place-items-center rounded-md text-ink-soft hover:bg-press-wash hover:text-ink"
                  onClick={() => setSlots(slots.filter((other) => slotId(other) !== slotId(slot)))}
                >
                  <X aria-hidden className="size-4" />
                </button>
              </li>
            ))}
          </ul>
        )}
        <div className="flex flex-wrap items-end gap-3">
          <div className="grid min-w-36 flex-1 gap-1.5">
            <Label htmlFor="slot-weekday">{t("weekday")}</Label>
            <NativeSelect
              id="slot-weekday"
              value={weekday}
              onChange={(event) => setWeekday(Number(event.target.value))}
            >
              {WEEKDAYS.map((day) => (
                <option key={day} value={day}>
                  {slotText.weekday(day)}
                </option>
              ))}
            </NativeSelect>
          </div>
          <div className="grid w-32 gap-1.5">
            <Label htmlFor="slot-time">{t("time")}</Label>
            <Input
              id="slot-time"
              type="time"
              step={900}
              value={time}
              onChange={(event) => setTime(event.target.value)}
            />
          </div>
          <Button variant="outline" onClick={add}>
            {t("add")}
          </Button>
        </div>
        <TimeZoneChoice zone={zone} changed={moved} onChange={setZone} />
      </div>
    </ScrollDialog>
  );
}
