/** The days of a text that its owner keeps as they are: by its words, when they were written, and when it goes out. */
import { dayAt, isoOf } from "@/lib/i18n/calendar";
import { isContradicted, isInWindow, windowOf } from "@/lib/text/days/contradictions";
import type { DayMention } from "@/lib/text/days/types";

/** Answers that are kept of a post: it is moved between a few days at most. */
const MOST = 8;

type Dated = {
  content: string;
  /** ISO 8601. */
  writtenAt: string;
  rightDays: readonly string[];
};

/** The words of a mention, as its notice names them. */
export const wordsOfDay = (content: string, { from, to }: DayMention) => content.slice(from, to).trim();

/** An answer as Post.rightDays has it. @param date on which the post goes out, yyyy-MM-dd in the business's zone */
const answerOf = (writtenAt: string, date: string, words: string) => `${writtenAt} ${date} ${words}`;

const isKept = (post: Dated, date: string) => (day: DayMention) =>
  post.rightDays.includes(answerOf(post.writtenAt, date, wordsOfDay(post.content, day)));

/** What of a text's days is not right if it is sent at that moment. @param at ISO 8601 */
export function wrongDays(post: Dated, days: readonly DayMention[], at: string, timeZone: string) {
  const date = isoOf(dayAt(new Date(at), timeZone));
  const contradicted = days.filter((day) => isContradicted(day, new Date(at), timeZone));
  const isRight = isKept(post, date);
  return {
    /** The first that its owner has not been asked about. */
    wrong: contradicted.find((day) => !isRight(day)),
    kept: contradicted.filter(isRight),
    /** Post.rightDays with one of them, called right for the day of that moment. Those of other texts go. */
    keeping: (day: DayMention): string[] => {
      const answer = answerOf(post.writtenAt, date, wordsOfDay(post.content, day));
      const others = post.rightDays.filter((one) => one !== answer && one.startsWith(`${post.writtenAt} `));
      return [...others, answer].slice(-MOST);
    },
  };
}

/** The dates, yyyy-MM-dd, on which a text may go out because of what its owner keeps. */
export function keptDates(post: Dated, days: readonly DayMention[]): ReadonlySet<string> {
  const start = post.writtenAt.length + 1;
  const dates = post.rightDays
    .filter((answer) => answer.startsWith(`${post.writtenAt} `))
    .map((answer) => answer.slice(start, start + 10));
  const mayGo = (date: string) =>
    days.every((day) => isInWindow(windowOf([day]), date) || isKept(post, date)(day));
  return new Set(dates.filter(mayGo));
}
