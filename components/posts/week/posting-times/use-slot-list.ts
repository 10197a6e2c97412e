import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Slot } from "@/lib/posts/posting-times/types";
import { slotId, useSlotText } from "./use-slot-text";

const byTime = (a: Slot, b: Slot) => a.weekday - b.weekday || a.minute - b.minute;

/** The posting time that a field's text is, hh:mm; null for an empty or a half-typed one. */
function slotOf(weekday: number, typed: string): Slot | null {
  const [, hour, minute] = /^(\d{2}):(\d{2})/.exec(typed) ?? [];
  return hour && minute ? { weekday, minute: Number(hour) * 60 + Number(minute) } : null;
}

/**
 * The posting times while they are edited, and the field of each weekday. A time is taken as it was typed, to the
 * minute; what cannot be taken is refused with a reason.
 */
export function useSlotList(saved: readonly Slot[]) {
  const t = useTranslations("Week.times");
  const slotText = useSlotText();
  const [slots, setSlots] = useState(saved);
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({});
  const [refusal, setRefusal] = useState<{ weekday: number; text: string } | null>(null);

  const type = (weekday: number, text: string) => {
    setTyped({ ...typed, [weekday]: text });
    setRefusal(null);
  };
  const add = (weekday: number) => {
    const slot = slotOf(weekday, typed[weekday] ?? "");
    const known = slot && slots.some((other) => slotId(other) === slotId(slot));
    if (!slot || known)
      return setRefusal({ weekday, text: slot ? t("already", { slot: slotText(slot) }) : t("notTime") });
    setSlots([...slots, slot].sort(byTime));
    type(weekday, "");
  };
  const remove = (slot: Slot) => setSlots(slots.filter((other) => slotId(other) !== slotId(slot)));
  /** All posting times, including those typed into a field but not added. */
  const all = (): Slot[] => {
    const waiting = Object.entries(typed).flatMap(([weekday, text]) => slotOf(Number(weekday), text) ?? []);
    return [...new Map([...slots, ...waiting].map((slot) => [slotId(slot), slot])).values()].sort(byTime);
  };
  return { slots, typed, refusal, type, add, remove, all };
}
