import { addDays, mondayOf, dateOf } from "@/lib/i18n/calendar";
import { wallTime } from "@/lib/i18n/wall-time";
import type { Week } from "./types";

type Shown = Pick<Week, "from" | "timeZone" | "slots" | "free" | "nextFree">;

/** A week that can be planned. */
export type WeekToPlan = {
  /** Its Monday, yyyy-MM-dd. */
  from: string;
  /** It is the coming one, and another one is shown. */
  isNext: boolean;
  /** It has a free posting time, or its owner has yet to choose some. */
  isOpen: boolean;
};

/** From then on the coming week is planned rather than what is left of this one: Friday at noon. */
const WEEKEND = { days: 4, hour: 12 };

/**
 * The week that is to be planned where one is shown: that one, this week in place of one that is over, and the coming one
 * from Friday noon on and where this one is full.
 */
export function weekToPlan(week: Shown, now: Date): WeekToPlan {
  const { date, hour } = wallTime(now, week.timeZone);
  const monday = mondayOf(date);
  const next = addDays(monday, 7);
  const from = week.from < monday ? monday : week.from;
  const isOpen = (first: string) =>
    week.slots.length === 0 ||
    (first === week.from && week.free.length > 0) ||
    week.nextFree.some(({ at }) => mondayOf(dateOf(at, week.timeZone)) === first);
  const friday = addDays(monday, WEEKEND.days);
  const ends = date > friday || (date === friday && hour >= WEEKEND.hour);
  const isNext = from === monday && isOpen(next) && (ends || !isOpen(monday));
  return isNext ? { from: next, isNext, isOpen: true } : { from, isNext, isOpen: isOpen(from) };
}

/** What the week's button offers: what is next. */
export type NextStep = { step: "read"; count: number } | ({ step: "plan" } & WeekToPlan) | { step: "write" };

export function nextStep(week: Shown & Pick<Week, "unread">, now: Date): NextStep {
  if (week.unread > 0) return { step: "read", count: week.unread };
  const plan = weekToPlan(week, now);
  return plan.isOpen ? { step: "plan", ...plan } : { step: "write" };
}
