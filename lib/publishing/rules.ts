import { LONGEST_BREAK_SECONDS, MOST_DOUBTS, ON_TIME_SECONDS, RETRY_DELAYS } from "./constants";

/** How a try ended; null while nobody has said so. */
export type Outcome = "SUCCESS" | "RETRY" | "REFUSED" | "UNKNOWN" | null;

/** A text as it compares with what a page shows: one kind of line break, no space at line ends. */
export function pageText(text: string): string {
  return text
    .normalize("NFC")
    .replace(/\r\n?/g, "\n")
    .replace(/[^\S\n]+$/gm, "")
    .trim();
}

/** The first address in a text: Facebook unfolds it when it is passed beside the text. */
export function firstLink(text: string): string | undefined {
  for (const [found] of text.matchAll(/https?:\/\/[^\s<>"'`]+/gi)) {
    const link = withoutPunctuation(found);
    if (URL.canParse(link)) return link;
  }
  return undefined;
}

/** A sentence's end is no part of the address, nor is a bracket that was opened before it. */
function withoutPunctuation(link: string): string {
  const trimmed = link.replace(/[.,;:!?…»”’]+$/u, "");
  const unopened = trimmed.endsWith(")") && !trimmed.includes("(");
  return unopened ? withoutPunctuation(trimmed.slice(0, -1)) : trimmed;
}

/**
 * Seconds until a delivery is tried again after a refusal that passes; null when it has been tried enough.
 * @param earlier how the tries before this one ended, the latest first
 * @param asked seconds that the vendor asks us to wait
 */
export function retryDelay(earlier: readonly Outcome[], asked = 0): number | null {
  const end = earlier.findIndex((outcome) => outcome !== "RETRY");
  const retries = end === -1 ? earlier.length : end;
  const delay = RETRY_DELAYS[retries];
  return delay === undefined ? null : Math.max(delay, asked);
}

/**
 * Whether a delivery that complete looks did not find may be sent once more.
 * @param outcomes how all tries ended, the latest (the one in doubt) first
 */
export function mayTryAgain(outcomes: readonly Outcome[]): boolean {
  const end = outcomes.findIndex((outcome) => outcome === "REFUSED" || outcome === "SUCCESS");
  const round = end === -1 ? outcomes : outcomes.slice(0, end);
  return round.filter((outcome) => outcome === "UNKNOWN" || outcome === null).length < MOST_DOUBTS;
}

/**
 * Seconds from one look at the page to the next, for looks at these seconds after the try (10, 60, 300 …).
 * @param looks complete looks so far; null when that was the last
 */
export function secondsToNextLook(delays: readonly number[], looks: number): number | null {
  const [before, next] = [delays[looks - 1] ?? 0, delays[looks]];
  return next === undefined ? null : Math.max(0, next - before);
}

/**
 * Seconds for which nothing more is sent, so that Facebook's limits are kept rather than met.
 * @param used how much of the limit is used, in percent, and the seconds that Facebook names
 */
export function breakSeconds(used: { percent: number; regainSeconds: number }): number {
  if (used.percent >= 100) return Math.min(LONGEST_BREAK_SECONDS, Math.max(300, used.regainSeconds));
  const asked = Math.min(LONGEST_BREAK_SECONDS, used.regainSeconds);
  if (used.percent >= 90) return Math.max(60, asked);
  return used.percent >= 75 ? Math.max(10, asked) : asked;
}

/**
 * Until when a scheduled post goes out unasked; after that its owner is asked. A delay that still counts as
 * on time is never late.
 * @param ifLateMinutes how late the owner allows
 */
export function goesUntil(scheduledAt: Date, ifLateMinutes: number): Date {
  return new Date(scheduledAt.getTime() + Math.max(ifLateMinutes * 60, ON_TIME_SECONDS) * 1000);
}
