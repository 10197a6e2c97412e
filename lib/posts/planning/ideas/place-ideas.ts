/** Which idea gets which time, by the days that it speaks of: as drafts get theirs (lib/posts/week/propose-times.ts). */
import { wallTime } from "@/lib/i18n/wall-time";
import { latestDayOf } from "@/lib/days/contradictions";
import { daysIn } from "@/lib/days/days-in-text";
import type { DayMention, Writing } from "@/lib/days/types";
import { fittingSlot } from "@/lib/posts/scheduling/fitting-slot";

/** The days that an idea speaks of, yyyy-MM-dd. */
export type About = { aboutFrom: string | null; aboutUntil: string | null };

/** When an idea was created, and the beginning of the week that it is for. */
export type IdeaWriting = Writing & { weekBegins: Date };

/** The days in a line. In a future week "from Thursday" is that week's Thursday; a date is the next one from now. */
function mentionsIn(line: string, { weekBegins, ...writing }: IdeaWriting): DayMention[] {
  const isDate = ({ from, to }: DayMention) => /\d/.test(line.slice(from, to));
  const then = { ...writing, writtenAt: weekBegins > writing.writtenAt ? weekBegins : writing.writtenAt };
  return [
    ...daysIn(line, writing).filter(isDate),
    ...daysIn(line, then).filter((mention) => !isDate(mention)),
  ];
}

/**
 * The days that a line speaks of: by its own words where they name any, otherwise as the model says, unless those days
 * are past. The earlier last day counts.
 */
export function aboutOf(line: string, writing: IdeaWriting, said: Partial<About> = {}): About {
  const today = wallTime(writing.writtenAt, writing.timeZone).date;
  const ahead = said.aboutUntil && said.aboutUntil >= today ? said.aboutUntil : null;
  const mentions = mentionsIn(line, writing);
  const own = latestDayOf(mentions);
  const aboutUntil = own && ahead ? (own < ahead ? own : ahead) : (own ?? ahead);
  const firsts = mentions.map(({ said: days }) => days.first);
  const aboutFrom = firsts.sort()[0] ?? said.aboutFrom ?? null;
  if (aboutUntil === null) return { aboutFrom: null, aboutUntil: null };
  return { aboutFrom: aboutFrom !== null && aboutFrom <= aboutUntil ? aboutFrom : null, aboutUntil };
}

/** The first of these times at which an idea contradicts no day in its line and is not after its last day. */
export function timeOf<T extends { at: string }>(
  { line, aboutUntil }: { line: string } & Pick<About, "aboutUntil">,
  writing: IdeaWriting,
  free: readonly T[],
): T | undefined {
  const early = free.filter(
    ({ at }) => aboutUntil === null || wallTime(new Date(at), writing.timeZone).date <= aboutUntil,
  );
  return fittingSlot(mentionsIn(line, writing), early, writing.timeZone);
}

/**
 * Gives each idea a time of its own: first those that expire soonest, then in their order. An idea for which no time is
 * early enough is left out. @returns in the order of their times
 */
export function placeIdeas<T extends { line: string } & About>(
  ideas: readonly T[],
  times: readonly string[],
  writing: IdeaWriting,
): (T & { slotAt: string })[] {
  const left = times.map((at) => ({ at }));
  const soonest = [...ideas].sort((a, b) => (a.aboutUntil ?? "9999").localeCompare(b.aboutUntil ?? "9999"));
  const placed = soonest.flatMap((idea) => {
    const slot = timeOf(idea, writing, left);
    if (!slot) return [];
    left.splice(left.indexOf(slot), 1);
    return [{ ...idea, slotAt: slot.at }];
  });
  return placed.sort((a, b) => a.slotAt.localeCompare(b.slotAt));
}
