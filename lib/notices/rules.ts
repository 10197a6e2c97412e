import type { NoticeKind } from "./types";

const EXCERPT_LENGTH = 80;

/** The beginning of a post by which its owner knows it: its first line, cut at a word. */
export function excerpt(content: string): string {
  const line = content.trim().split("\n", 1)[0]?.trim() ?? "";
  if (line.length <= EXCERPT_LENGTH) return line;
  const cut = line.slice(0, EXCERPT_LENGTH);
  const end = cut.lastIndexOf(" ");
  return `${(end > 0 ? cut.slice(0, end) : cut).trimEnd()}…`;
}

/** What a notice about a post is closed by. */
export const postSubject = (postId: number) => `post:${postId}`;

/** What a notice about a connected page is closed by. */
export const connectionSubject = (platform: string) => `connection:${platform}`;

/** Where a notice leads: all are settled on the dashboard. */
export function noticePath(kind: NoticeKind): "/dashboard" | "/your-posts" {
  return kind === "POST_FAILED" ? "/your-posts" : "/dashboard";
}

const PUSH_DELAYS = [30, 120, 600, 1800] as const;
/** After this many tries a push is given up: the mail has told it by then. */
export const MOST_PUSH_TRIES = 5;

/** Seconds until a push is tried again. @param tries how often it was tried @param asked what the service asks for */
export function pushDelay(tries: number, asked = 0): number {
  return Math.max(asked, PUSH_DELAYS[Math.min(tries, PUSH_DELAYS.length) - 1] ?? PUSH_DELAYS[0]);
}

const MAIL_DELAYS = [60, 300, 900, 3600] as const;
/** After this many tries a mail is given up; the notice on the dashboard stays. */
export const MOST_MAIL_TRIES = 12;

/** Seconds until a mail is tried again. @param tries how often it was tried, this one included */
export function mailDelay(tries: number): number {
  return MAIL_DELAYS[Math.min(tries, MAIL_DELAYS.length) - 1] ?? MAIL_DELAYS[0];
}
