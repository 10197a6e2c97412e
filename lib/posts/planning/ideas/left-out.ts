/** Which lines of a brief became no idea: what an owner typed is never left out in silence. */
import { daysIn } from "@/lib/text/days/mentions";
import { type About, type IdeaWriting, aboutOf } from "./place-ideas";

/** A line of the brief that is in none of the ideas. */
export type LeftOut = { line: string; /** Its last day, yyyy-MM-dd. */ until: string };

/** Letters by which two forms of a word are the same: "closed" and "we close". */
const STEM = 5;
/** Shorter words say nothing of what a line is about. */
const SHORTEST = 4;

/** The end of a sentence; the dot of a day ("am 8. Dezember") and of an abbreviation ("Fr. 25") is none. */
const END = /\n+|(?<=[!?…]|\p{L}{3}\.|\d(?:st|nd|rd|th)\.)\s+/u;

/**
 * The lines of a brief that speak of a day and that no idea is about, by their words or, where each of a day has one, by
 * their day. A line without a day is not looked for: an idea may say it in any words.
 * @param ideas all that were found, dropped ones included
 */
export function leftOutOf(
  brief: string,
  ideas: readonly ({ line: string } & About)[],
  writing: IdeaWriting,
): LeftOut[] {
  const lines = brief.split(END).flatMap((part) => {
    const line = part.trim();
    const until = line ? aboutOf(line, writing).aboutUntil : null;
    return until === null ? [] : [{ line, until, words: stemsOf(withoutDays(line, writing)) }];
  });
  const known = ideas.map(({ line }) => stemsOf(line));
  const isSaid = (words: ReadonlySet<string>) =>
    known.some((idea) => [...words].some((word) => idea.has(word)));
  return lines
    .filter(({ until, words }) => {
      const ofDay = <T>(all: readonly T[], dayOf: (one: T) => string | null) =>
        all.filter((one) => dayOf(one) === until).length;
      const enough = ofDay(ideas, (idea) => idea.aboutUntil) >= ofDay(lines, (line) => line.until);
      return !enough && !isSaid(words);
    })
    .map(({ line, until }) => ({ line, until }));
}

/** The line without the words that name its days. */
function withoutDays(line: string, writing: IdeaWriting): string {
  return daysIn(line, writing).reduceRight(
    (rest, { from, to }) => `${rest.slice(0, from)} ${rest.slice(to)}`,
    line,
  );
}

const stemsOf = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/\p{L}+/gu) ?? [])
      .filter((word) => word.length >= SHORTEST)
      .map((word) => word.slice(0, STEM)),
  );
