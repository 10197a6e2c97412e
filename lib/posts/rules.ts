import type { SocialConnections } from "@/lib/connections/types";
import { cutText } from "@/lib/text";
import { PLATFORMS } from "./constants";
import type { Platform, Post } from "./types";

/** How much of a post Facebook shows before 'See more'. */
export const CLIP = { characters: 477, lines: 5 } as const;

/** The text up to Facebook's 'See more', at a word's end; null where the whole text is shown. */
export function clipPost(text: string): string | null {
  const lines = text.split("\n");
  const byLines = lines.length > CLIP.lines ? lines.slice(0, CLIP.lines).join("\n") : text;
  if (byLines.length <= CLIP.characters) return byLines === text ? null : byLines.trimEnd();
  const cut = cutText(byLines, CLIP.characters);
  const end = cut.search(/\s\S*$/);
  return (end > 0 ? cut.slice(0, end) : cut).trimEnd();
}

/** The address of a page of Your Posts; the first page of all posts is the plain one. */
export function yourPostsPath({ status, q, page }: { status?: string; q?: string; page: number }) {
  const query = new URLSearchParams();
  if (status) query.set("status", status);
  if (q) query.set("q", q);
  if (page > 0) query.set("page", String(page + 1));
  return query.size > 0 ? (`/your-posts?${query}` as const) : "/your-posts";
}

/** Which page numbers to show around `page` (zero-based): the ends, the neighbours, and null for a gap. */
export function pageWindow(page: number, pages: number): (number | null)[] {
  const shown = [0, page - 1, page, page + 1, pages - 1].filter((n) => n >= 0 && n < pages);
  const numbers = [...new Set(shown)].sort((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1];
    if (before === undefined || number === before + 1) return [number];
    return number === before + 2 ? [before + 1, number] : [null, number];
  });
}

/**
 * Whether a post may be reaching its page right now, or will by itself: what is shown of it may soon be out of date.
 */
export function isOnItsWay({ status, postPlatforms }: Pick<Post, "status" | "postPlatforms">): boolean {
  return postPlatforms.some(
    (delivery) =>
      delivery.status === "SENDING" ||
      delivery.status === "UNKNOWN" ||
      (delivery.status === "PENDING" && status !== "SCHEDULED"),
  );
}

/** What can be done with a post: publish it, change it before its time, wait for it, or copy it. */
export type EditStage = "draft" | "scheduled" | "sending" | "published";

/** The editing stage of a post. */
export function editStageOf(post: Pick<Post, "status" | "postPlatforms">): EditStage {
  if (post.status === "PUBLISHED") return "published";
  if (isOnItsWay(post)) return "sending";
  return post.status === "SCHEDULED" ? "scheduled" : "draft";
}

const POLL_MS = { first: 3_000, longest: 30_000, ahead: 3_600_000, after: 2_000 } as const;
/** After this many polls without a result the page stops polling. */
const MAX_POLLS = 60;

/**
 * Milliseconds until these posts should be refetched, with growing intervals; null when nothing is being sent and
 * nothing is scheduled within the hour.
 * @param polls how many there were since a post last changed
 */
export function nextPoll(
  posts: readonly Pick<Post, "status" | "postPlatforms" | "scheduledTime">[],
  now: number,
  polls: number,
): number | null {
  if (polls >= MAX_POLLS) return null;
  const backoff = Math.min(POLL_MS.first * 1.5 ** polls, POLL_MS.longest);
  if (posts.some(isOnItsWay)) return backoff;
  const waits = posts
    .filter(({ status, scheduledTime }) => status === "SCHEDULED" && scheduledTime !== null)
    .map(({ scheduledTime }) => new Date(scheduledTime ?? 0).getTime() - now + POLL_MS.after)
    .filter((wait) => wait < POLL_MS.ahead);
  return waits.length === 0 ? null : Math.max(backoff, Math.min(...waits));
}

/** The platforms with a page that can be posted to now. */
export function connectedPlatforms(connections: SocialConnections): Platform[] {
  return PLATFORMS.filter((platform) => connections[platform]?.status === "CONNECTED");
}

/** Whether a claim's stored value ("DATE 3-14", "DATE 2026-3-14") is that calendar day, yyyy-MM-dd. */
export function isClaimedDay(value: string, day: string): boolean {
  const parts = value
    .replace(/^DATE /, "")
    .split("-")
    .map(Number);
  if (parts.some(Number.isNaN) || parts.length > 3) return false;
  const [date, month, year] = parts.reverse();
  const [ofYear, ofMonth, ofDate] = day.split("-").map(Number);
  return date === ofDate && month === ofMonth && (year ?? ofYear) === ofYear;
}
