import { useFormatter } from "@/components/layout/use-formatter";
import type { Slot } from "@/lib/posts/posting-times/types";

/** A posting time as a key. */
export const slotId = ({ weekday, minute }: Slot) => `${weekday} ${minute}`;

/** 5 January 1970 was a Monday: the first of seven days that stand for the weekdays. */
const dayOf = (weekday: number) => new Date(Date.UTC(1970, 0, 4 + weekday));

/** Names posting times and weekdays: 'Thursday 16:00'. They are wall times, which belong to no zone. */
export function useSlotText() {
  const format = useFormatter();
  const clock = (minute: number) => format.dateTime(new Date(minute * 60_000), "clock", { timeZone: "UTC" });
  const weekday = (day: number) => format.dateTime(dayOf(day), { weekday: "long", timeZone: "UTC" });
  return Object.assign((slot: Slot) => `${weekday(slot.weekday)} ${clock(slot.minute)}`, { clock, weekday });
}
