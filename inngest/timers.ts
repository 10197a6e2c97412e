import "server-only";
import { releaseExpiredReservations } from "@/lib/credits/release-expired-reservations";
import { mailFeedback } from "@/lib/feedback/mail-feedback";
import { mailNotices } from "@/lib/notices/mail-notices";
import { holdLatePosts } from "@/lib/publishing/hold-late-posts";
import { rehearseUpcomingPosts } from "@/lib/publishing/rehearse-post";
import { sweepDeliveries } from "@/lib/publishing/sweep-deliveries";

/** Something that is done again and again: when (a cron pattern with seconds) and what, until the signal comes. */
export type Timer = { name: string; every: string; run: (signal: AbortSignal) => Promise<unknown> };

/** A sweep stays until just before the next one, so that a post goes out at its time and not at a sweep's. */
const SWEEP_STAYS_MS = 9_500;

/** All timers of the embedded runner. Each wakes a function of lib/ and holds no rule. */
export const TIMERS: readonly Timer[] = [
  {
    name: "sweep-deliveries",
    every: "*/5 * * * * *",
    run: (signal) => sweepDeliveries({ stay: SWEEP_STAYS_MS, signal }),
  },
  { name: "release-expired-reservations", every: "*/15 * * * * *", run: releaseExpiredReservations },
  { name: "hold-late-posts", every: "*/20 * * * * *", run: holdLatePosts },
  { name: "rehearse-upcoming-posts", every: "*/30 * * * * *", run: rehearseUpcomingPosts },
  { name: "mail-notices", every: "*/10 * * * * *", run: mailNotices },
  { name: "mail-feedback", every: "30 * * * * *", run: mailFeedback },
];
