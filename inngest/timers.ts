import "server-only";
import { releaseExpiredReservations } from "@/lib/credits/release-expired-reservations";
import { mailFeedback } from "@/lib/feedback/mail-feedback";
import { sweepDeliveries } from "@/lib/publishing/sweep-deliveries";

/** Something that is done again and again: when (a cron pattern with seconds) and what. */
export type Timer = { name: string; every: string; run: () => Promise<unknown> };

/** All timers of the embedded runner. Each wakes a function of lib/ and holds no rule. */
export const TIMERS: readonly Timer[] = [
  { name: "sweep-deliveries", every: "*/10 * * * * *", run: sweepDeliveries },
  { name: "release-expired-reservations", every: "*/15 * * * * *", run: releaseExpiredReservations },
  { name: "mail-feedback", every: "30 * * * * *", run: mailFeedback },
];
