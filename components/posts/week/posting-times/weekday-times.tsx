import { Plus, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { FieldNote } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { Slot } from "@/lib/posts/posting-times/types";
import { slotId, useSlotText } from "./use-slot-text";

type WeekdayTimesProps = {
  /** 1 Monday to 7 Sunday. */
  weekday: number;
  slots: readonly Slot[];
  /** The field's text. */
  typed: string;
  /** Why that was not added. */
  refusal?: string;
  onType: (text: string) => void;
  onAdd: () => void;
  onRemove: (slot: Slot) => void;
};

/** A weekday in the list of posting times: its times, each with a button that removes it, and a field for another. */
export function WeekdayTimes({ weekday, slots, typed, refusal, onType, onAdd, onRemove }: WeekdayTimesProps) {
  const t = useTranslations("Week.times");
  const slotText = useSlotText();
  const day = slotText.weekday(weekday);
  const noteId = `times-${weekday}-note`;
  return (
    <li className="grid gap-x-4 gap-y-1.5 py-2.5 sm:grid-cols-[6rem_minmax(0,1fr)]">
      <h3 className="text-[0.9375rem] font-medium sm:pt-2 sm:leading-6">{day}</h3>
      <div className="flex flex-wrap items-center gap-2">
        {slots.length > 0 && (
          <ul aria-label={day} className="contents">
            {slots.map((slot) => (
              <li
                key={slotId(slot)}
                className="flex h-control items-center rounded-full border border-edge pl-3.5 text-[0.9375rem] tabular-nums"
              >
                <span>{slotText.clock(slot.minute)}</span>
                <button
                  type="button"
                  aria-label={t("remove", { slot: slotText(slot) })}
                  className="grid size-control place-items-center rounded-full text-ink-soft hover:text-ink"
                  onClick={() => onRemove(slot)}
                >
                  <X aria-hidden className="size-4" />
                </button>
              </li>
            ))}
          </ul>
        )}
        <span className="flex items-center">
          <Input
            type="time"
            aria-label={t("timeOn", { day })}
            aria-invalid={refusal ? true : undefined}
            aria-describedby={refusal ? noteId : undefined}
            className="w-30"
            value={typed}
            onChange={({ target }) => onType(target.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              event.preventDefault();
              onAdd();
            }}
          />
          <Button
            variant="ghost"
            size="icon"
            aria-label={t("addOn", { day })}
            icon={<Plus aria-hidden />}
            onClick={onAdd}
          />
        </span>
        {refusal && (
          <div className="basis-full">
            <FieldNote id={noteId} error={refusal} />
          </div>
        )}
      </div>
    </li>
  );
}
