/** What is wrong with what a post says: one list for every screen that shows the post. */
import type { Claim } from "@/lib/posts/checking/types";
import type { Post } from "@/lib/posts/types";
import { contradictedIn } from "@/lib/text/days/contradictions";
import type { DayMention } from "@/lib/text/days/types";
import { openBlanks } from "@/lib/text/explicit/blanks";

/** The words that a notice is about, in UTF-16 code units of the post's text; `to` is behind them. */
type Words = { from: number; to: number; text: string };

export type PostNotice = Words &
  (
    | { kind: "BLANK" }
    /** They are over when it goes out, because the fact that says them ends before; `until` is null for a removed one. */
    | { kind: "ENDED"; until: string | null; factId: string; at: string }
    /** They speak of another day than that on which it goes out. */
    | { kind: "DAY"; at: string }
    /** They give a date another weekday than it has. */
    | { kind: "MISNAMED"; date: string; at: string }
    /** Nobody has said them. */
    | { kind: "CLAIM"; claim: Claim }
  );
export type DayNotice = Extract<PostNotice, { kind: "DAY" | "MISNAMED" }>;

/** What of a post is looked at. */
export type NoticedPost = Pick<
  Post,
  "id" | "content" | "revision" | "status" | "writtenAt" | "rightBlanks" | "ended" | "scheduledTime"
>;

type Known = {
  /** The text as it stands on the screen. */
  content: string;
  /** When it goes out, or would; ISO 8601. */
  at: string | null;
  /** The business's; null while it is not known. */
  timeZone: string | null;
  days: readonly DayMention[];
  claims: readonly Claim[];
};

/** What is wrong with a post's words, the most urgent first. Pure. */
export function postNotices(post: NoticedPost, { content, at, timeZone, days, claims }: Known): PostNotice[] {
  const { ended, scheduledTime } = post;
  const notices: PostNotice[] = openBlanks(content, post.rightBlanks).map((blank) => ({
    ...{ kind: "BLANK", ...blank },
  }));
  if (ended && scheduledTime && content.slice(ended.from, ended.to) === ended.text)
    notices.push({ kind: "ENDED", ...ended, at: scheduledTime });
  const day = at !== null && timeZone !== null && contradictedIn(days, at, timeZone);
  if (day) {
    const words = { from: day.from, to: day.to, text: content.slice(day.from, day.to) };
    // No time makes the weekday of a date another one.
    if (day.misnamed === undefined) notices.push({ kind: "DAY", ...words, at });
    else notices.push({ kind: "MISNAMED", ...words, date: day.said.first, at });
  }
  for (const claim of claims) {
    const { from, to, text } = claim;
    notices.push({ kind: "CLAIM", from, to, text, claim });
  }
  return notices.filter((notice, index) => index === notices.findIndex((other) => isSame(notice, other)));
}

/** Words that are said twice are asked about once. */
const isSame = (one: PostNotice, other: PostNotice) => one.kind === other.kind && one.text === other.text;
