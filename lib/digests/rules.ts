import { addDays, mondayOf } from "@/lib/i18n/calendar";
import { wallTime } from "@/lib/i18n/wall-time";
import { slotTime, slotTimesOf } from "@/lib/posts/posting-times/rules";
import type { Slot } from "@/lib/posts/posting-times/types";
import { MAX_PROPOSALS } from "./constants";
import type { DigestContent, Proposal } from "./types";

/** Further ahead than a digest can be: one week has passed, and the next one may be spoken for. */
const WEEKS_AHEAD = 4;

/**
 * The Monday of the week that a digest of this day is about: the coming week's from Friday on, else that of the week
 * itself.
 */
export function weekOfDigest(date: string): string {
  return mondayOf(addDays(date, 3));
}

/**
 * When the next digest is due: the first after `now` that is about a week which no digest was about. Where the clock
 * skips the time it is the next that exists, and where it shows it twice the first.
 * @param week the Monday of the last digest's week; null before the first
 */
export function nextDigestAt(when: Slot & { week: string | null }, timeZone: string, now: Date): Date {
  const monday = mondayOf(wallTime(now, timeZone).date);
  // From the week before: a time that a clock skips may lie in the next week.
  for (let week = -1; week <= WEEKS_AHEAD; week++) {
    const start = addDays(monday, week * 7);
    const at = new Date(slotTime(when, start, timeZone).at);
    if (at > now && weekOfDigest(addDays(start, when.weekday - 1)) > (when.week ?? "")) return at;
  }
  throw new RangeError(`No digest is due within ${WEEKS_AHEAD} weeks of ${now.toISOString()}`);
}

/** The posting times of a week that are ahead and that no post has, ISO 8601. */
export function freeTimesOf(
  slots: readonly Slot[],
  taken: readonly string[],
  week: string,
  { timeZone, now }: { timeZone: string; now: Date },
): string[] {
  const used = new Set(taken.map(Date.parse));
  return slotTimesOf(slots, week, timeZone)
    .map(({ at }) => at)
    .filter((at) => Date.parse(at) > now.getTime() && !used.has(Date.parse(at)));
}

/** What to propose: a post of long ago, one draft that follows a post, one holiday, and photos for the rest. */
export function chooseProposals(found: {
  again: readonly Proposal[];
  repeats: readonly Proposal[];
  holidays: readonly Proposal[];
  photos: readonly Proposal[];
}): Proposal[] {
  const { again, repeats, holidays, photos } = found;
  return [...again.slice(0, 1), ...repeats.slice(0, 1), ...holidays.slice(0, 1), ...photos].slice(
    0,
    MAX_PROPOSALS,
  );
}

/** Whether a digest says anything. */
export function hasContent(digest: DigestContent): boolean {
  if (digest.kind === "page") return true;
  const { published, failed, free, coming, unread, proposals } = digest;
  return published + failed + free.length + coming.length + unread + proposals.length > 0;
}
