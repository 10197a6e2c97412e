import "server-only";
import { cache } from "react";
import type { Actor } from "@/lib/auth";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { planOf } from "./plans";
import { SITUATIONS, type Standing, graceEnd, situationOf } from "./rules";
import type { PlanType, SubscriptionDetails } from "./types";

type Nullable<T> = { [K in keyof T]: T[K] | null };
type Row = { now: Date; balance: number; plan: PlanType | null; hadTrial: boolean } & Nullable<Standing>;

/** The actor's plan and credits, in one statement; read once a request, however many parts of a page ask. */
export const getSubscription = cache(async (actor: Actor): Promise<SubscriptionDetails> => {
  const [row] = await db.$queryRaw<Row[]>`
    SELECT app_now() AS "now", coalesce(a."balance", 0) AS "balance", s."plan", s."status", s."stripeId",
           s."currentPeriodEnd", s."cancelAt", s."pastDueSince", s."hold",
           EXISTS (SELECT 1 FROM "CreditEntry" e WHERE e."key" = 'trial:' || u."userId") AS "hadTrial"
    FROM (SELECT ${actor.userId}::uuid AS "userId") u
    LEFT JOIN "Subscription" s ON s."userId" = u."userId"
    LEFT JOIN "CreditAccount" a ON a."userId" = u."userId"`;
  if (!row) throw new Error("a row of constants returned nothing");
  const { STRIPE_TRIAL_DAYS, TRIAL_CREDITS, PAST_DUE_GRACE_DAYS } = env();
  const { now, balance, plan, hadTrial, status, currentPeriodEnd, ...rest } = row;
  const standing = status && currentPeriodEnd ? { ...rest, status, currentPeriodEnd } : null;
  const situation = situationOf(standing, now, PAST_DUE_GRACE_DAYS);
  const { state, access, credits } = SITUATIONS[situation];
  const began = status === "TRIALING" ? TRIAL_CREDITS : plan ? planOf(plan).credits : 0;
  const grace = situation === "pastDue" ? (rest.pastDueSince ?? currentPeriodEnd) : null;
  return {
    subscriptionStatus: state,
    subscriptionType: plan,
    creditAmount: balance,
    creditTotal: credits === "gone" ? 0 : Math.max(began, balance),
    situation,
    access,
    currentPeriodEnd: (rest.cancelAt ?? currentPeriodEnd)?.toISOString() ?? null,
    graceEnd: grace ? graceEnd(grace, PAST_DUE_GRACE_DAYS).toISOString() : null,
    trialDays: hadTrial ? 0 : STRIPE_TRIAL_DAYS,
  };
});

/** Lets pass whose plan gives access. @throws AppError NO_ACTIVE_SUBSCRIPTION */
export async function requireActivePlan(actor: Actor): Promise<void> {
  const { access } = await getSubscription(actor);
  if (!access) throw new AppError("NO_ACTIVE_SUBSCRIPTION");
}
