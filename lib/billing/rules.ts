import { type Quote, postsWith } from "@/lib/credits/rules";
import type { Situation, SubscriptionState } from "./types";

/** A subscription as it is stored. */
export type SubscriptionRecord = {
  status: "TRIALING" | "ACTIVE" | "PAST_DUE" | "UNPAID" | "PAUSED" | "CANCELED" | "INCOMPLETE";
  currentPeriodEnd: Date;
  cancelAt: Date | null;
  pastDueSince: Date | null;
  hold: "REFUNDED" | "DISPUTED" | null;
  /** Stripe's id; null for a legacy practice trial, which ends by itself. */
  stripeId: string | null;
};

/** The effects of a situation. `credits`: usable, waiting until it is resolved, or gone. */
export type Effects = {
  state: SubscriptionState | null;
  access: boolean;
  credits: "usable" | "waiting" | "gone";
  tone: "good" | "warn" | "bad" | null;
  /** What resolves it: the portal (card, plan), the unpaid invoice, or a new checkout; null when nothing is wrong. */
  fix: "portal" | "invoice" | "checkout" | null;
};

/**
 * Maps each situation to its state in the API, access, credits, and what the screen offers. Its texts are
 * `Billing.situations.<situation>`.
 */
export const SITUATIONS = {
  none: { state: null, access: false, credits: "gone", tone: null, fix: "checkout" },
  trialing: { state: "ACTIVE", access: true, credits: "usable", tone: "good", fix: null },
  active: { state: "ACTIVE", access: true, credits: "usable", tone: "good", fix: null },
  ending: { state: "ACTIVE", access: true, credits: "usable", tone: "warn", fix: "portal" },
  refunded: { state: "ACTIVE", access: true, credits: "usable", tone: "warn", fix: null },
  disputed: { state: "PAUSED", access: false, credits: "waiting", tone: "bad", fix: null },
  pastDue: { state: "PAST_DUE", access: true, credits: "usable", tone: "warn", fix: "invoice" },
  overdue: { state: "PAST_DUE", access: false, credits: "waiting", tone: "bad", fix: "invoice" },
  unpaid: { state: "UNPAID", access: false, credits: "waiting", tone: "bad", fix: "invoice" },
  paused: { state: "PAUSED", access: false, credits: "waiting", tone: "warn", fix: "portal" },
  incomplete: { state: "INCOMPLETE", access: false, credits: "gone", tone: "warn", fix: "checkout" },
  ended: { state: "CANCELED", access: false, credits: "gone", tone: null, fix: "checkout" },
} as const satisfies Record<Situation, Effects>;

const DAY_MS = 24 * 60 * 60 * 1000;

/** How many days everything still works after a failed payment, while Stripe retries. */
const GRACE_DAYS = 7;

/** The end of the grace period for a payment that is owed since `since`. */
export function graceEnd(since: Date): Date {
  return new Date(since.getTime() + GRACE_DAYS * DAY_MS);
}

/** Whether a payment has failed: Stripe is retrying it, or has given up and left the plan unpaid. */
export function isOwing({ status }: Pick<SubscriptionRecord, "status">): boolean {
  return status === "PAST_DUE" || status === "UNPAID";
}

/**
 * The end of the grace period; null when nothing is owed. The grace period is our own: it starts with the unpaid
 * invoice and continues even if Stripe gives up retrying before it ends.
 */
export function accessEnd(subscription: SubscriptionRecord): Date | null {
  if (!isOwing(subscription)) return null;
  return graceEnd(subscription.pastDueSince ?? subscription.currentPeriodEnd);
}

/** The situation of a stored subscription at `now`. */
export function situationOf(subscription: SubscriptionRecord | null, now: Date): Situation {
  if (!subscription) return "none";
  const { status, hold } = subscription;
  if (status === "CANCELED") return "ended";
  if (status === "TRIALING" && !subscription.stripeId && subscription.currentPeriodEnd <= now) return "ended";
  if (status === "INCOMPLETE") return "incomplete";
  if (status === "PAUSED") return "paused";
  const end = accessEnd(subscription);
  if (status === "UNPAID" && (!subscription.pastDueSince || !end || end <= now)) return "unpaid";
  if (hold === "DISPUTED") return "disputed";
  if (end) return now < end ? "pastDue" : "overdue";
  if (subscription.cancelAt) return "ending";
  if (hold === "REFUNDED") return "refunded";
  return status === "TRIALING" ? "trialing" : "active";
}

/** Below this share of the period's credits they are running low. */
const LOW_SHARE = 0.1;

/**
 * The approximate number of posts at this price that the credits still cover, when they run low or do not cover one;
 * null while there are enough, and without a plan.
 */
export function postsLeft(credits: number, total: number, quote: Quote): number | null {
  if (total <= 0) return null;
  const posts = postsWith(credits, quote);
  return posts === 0 || credits < total * LOW_SHARE ? posts : null;
}
