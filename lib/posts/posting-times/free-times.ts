import { nextFreeSlots } from "./rules";
import type { Slot, SlotTime } from "./types";

type Schedule = { slots: readonly Slot[]; taken: readonly string[]; now: Date; timeZone: string };

/** The free slots of the coming eight weeks, as a schedule is at this moment. */
export type FreeTimes = (schedule: Schedule) => SlotTime[];

/**
 * For a request that places many posts one after another: the clock times of the slots, which take most of the work, are
 * computed once, and again only where posting times or the zone have changed meanwhile.
 */
export function freeTimesOfRequest(): FreeTimes {
  let known: { key: string; times: SlotTime[] } | undefined;
  return ({ slots, taken, now, timeZone }) => {
    const key = JSON.stringify([slots, timeZone]);
    if (known?.key !== key) known = { key, times: nextFreeSlots(slots, [], now, timeZone, Infinity) };
    const used = new Set(taken.map((at) => Date.parse(at)));
    return known.times.filter(({ at }) => Date.parse(at) > now.getTime() && !used.has(Date.parse(at)));
  };
}
