/** When a fact begins and ends: the days in its text, by the clock of the business. */
import { closingMinute, openingMinute } from "@/lib/brand/hours/rules";
import { daysIn } from "@/lib/text/days/mentions";
import type { DayMention } from "@/lib/text/days/types";
import type { ReadDays } from "@/lib/text/days/with-read";
import { addDays, dateAt, startOfDay } from "@/lib/i18n/calendar";
import { instantOf, wallTime } from "@/lib/i18n/wall-time";
import { readAway } from "./return-day";
import { hasSaidEnd, hoursAt, isAway, isOfADay } from "./rules";
import type { Fact, FactKind, Facts } from "./types";

/** After this many days a day name in the text would mean another day than its owner meant. */
const SOON_DAYS = 14;

type Clock = Pick<Facts, "now" | "timeZone">;
type Moments = { from: Date | null; until: Date | null };

/** Monday is 0, as in WeekHours. */
const weekdayOf = (date: string) => (new Date(date).getUTCDay() + 6) % 7;

/**
 * When a day of the business ends: at its closing time, where that is known and still ahead, else at midnight.
 * @param overnight whether a closing time after midnight counts; otherwise the day ends with midnight at the latest
 */
export function endOfDay(date: string, { facts, timeZone, now }: Facts, overnight = false): Date {
  const midnight = startOfDay(addDays(date, 1), timeZone);
  const hours = hoursAt(facts, instantOf({ date, hour: 12, minute: 0 }, timeZone) ?? midnight);
  const minute = hours && closingMinute(hours, weekdayOf(date));
  if (minute === null) return midnight;
  const day = addDays(date, Math.floor(minute / 1440));
  const closing = instantOf(
    { date: day, hour: Math.floor((minute % 1440) / 60), minute: minute % 60 },
    timeZone,
  );
  if (!closing || closing <= now || (!overnight && closing > midnight)) return midnight;
  return closing;
}

/** When the business opens on a day; its first moment where that is not known, and its end once it has opened. */
function openingOf(date: string, known: Facts): Date {
  const { facts, timeZone, now } = known;
  const start = startOfDay(date, timeZone);
  const hours = hoursAt(facts, instantOf({ date, hour: 12, minute: 0 }, timeZone) ?? start);
  const minute = hours && openingMinute(hours, weekdayOf(date));
  const opening =
    minute === null
      ? null
      : instantOf({ date, hour: Math.floor(minute / 60), minute: minute % 60 }, timeZone);
  return (opening ?? start) > now ? (opening ?? start) : endOfDay(date, known, true);
}

type SaidDays = {
  first: string | null;
  last: string | null;
  /** On the last one somebody is there again: it ends with its opening. */
  returns: boolean;
};

/** The days that a text says it is true on, yyyy-MM-dd; the first only where it says from when. */
export function daysSaid(kind: FactKind, text: string, { now, timeZone }: Clock): SaidDays {
  const writing = { writtenAt: now, timeZone };
  const { back, days } = isAway(kind) ? readAway(text, writing) : { back: null, days: daysIn(text, writing) };
  const begins = (day: DayMention) => day.kind === "from" || day.kind === "range";
  const ends = (day: DayMention) => day.kind !== "from";
  const [first = null] = days
    .filter(begins)
    .map(({ said }) => said.first)
    .sort();
  if (back !== null) return { first, last: back, returns: true };
  const lasts = days.filter(ends).map(({ said }) => said.last);
  return { first, last: lasts.sort().at(-1) ?? null, returns: false };
}

/**
 * The last day that only a model reads in a fact's text, yyyy-MM-dd, where it is later than its end; null for none. A day
 * that is explicit has been shown while its owner typed. Of an absence, a day alone may be that of return.
 */
export function dayRead(
  { kind, text, lastDay }: Pick<Fact, "kind" | "text" | "lastDay">,
  read: ReadDays,
  { now, timeZone }: Clock,
): string | null {
  if (!hasSaidEnd(kind) || daysSaid(kind, text, { now, timeZone }).last !== null) return null;
  const ends = daysIn(text, { writtenAt: now, timeZone }, read).filter((day) =>
    isAway(kind) ? day.kind === "until" || day.kind === "range" : day.kind !== "from",
  );
  const last = ends
    .map(({ said }) => said.last)
    .sort()
    .at(-1);
  return last !== undefined && last > (lastDay ?? dateAt(now, timeZone)) ? last : null;
}

/** A moment as it was entered: a day stands for its first moment, or for its end. */
export type Entered = string | null | undefined;

/**
 * When a fact begins and ends. Whatever was not entered follows from its text, and for an event of a day from that day.
 * @param entered a day (yyyy-MM-dd), an instant, null for none, or undefined
 */
export function momentsOf(
  { kind, text }: { kind: FactKind; text: string },
  entered: { from: Entered; until: Entered },
  facts: Facts,
): Moments {
  const { timeZone, now } = facts;
  const said = hasSaidEnd(kind) ? daysSaid(kind, text, facts) : { first: null, last: null, returns: false };
  const day = isOfADay(kind) ? dateAt(now, timeZone) : null;
  const [from, until] = [entered.from, entered.until].map((value, at) =>
    value === undefined ? (at === 0 ? said.first : (said.last ?? day)) : value,
  );
  const opening = said.returns && entered.until === undefined && said.last;
  return {
    from: !from ? null : isDay(from) ? startOfDay(from, timeZone) : new Date(from),
    until: opening
      ? openingOf(opening, facts)
      : !until
        ? null
        : isDay(until)
          ? endOfDay(until, facts, isOfADay(kind))
          : new Date(until),
  };
}

const isDay = (value: string) => value.length === 10;

/**
 * The next end of an ended fact: the day that its text names, read as of now; today for an event of a day; else the
 * same weekday and time within a week; null where the text names a past day.
 */
export function renewedUntil(
  { kind, text, until }: Pick<Fact, "kind" | "text" | "until">,
  facts: Facts,
): Date | null {
  const { now, timeZone } = facts;
  const { last, returns } = hasSaidEnd(kind) ? daysSaid(kind, text, facts) : { last: null, returns: false };
  if (last) {
    const today = dateAt(now, timeZone);
    const isSoon = last >= today && last <= addDays(today, SOON_DAYS);
    if (!isSoon) return null;
    return returns ? openingOf(last, facts) : endOfDay(last, facts, isOfADay(kind));
  }
  if (isOfADay(kind) || until === null) return endOfDay(dateAt(now, timeZone), facts, true);
  const wall = wallTime(new Date(until), timeZone);
  const today = dateAt(now, timeZone);
  const days = (weekdayOf(wall.date) - weekdayOf(today) + 7) % 7;
  const next = [days, days + 7]
    .map((ahead) => instantOf({ ...wall, date: addDays(today, ahead) }, timeZone))
    .find((at) => at && at > now);
  return next ?? endOfDay(addDays(today, 7), facts);
}
