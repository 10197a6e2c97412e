import "server-only";
import { removeExpiredAccess } from "@/lib/accounts/remove-expired-access";
import { processEvents } from "@/lib/billing/process-events";
import { reconcileBilling } from "@/lib/billing/reconcile-billing";
import { removeKeptRecords } from "@/lib/billing/remove-kept-records";
import { removeOldEvents } from "@/lib/billing/remove-old-events";
import { removeExpiredAttempts } from "@/lib/connections/remove-expired-attempts";
import { releaseExpiredReservations } from "@/lib/credits/release-expired-reservations";
import { mailFeedback } from "@/lib/feedback/mail-feedback";
import { removeExpiredKeys } from "@/lib/idempotency";
import { removeUnusedPictures } from "@/lib/media/remove-unused-pictures";
import { mailNotices } from "@/lib/notices/mail-notices";
import { pushNotices } from "@/lib/notices/push-notices";
import { removeClosedNotices } from "@/lib/notices/remove-closed-notices";
import { removeDeletedPosts } from "@/lib/posts/remove-deleted-posts";
import { resumeErasures } from "@/lib/privacy/erase-account";
import { removeFinishedErasures } from "@/lib/privacy/remove-finished-erasures";
import { holdLatePosts } from "@/lib/publishing/hold-late-posts";
import { rehearseUpcomingPosts } from "@/lib/publishing/rehearse-post";
import { removePassedPaces } from "@/lib/publishing/remove-passed-paces";
import { sweepDeliveries } from "@/lib/publishing/sweep-deliveries";
import { removeExpiredUses } from "@/lib/rate-limit";

/** How a timer is run: by this server, which comes again in seconds, or by a waker that comes once a minute. */
export type Run = { signal: AbortSignal; by: "server" | "minute" };

/** Something that is done again and again: when (a cron pattern with seconds) and what, until the signal comes. */
export type Timer = { name: string; every: string; run: (how: Run) => Promise<unknown> };

/** A sweep stays until just before the next one, so that a post goes out at its time and not at a sweep's. */
const SWEEPS = { server: { stay: 9_500 }, minute: { stay: 50_000, most: 50_000 } } as const;

/** For work that needs to know only when to stop. */
const untilTold =
  (work: (signal: AbortSignal) => Promise<unknown>): Timer["run"] =>
  ({ signal }) =>
    work(signal);

/** All timers of the embedded runner. Each wakes a function of lib/ and holds no rule. */
export const TIMERS: readonly Timer[] = [
  {
    name: "sweep-due-posts",
    every: "*/5 * * * * *",
    run: ({ signal, by }) => sweepDeliveries({ ...SWEEPS[by], signal }),
  },
  { name: "release-expired-reservations", every: "*/15 * * * * *", run: releaseExpiredReservations },
  { name: "hold-late-posts", every: "*/20 * * * * *", run: holdLatePosts },
  { name: "rehearse-upcoming-posts", every: "*/30 * * * * *", run: rehearseUpcomingPosts },
  { name: "mail-notices", every: "*/10 * * * * *", run: mailNotices },
  { name: "push-notices", every: "*/5 * * * * *", run: pushNotices },
  { name: "process-stripe-event", every: "*/5 * * * * *", run: processEvents },
  { name: "reconcile-billing", every: "0 20 3 * * *", run: ({ signal }) => reconcileBilling(signal) },
  { name: "resume-erasures", every: "15,45 * * * * *", run: resumeErasures },
  { name: "remove-expired-uses", every: "0 */10 * * * *", run: untilTold(removeExpiredUses) },
  { name: "remove-expired-attempts", every: "0 7 * * * *", run: untilTold(removeExpiredAttempts) },
  { name: "remove-expired-keys", every: "0 17 * * * *", run: untilTold(removeExpiredKeys) },
  { name: "remove-expired-access", every: "0 27 * * * *", run: untilTold(removeExpiredAccess) },
  { name: "remove-passed-paces", every: "0 37 * * * *", run: untilTold(removePassedPaces) },
  { name: "remove-old-events", every: "0 40 3 * * *", run: untilTold(removeOldEvents) },
  { name: "remove-closed-notices", every: "0 45 3 * * *", run: untilTold(removeClosedNotices) },
  { name: "remove-deleted-posts", every: "0 47 3 * * *", run: untilTold(removeDeletedPosts) },
  { name: "remove-unused-pictures", every: "0 50 3 * * *", run: untilTold(removeUnusedPictures) },
  { name: "remove-finished-erasures", every: "0 53 3 * * *", run: untilTold(removeFinishedErasures) },
  { name: "remove-kept-records", every: "0 55 3 * * *", run: untilTold(removeKeptRecords) },
  { name: "mail-feedback", every: "30 * * * * *", run: mailFeedback },
];

/** A timer's pattern for a waker that knows no seconds: five fields. */
export function withoutSeconds({ every }: Timer): string {
  return every.split(" ").slice(1).join(" ");
}
