import type { SubscriptionState } from "./types";

type Stored = "TRIALING" | "ACTIVE" | "PAST_DUE" | "UNPAID" | "PAUSED" | "CANCELED" | "INCOMPLETE";

/**
 * What a stored status means at `now`: `trialing` and `active` are ACTIVE, and a trial ends by itself when its
 * period does.
 */
export function stateOf(status: Stored, currentPeriodEnd: Date, now: Date): SubscriptionState {
  if (status === "TRIALING") return currentPeriodEnd > now ? "ACTIVE" : "CANCELED";
  return status;
}
