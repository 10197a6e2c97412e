export type PlanType = "STANDARD" | "PROFESSIONAL";

/** ACTIVE covers Stripe's `active` and `trialing`; null before the first subscription. */
export type SubscriptionState = "ACTIVE" | "PAST_DUE" | "UNPAID" | "PAUSED" | "CANCELED" | "INCOMPLETE";

/** The answer of GET /api/subscription/details. Times are ISO 8601 in UTC. */
export type SubscriptionDetails = {
  subscriptionStatus: SubscriptionState | null;
  subscriptionType: PlanType | null;
  creditAmount: number;
  /** Whether the ACTIVE subscription is a trial. */
  trialing: boolean;
  currentPeriodEnd: string | null;
  /** Whether a trial can be started here and now: billing is in practice mode and none was had. */
  trialAvailable: boolean;
};

/** An amount of money in whole units of its currency. */
export type Price = { amount: number; currency: "USD" | "EUR" };
