import { addDays, daysLater, mondayOf } from "@/lib/i18n/calendar";
import { wallTime } from "@/lib/i18n/wall-time";
import { MAX_DAYS, MAX_DAYS_TO_END } from "./constants";

/** Why days cannot be a campaign's, as a message key by field; none where they can. Days are yyyy-MM-dd. */
export function daysProblem(
  { beginsOn, endsOn }: { beginsOn: string; endsOn: string },
  today: string,
): Partial<Record<"beginsOn" | "endsOn", string>> {
  if (endsOn < beginsOn) return { endsOn: "Campaigns.errors.endsBeforeItBegins" };
  if (endsOn < today) return { endsOn: "Campaigns.errors.over" };
  if (addDays(beginsOn, MAX_DAYS) <= endsOn) return { endsOn: "Campaigns.errors.tooLong" };
  if (addDays(today, MAX_DAYS_TO_END) < endsOn) return { endsOn: "Campaigns.errors.tooFar" };
  return {};
}

/**
 * At most `most` of these times, spread evenly over their weeks, and within each week over its times: no week has two
 * more than another that could have one more.
 */
export function spreadTimes<T extends { at: string }>(
  free: readonly T[],
  most: number,
  timeZone: string,
): T[] {
  const byWeek = new Map<string, T[]>();
  for (const time of free) {
    const monday = mondayOf(wallTime(new Date(time.at), timeZone).date);
    byWeek.set(monday, [...(byWeek.get(monday) ?? []), time]);
  }
  const weeks = [...byWeek.values()];
  const shares = sharesOf(
    weeks.map(({ length }) => length),
    most,
  );
  return weeks.flatMap((times, week) => everyNth(times, shares[week] ?? 0));
}

/** How many each week gives, one after the other until `most` are given or none is left. */
function sharesOf(sizes: readonly number[], most: number): number[] {
  const shares = sizes.map(() => 0);
  let left = Math.min(
    most,
    sizes.reduce((sum, size) => sum + size, 0),
  );
  while (left > 0) {
    const open = sizes.flatMap((size, week) => ((shares[week] ?? 0) < size ? week : []));
    // Where not each of them gets one more, those that do are spread as well.
    for (const week of everyNth(open, Math.min(left, open.length))) {
      shares[week] = (shares[week] ?? 0) + 1;
      left -= 1;
    }
  }
  return shares;
}

/** So many of these, as far apart as can be. */
function everyNth<T>(all: readonly T[], count: number): T[] {
  return Array.from(
    { length: count },
    (_, index) => all[Math.floor(((index + 0.5) * all.length) / count)] as T,
  );
}

type TimedIdea = { id: string; slotAt: Date; aboutUntil: string | null };

/**
 * Where ideas are moved by some days, in an order in which no two ever have one time; or why one stays: its time would
 * be over, after the last day that it speaks of, or another's that stays.
 * @param staying those that are not moved
 */
export function movedIdeas<T extends TimedIdea>(
  ideas: readonly T[],
  staying: readonly Pick<T, "slotAt">[],
  { days, now, timeZone }: { days: number; now: Date; timeZone: string },
): { id: string; to: Date | "TIME_HAS_PASSED" | "NO_EARLY_SLOT" | "TIME_TAKEN" }[] {
  const taken = new Set(staying.map(({ slotAt }) => slotAt.getTime()));
  const order = [...ideas].sort((a, b) => (a.slotAt.getTime() - b.slotAt.getTime()) * (days > 0 ? -1 : 1));
  return order.map(({ id, slotAt, aboutUntil }) => {
    const to = daysLater(slotAt, days, timeZone);
    const late = aboutUntil !== null && wallTime(to, timeZone).date > aboutUntil;
    const problem = to <= now ? "TIME_HAS_PASSED" : late ? "NO_EARLY_SLOT" : null;
    if (!problem && !taken.has(to.getTime())) {
      taken.add(to.getTime());
      return { id, to };
    }
    taken.add(slotAt.getTime());
    return { id, to: problem ?? "TIME_TAKEN" };
  });
}
