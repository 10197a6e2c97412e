import { MAX_BACKOFF_SECONDS, MAX_UNKNOWN_ATTEMPTS, ON_TIME_SECONDS, RETRY_DELAYS } from "./constants";

/** How an attempt ended; null while that has not been recorded. */
export type Outcome = "SUCCESS" | "RETRY" | "REFUSED" | "UNKNOWN" | null;

/** Normalizes a text for comparison with what a page shows: one kind of line break, no space at line ends. */
export function pageText(text: string): string {
  return text
    .normalize("NFC")
    .replace(/\r\n?/g, "\n")
    .replace(/(?<![^\S\n])[^\S\n]+$/gm, "")
    .trim();
}

/**
 * Seconds until a delivery is tried again after a temporary refusal; null when its retries are exhausted.
 * @param earlier how the attempts before this one ended, latest first
 * @param retryAfter seconds that the vendor asks us to wait
 */
export function retryDelay(earlier: readonly Outcome[], retryAfter = 0): number | null {
  const end = earlier.findIndex((outcome) => outcome !== "RETRY");
  const retries = end === -1 ? earlier.length : end;
  const delay = RETRY_DELAYS[retries];
  return delay === undefined ? null : Math.max(delay, retryAfter);
}

/**
 * Whether a delivery that complete checks did not find may be sent once more.
 * @param outcomes how all attempts ended, the latest (the unknown one) first
 */
export function mayRetry(outcomes: readonly Outcome[]): boolean {
  const end = outcomes.findIndex((outcome) => outcome === "REFUSED" || outcome === "SUCCESS");
  const round = end === -1 ? outcomes : outcomes.slice(0, end);
  return round.filter((outcome) => outcome === "UNKNOWN" || outcome === null).length < MAX_UNKNOWN_ATTEMPTS;
}

/**
 * Seconds for which to send nothing, so that Facebook's limits are respected before they are reached.
 * @param used how much of the limit is used, in percent, and the seconds until Facebook restores access
 */
export function backoffSeconds(used: { percent: number; regainSeconds: number }): number {
  if (used.percent >= 100) return Math.min(MAX_BACKOFF_SECONDS, Math.max(300, used.regainSeconds));
  const backoff = Math.min(MAX_BACKOFF_SECONDS, used.regainSeconds);
  if (used.percent >= 90) return Math.max(60, backoff);
  return used.percent >= 75 ? Math.max(10, backoff) : backoff;
}

/**
 * Until when a scheduled post is sent without asking its owner. A delay that still counts as on time is never late.
 * @param ifLateMinutes how many minutes late the owner allows
 */
export function lateLimit(scheduledAt: Date, ifLateMinutes: number): Date {
  return new Date(scheduledAt.getTime() + Math.max(ifLateMinutes * 60, ON_TIME_SECONDS) * 1000);
}
