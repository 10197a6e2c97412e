import type { ErrorCode } from "@/lib/errors";

/** Seconds until the next attempt after a temporary refusal; after the last delay the delivery has failed. */
export const RETRY_DELAYS = [15, 60, 300, 900, 1800] as const;

/** Attempts that may end UNKNOWN before a delivery is given up: the first, and one more after complete checks. */
export const MAX_UNKNOWN_ATTEMPTS = 2;

/** Seconds by which Facebook's clock and ours may differ when a post is matched by its time. */
export const CLOCK_SLACK_SECONDS = 60;

/** Seconds before a delivery is tried again while an identical text is in flight to the same page. */
export const DUPLICATE_WAIT_SECONDS = 30;

/** Seconds that one check of a page may take before another may start. */
export const CHECK_LEASE_SECONDS = 60;

/** Complete checks that must miss a post before it is sent once more; see docs/decisions/001. */
export const CHECKS_BEFORE_RETRY = 2;

/** The longest backoff that one response of Facebook's can cause, in seconds. */
export const MAX_BACKOFF_SECONDS = 3600;

/** Maximum leases that one statement expires. */
export const SWEEP_LIMIT = 100;

/** Minutes by which a post may be late and still goes out without asking its owner: the default and the maximum. */
export const DEFAULT_LATE_MINUTES = 60;

/** Seconds after its scheduled time within which a post counts as on time. */
export const ON_TIME_SECONDS = 90;

/** Scheduled posts that a timer takes at a time. */
export const TIMER_LIMIT = 200;

/** A trigger that fires less than this many seconds early waits; an earlier one is rescheduled. */
export const EARLY_SECONDS = 5;

const CONNECTING_HELPS: ReadonlySet<string> = new Set<ErrorCode>([
  "FACEBOOK_RECONNECT",
  "FACEBOOK_NOT_CONNECTED",
  "FACEBOOK_PERMISSION",
]);

/** Whether a post that failed with this code can go out only once its page is connected again. */
export function needsConnecting(code: string): boolean {
  return CONNECTING_HELPS.has(code);
}
