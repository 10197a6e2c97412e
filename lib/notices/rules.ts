import type { Locale } from "@/lib/i18n/locales";
import { knownTimeZone } from "@/lib/i18n/time-zone";
import { cutText } from "@/lib/text";
import type { NoticeKind } from "./types";

const EXCERPT_LENGTH = 80;

/** The beginning of a post by which its owner recognises it: its first line, cut at a word. */
export function excerpt(content: string): string {
  const line = content.trim().split("\n", 1)[0]?.trim() ?? "";
  if (line.length <= EXCERPT_LENGTH) return line;
  const cut = cutText(line, EXCERPT_LENGTH);
  const end = cut.lastIndexOf(" ");
  return `${(end > 0 ? cut.slice(0, end) : cut).trimEnd()}…`;
}

/** The subject of a notice about a post, by which it is closed. */
export const postSubject = (postId: number) => `post:${postId}`;

/** The subject of a notice about a connected page, by which it is closed. */
export const connectionSubject = (platform: string) => `connection:${platform}`;

/** The subject of a notice about the owner's plan, by which it is closed. */
export const PLAN_SUBJECT = "plan";

/** The texts of a notice: those of its kind, or of its reason where that says more. */
export const textKeyOf = ({ kind, code }: { kind: NoticeKind; code: string }) =>
  code === "FACT_ENDS" || code === "FACT_ENDED" || code === "POST_BLANK" ? code : kind;

/** Those of a notice's texts that leave its reason to the code's own text. */
export const GIVES_REASON: ReadonlySet<string> = new Set(["POST_FAILED", "PREFLIGHT", "FOUND", "GONE"]);

/** Whether a notice is about the plan rather than about a post or a page. */
export const isAboutPlan = (kind: NoticeKind) => kind === "PAYMENT_FAILED" || kind === "PLAN_ENDED";

/** The path that a notice's mail and push link to: where it can be settled. */
export function noticePath(kind: NoticeKind): "/dashboard" | "/your-posts" | "/subscription" {
  if (isAboutPlan(kind)) return "/subscription";
  return kind === "POST_FAILED" || kind === "FOUND" || kind === "GONE" ? "/your-posts" : "/dashboard";
}

type Reader = {
  locale: Locale;
  /** The business's time zone; null while it is unknown. */ timeZone: string | null;
};

/**
 * The values for a mail's or push's text about a deadline: its moment, by the clock of the business and with the name of
 * its zone (UTC while it is unknown), and whether it has passed.
 */
export function deadlineOf(
  until: Date | null,
  now: Date,
  { locale, timeZone }: Reader,
): { until: string; late: "true" | "false" } {
  const late = until === null || until <= now;
  const format = new Intl.DateTimeFormat(locale, {
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZone: knownTimeZone(timeZone ?? undefined),
    timeZoneName: "short",
  });
  return { until: until ? format.format(until) : "", late: late ? "true" : "false" };
}
