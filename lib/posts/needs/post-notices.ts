/** What is wrong with a post: one list for every screen that shows the post. */
import { dayAt, isoOf } from "@/lib/i18n/calendar";
import type { NoticeLink } from "@/lib/notices/types";
import { isClaimedDay } from "@/lib/posts/rules";
import type { Post, UnsaidClaim } from "@/lib/posts/types";
import type { DayMention } from "@/lib/text/days/types";
import type { Blank } from "@/lib/text/explicit/blanks";
import { wrongDays } from "@/lib/posts/right-days";
import type { Need } from "./types";

/** The words that a notice is about, in UTF-16 code units of the post's text; `to` is behind them. None of an account. */
type Words = { from: number; to: number; text: string };

/** What of an account keeps a post from going out, or from getting a time. */
type AccountNotice = "PAGE" | "RECONNECT" | "PLAN" | "CREDITS";

export type PostNotice = Words &
  (
    | { kind: AccountNotice }
    | { kind: "BLANK" }
    /** They are over when it goes out, because the fact that says them ends before; `until` is null for a removed one. */
    | { kind: "ENDED"; until: string | null; factId: string; at: string }
    /** They speak of another day than that on which it goes out. */
    | { kind: "DAY"; at: string }
    /** They give a date another weekday than it has. */
    | { kind: "MISNAMED"; date: string; at: string }
    /** A link that leads nowhere, or to another host. */
    | { kind: "LINK"; link: NoticeLink }
    /** Nobody has said them; `isRight`: but its owner has just called them right. */
    | { kind: "CLAIM"; isRight: boolean }
  );

export type ClaimNotice = UnsaidClaim & { isRight?: boolean };

/** What of a post is looked at. */
export type NoticedPost = Pick<
  Post,
  | "id"
  | "content"
  | "revision"
  | "status"
  | "writtenAt"
  | "rightBlanks"
  | "rightDays"
  | "ended"
  | "scheduledTime"
  | "found"
>;

type Known = {
  /** The text as it stands on the screen. */
  content: string;
  /** When it goes out, or would; ISO 8601. */
  at: string | null;
  /** The business's; null while it is not known. */
  timeZone: string | null;
  /** Those of the text that its owner has not called right. */
  blanks: readonly Blank[];
  days: readonly DayMention[];
  claims: readonly ClaimNotice[];
  /** What its account lacks, where the screen knows it. */
  needs?: readonly Need[];
};

/** What is wrong with a post, the most urgent first. Pure. */
export function postNotices(post: NoticedPost, known: Known): PostNotice[] {
  const { content, at, timeZone, blanks, days, claims } = known;
  const { ended, scheduledTime } = post;
  const notices: PostNotice[] = accountNotices(post, known);
  for (const blank of blanks) notices.push({ kind: "BLANK", ...blank });
  const isOver = ended !== null && content.slice(ended.from, ended.to) === ended.text;
  if (isOver && scheduledTime) notices.push({ kind: "ENDED", ...ended, at: scheduledTime });
  const day = at !== null && timeZone !== null && wrongDays({ ...post, content }, days, at, timeZone).wrong;
  if (day) {
    const words = { from: day.from, to: day.to, text: content.slice(day.from, day.to) };
    // No time makes the weekday of a date another one.
    if (day.misnamed === undefined) notices.push({ kind: "DAY", ...words, at });
    else notices.push({ kind: "MISNAMED", ...words, date: day.said.first, at });
  }
  for (const link of post.found?.links ?? []) {
    const from = placeOf(link.url, content);
    if (from >= 0) notices.push({ kind: "LINK", from, to: from + link.url.length, text: link.url, link });
  }
  const sendsOn = at !== null && timeZone !== null ? isoOf(dayAt(new Date(at), timeZone)) : null;
  for (const { from, to, text, value, isRight = false } of claims) {
    // The day on which it goes out says that date, and an ended fact has a notice of its own.
    const isSaid = sendsOn !== null && isClaimedDay(value, sendsOn);
    if (!isSaid && !(isOver && ended.text === text)) notices.push({ kind: "CLAIM", from, to, text, isRight });
  }
  return notices.filter((notice, index) => index === notices.findIndex((other) => isSame(notice, other)));
}

/** What keeps a post from going out; of a draft, also what keeps it from getting a time or other words. */
export function accountNotices(
  { status, scheduledTime }: Pick<NoticedPost, "status" | "scheduledTime">,
  { at, needs = [] }: Pick<Known, "at" | "needs">,
) {
  const isScheduled = status === "SCHEDULED";
  const goesOut = isScheduled || at !== null || scheduledTime !== null;
  const found: (AccountNotice | false)[] = [
    goesOut && needs.includes("page") && "PAGE",
    goesOut && needs.includes("reconnect") && "RECONNECT",
    !isScheduled && needs.includes("plan") && "PLAN",
    !isScheduled && needs.includes("credits") && "CREDITS",
  ];
  return found.flatMap((kind) => (kind ? [{ kind, from: 0, to: 0, text: "" }] : []));
}

/** Where a link stands, and not the beginning of a longer one; -1 for nowhere. */
function placeOf(url: string, content: string): number {
  for (let at = content.indexOf(url); at >= 0; at = content.indexOf(url, at + 1))
    if (!/^[\p{L}\p{N}/?#=&_-]/u.test(content.slice(at + url.length, at + url.length + 2))) return at;
  return -1;
}

/** Words that are said twice are asked about once. */
const isSame = (one: PostNotice, other: PostNotice) => one.kind === other.kind && one.text === other.text;
