import type { Situation, SubscriptionState } from "./types";

/** A subscription as it is stored. */
export type Standing = {
  status: "TRIALING" | "ACTIVE" | "PAST_DUE" | "UNPAID" | "PAUSED" | "CANCELED" | "INCOMPLETE";
  currentPeriodEnd: Date;
  cancelAt: Date | null;
  pastDueSince: Date | null;
  hold: "REFUNDED" | "DISPUTED" | null;
  /** Whether Stripe has it; a practice trial of old ends by itself. */
  stripeId: string | null;
};

/** What a situation means. `credits`: may be used, wait until it is mended, or are gone. */
export type Effects = {
  state: SubscriptionState | null;
  access: boolean;
  credits: "usable" | "waiting" | "gone";
  tone: "good" | "warn" | "bad" | null;
  /** What mends it: the portal (card, plan), a new checkout, or nothing is to be mended. */
  mend: "portal" | "checkout" | null;
};

/**
 * The one table: situation → state on the wire, access, credits, and what the screen offers. Its words are
 * `Billing.situations.<situation>`.
 */
export const SITUATIONS = {
  none: { state: null, access: false, credits: "gone", tone: null, mend: "checkout" },
  trialing: { state: "ACTIVE", access: true, credits: "usable", tone: "good", mend: null },
  active: { state: "ACTIVE", access: true, credits: "usable", tone: "good", mend: null },
  ending: { state: "ACTIVE", access: true, credits: "usable", tone: "warn", mend: "portal" },
  refunded: { state: "ACTIVE", access: true, credits: "usable", tone: "warn", mend: null },
  disputed: { state: "PAUSED", access: false, credits: "waiting", tone: "bad", mend: null },
  pastDue: { state: "PAST_DUE", access: true, credits: "usable", tone: "warn", mend: "portal" },
  overdue: { state: "PAST_DUE", access: false, credits: "waiting", tone: "bad", mend: "portal" },
  unpaid: { state: "UNPAID", access: false, credits: "waiting", tone: "bad", mend: "portal" },
  paused: { state: "PAUSED", access: false, credits: "waiting", tone: "warn", mend: "portal" },
  incomplete: { state: "INCOMPLETE", access: false, credits: "gone", tone: "warn", mend: "checkout" },
  ended: { state: "CANCELED", access: false, credits: "gone", tone: null, mend: "checkout" },
} as const satisfies Record<Situation, Effects>;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Until when everything works although a payment is owed since `since`. */
export function graceEnd(since: Date, graceDays: number): Date {
  return new Date(since.getTime() + graceDays * DAY_MS);
}

/** The situation of a stored subscription at `now`. */
export function situationOf(standing: Standing | null, now: Date, graceDays: number): Situation {
  if (!standing) return "none";
  const { status, hold } = standing;
  if (status === "CANCELED") return "ended";
  if (status === "TRIALING" && !standing.stripeId && standing.currentPeriodEnd <= now) return "ended";
  if (status === "INCOMPLETE") return "incomplete";
  if (status === "PAUSED") return "paused";
  if (status === "UNPAID") return "unpaid";
  if (hold === "DISPUTED") return "disputed";
  if (status === "PAST_DUE") {
    const since = standing.pastDueSince ?? standing.currentPeriodEnd;
    return now < graceEnd(since, graceDays) ? "pastDue" : "overdue";
  }
  if (standing.cancelAt) return "ending";
  if (hold === "REFUNDED") return "refunded";
  return status === "TRIALING" ? "trialing" : "active";
}

/** Fewer credits than this part of the period's are few. */
const FEW = 0.1;
/** Credits of a typical text post. */
const POST = 1_000;

/** About how many posts the credits are still good for, when they run low; null while there are enough. */
export function postsLeft(credits: number, total: number): number | null {
  return total > 0 && credits < total * FEW ? Math.floor(credits / POST) : null;
}
