export type PlanType = "STANDARD" | "PROFESSIONAL";

/** ACTIVE covers Stripe's `active` and `trialing`; null before the first subscription. */
export type SubscriptionState = "ACTIVE" | "PAST_DUE" | "UNPAID" | "PAUSED" | "CANCELED" | "INCOMPLETE";

/** How a subscription stands, finer than its state: each has its words and its effects in rules.ts. */
export type Situation =
  | "none"
  | "trialing"
  | "active"
  | "ending"
  | "refunded"
  | "disputed"
  | "pastDue"
  | "overdue"
  | "unpaid"
  | "paused"
  | "incomplete"
  | "ended";

/** The answer of GET /api/subscription/details. Times are ISO 8601 in UTC. */
export type SubscriptionDetails = {
  subscriptionStatus: SubscriptionState | null;
  subscriptionType: PlanType | null;
  creditAmount: number;
  /** Credits that the running period or trial began with; 0 without one. */
  creditTotal: number;
  situation: Situation;
  /** Whether posts may be generated, published and scheduled. */
  access: boolean;
  /** When the period or trial ends; a cancelled one ends with it. */
  currentPeriodEnd: string | null;
  /** Until when everything works although a payment is owed. */
  graceEnd: string | null;
  /** Days of the trial that a checkout would begin with; 0 when it was had. */
  trialDays: number;
};

/** An amount of money in whole units of its currency. */
export type Price = { amount: number; currency: "USD" | "EUR" };
