export type PlanType = "STANDARD" | "PROFESSIONAL";

/** ACTIVE covers Stripe's `active` and `trialing`; null before the first subscription. */
export type SubscriptionState = "ACTIVE" | "PAST_DUE" | "UNPAID" | "PAUSED" | "CANCELED" | "INCOMPLETE";

/** A subscription's situation, finer than its state; its effects are in rules.ts. */
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

/** The response of GET /api/subscription/details. Times are ISO 8601 in UTC. */
export type SubscriptionDetails = {
  subscriptionStatus: SubscriptionState | null;
  subscriptionType: PlanType | null;
  creditAmount: number;
  /** Credits granted for the latest period or trial, upgrades included; 0 once they are gone. */
  creditTotal: number;
  situation: Situation;
  /** Whether posts may be generated, published and scheduled. */
  access: boolean;
  /** When the period or trial ends; a cancelled one ends with it. */
  currentPeriodEnd: string | null;
  /** The end of the grace period for an unpaid invoice. */
  graceEnd: string | null;
  /** Trial days of a new checkout; 0 when the trial was already used. */
  trialDays: number;
};

/** The formatted price of starting the plan during the trial, and the credits it grants. */
export type PlanStart = { price: string; credits: number };

/** An amount of money in whole units of its currency. */
export type Price = { amount: number; currency: "USD" | "EUR" };
