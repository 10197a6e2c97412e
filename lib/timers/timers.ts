import "server-only";
import { accountMailHandler } from "@/lib/accounts/enqueue-mail";
import { removeExpiredAccess } from "@/lib/accounts/remove-expired-access";
import { stripeEventHandler } from "@/lib/billing/events/process-events";
import { reconcileBilling } from "@/lib/billing/reconcile-billing";
import { removeKeptRecords } from "@/lib/billing/remove-kept-records";
import { releaseExpiredReservations } from "@/lib/credits/release-expired-reservations";
import { removeExpiredKeys } from "@/lib/http/idempotency/request-leases";
import { feedbackMailHandler } from "@/lib/feedback/mail-feedback";
import { recordSweep } from "@/lib/jobs/leader";
import type { OutboxHandler } from "@/lib/jobs/outbox";
import { RETENTION, removeOldRows } from "@/lib/jobs/retention";
import { workOutbox } from "@/lib/jobs/work-outbox";
import { digestMailHandler } from "@/lib/digests/mail-digests";
import { digestPushHandler } from "@/lib/digests/push-digests";
import { sendDigests } from "@/lib/digests/send-digests";
import { removeUnusedPhotos } from "@/lib/media/remove-unused-photos";
import { noticeMailHandler } from "@/lib/notices/mail-notices";
import { noticePushHandler } from "@/lib/notices/push-notices";
import { linkCheckHandler } from "@/lib/posts/links/check-post-links";
import { factReadingHandler } from "@/lib/posts/checking/read-fact";
import { textReadingHandler } from "@/lib/posts/checking/read-post";
import { removeDeletedPosts } from "@/lib/posts/editing/remove-deleted-posts";
import { resumeErasures } from "@/lib/privacy/erase-account";
import { postRepeatHandler } from "@/lib/posts/repeating/repeat-post";
import { holdLatePosts } from "@/lib/posts/scheduling/holding/hold-late-posts";
import { checkUpcomingPosts } from "@/lib/posts/scheduling/problems/check-scheduled-posts";
import { readFigures, workLooks } from "@/lib/posts/publishing/looking/work-looks";
import { sweepDeliveries } from "@/lib/posts/publishing/sweep-deliveries";
import { removeExpiredUses } from "@/lib/http/rate-limit";

/** How a timer is run: by this server, every few seconds, or by an external scheduler, every minute at most. */
export type Run = { signal: AbortSignal; by: "server" | "minute" };

/** A recurring job: when it runs (a cron pattern with seconds) and what it does until the signal aborts. */
export type Timer = { name: string; every: string; run: (how: Run) => Promise<unknown> };

/** A sweep waits until just before the next one, so that a post goes out at its exact time. */
const SWEEPS = { server: { lingerMs: 9_500 }, minute: { lingerMs: 50_000, maxMs: 50_000 } } as const;

/** A timer's `run` for work that needs only the abort signal. */
const untilAborted =
  (work: (signal: AbortSignal) => Promise<unknown>): Timer["run"] =>
  ({ signal }) =>
    work(signal);

/** Processes the outbox messages of one kind; when run once a minute, it ends before the next run. */
const drainsOutbox =
  <Payload>(handler: OutboxHandler<Payload>): Timer["run"] =>
  ({ signal, by }) =>
    workOutbox(handler, by === "minute" ? AbortSignal.timeout(SWEEPS.minute.lingerMs) : signal);

/** Removes the rows that have been kept for as long as RETENTION says. */
const removal = (name: keyof typeof RETENTION, every: string): Timer => ({
  name,
  every,
  run: untilAborted((signal) => removeOldRows(RETENTION[name], signal)),
});

/** All timers of the embedded runner. Each calls a function of lib/ and contains no rules of its own. */
export const TIMERS: readonly Timer[] = [
  {
    name: "sweep-due-posts",
    every: "*/2 * * * * *",
    run: ({ signal, by }) => sweepDeliveries({ ...SWEEPS[by], signal, beat: recordSweep }),
  },
  { name: "release-expired-reservations", every: "*/15 * * * * *", run: releaseExpiredReservations },
  { name: "hold-late-posts", every: "*/20 * * * * *", run: untilAborted(holdLatePosts) },
  { name: "look-at-pages", every: "*/20 * * * * *", run: untilAborted(workLooks) },
  { name: "read-figures", every: "10,40 * * * * *", run: untilAborted(readFigures) },
  { name: "preflight-upcoming-posts", every: "*/30 * * * * *", run: untilAborted(checkUpcomingPosts) },
  { name: "check-links", every: "*/5 * * * * *", run: drainsOutbox(linkCheckHandler) },
  { name: "read-texts", every: "*/2 * * * * *", run: drainsOutbox(textReadingHandler) },
  { name: "read-facts", every: "*/5 * * * * *", run: drainsOutbox(factReadingHandler) },
  { name: "mail-accounts", every: "*/5 * * * * *", run: drainsOutbox(accountMailHandler) },
  { name: "mail-notices", every: "*/10 * * * * *", run: drainsOutbox(noticeMailHandler) },
  { name: "push-notices", every: "*/5 * * * * *", run: drainsOutbox(noticePushHandler) },
  { name: "send-letters", every: "*/20 * * * * *", run: untilAborted(sendDigests) },
  { name: "mail-letters", every: "*/10 * * * * *", run: drainsOutbox(digestMailHandler) },
  { name: "push-letters", every: "*/10 * * * * *", run: drainsOutbox(digestPushHandler) },
  { name: "process-stripe-event", every: "*/5 * * * * *", run: drainsOutbox(stripeEventHandler) },
  { name: "repeat-posts", every: "*/15 * * * * *", run: drainsOutbox(postRepeatHandler) },
  { name: "reconcile-billing", every: "0 20 3 * * *", run: untilAborted(reconcileBilling) },
  { name: "resume-erasures", every: "15,45 * * * * *", run: resumeErasures },
  { name: "remove-expired-uses", every: "0 */10 * * * *", run: untilAborted(removeExpiredUses) },
  removal("remove-expired-attempts", "0 7 * * * *"),
  { name: "remove-expired-keys", every: "0 17 * * * *", run: untilAborted(removeExpiredKeys) },
  { name: "remove-expired-access", every: "0 27 * * * *", run: untilAborted(removeExpiredAccess) },
  removal("remove-expired-throttles", "0 37 * * * *"),
  removal("remove-old-events", "0 40 3 * * *"),
  removal("remove-closed-notices", "0 45 3 * * *"),
  { name: "remove-deleted-posts", every: "0 47 3 * * *", run: untilAborted(removeDeletedPosts) },
  {
    name: "remove-unused-photos",
    every: "0 50 3 * * *",
    run: untilAborted(removeUnusedPhotos),
  },
  removal("remove-finished-erasures", "0 53 3 * * *"),
  removal("remove-old-demo-days", "0 58 3 * * *"),
  removal("remove-dead-letters", "0 57 3 * * *"),
  removal("remove-old-link-checks", "0 51 3 * * *"),
  removal("remove-old-readings", "0 52 3 * * *"),
  removal("remove-old-plans", "0 59 3 * * *"),
  removal("remove-old-campaigns", "0 0 4 * * *"),
  removal("remove-left-pages", "0 48 3 * * *"),
  removal("remove-letter-links", "0 49 3 * * *"),
  removal("remove-old-facts", "0 51 3 * * *"),
  { name: "remove-kept-records", every: "0 55 3 * * *", run: untilAborted(removeKeptRecords) },
  { name: "mail-feedback", every: "30 * * * * *", run: drainsOutbox(feedbackMailHandler) },
];
