/** Which idea gets which time, by their order and the days that they speak of. */
import { wallTime } from "@/lib/i18n/wall-time";
import { latestDayOf } from "@/lib/text/days/contradictions";
import { daysIn, namesPastDay } from "@/lib/text/days/mentions";
import type { DayMention, Writing } from "@/lib/text/days/types";
import { findMatchingSlot } from "@/lib/posts/scheduling/find-matching-slot";

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
  return findMatchingSlot(mentionsIn(line, writing), early, writing.timeZone);
}

/** Whether an idea speaks of a day that is over. */
export function isOver(line: string, writing: IdeaWriting, until: string | null): boolean {
  if (until !== null && until < wallTime(writing.writtenAt, writing.timeZone).date) return true;
  return namesPastDay(line, writing);
}

/**
 * Gives each idea a time of its own: the first the first, in their order, where its days allow it. Only the rest is
 * moved: an idea about a day to the latest time before it, any other to the nearest one, and what stands there gives
 * way where it can. An idea for which no time is early enough is left out. @returns in the order of their times
 */
export function placeIdeas<T extends { line: string } & About>(
  ideas: readonly T[],
  times: readonly string[],
  writing: IdeaWriting,
): (T & { slotAt: string })[] {
  const slots = [...times].sort().map((at) => ({ at }));
  const fits = (idea: T, slot: number) => timeOf(idea, writing, slots.slice(slot, slot + 1)) !== undefined;
  const choices = ideas.map((idea, index) => {
    const possible = slots.map((_, slot) => slot).filter((slot) => fits(idea, slot));
    const nearest = (a: number, b: number) => Math.abs(a - index) - Math.abs(b - index) || a - b;
    return possible.includes(index) || idea.aboutUntil === null ? possible.sort(nearest) : possible.reverse();
  });
  const owners = new Map<number, number>();
  ideas.forEach((_, index) => {
    if (choices[index]?.includes(index)) owners.set(index, index);
  });
  const placed = new Set(owners.values());
  ideas.forEach((_, index) => {
    if (!placed.has(index)) settle(index, new Set());
  });
  const filled = [...owners].sort(([a], [b]) => a - b);
  // What fits everywhere stays in its order, whoever has taken a place of it.
  const isAnywhere = (index: number) => choices[index]?.length === slots.length;
  const anywhere = filled
    .map(([, index]) => index)
    .filter(isAnywhere)
    .sort((a, b) => a - b);
  return filled.flatMap(([slot, index]) => {
    const idea = ideas[isAnywhere(index) ? (anywhere.shift() ?? index) : index];
    const at = slots[slot]?.at;
    return idea && at !== undefined ? [{ ...idea, slotAt: at }] : [];
  });

  /** Takes a free slot, or one whose idea can go to another. */
  function settle(index: number, asked: Set<number>): boolean {
    const wanted = (choices[index] ?? []).filter((slot) => !asked.has(slot));
    const free = wanted.find((slot) => !owners.has(slot));
    for (const slot of free === undefined ? wanted : [free]) {
      asked.add(slot);
      const owner = owners.get(slot);
      if (owner !== undefined && !settle(owner, asked)) continue;
      owners.set(slot, index);
      return true;
    }
    return false;
  }
}
