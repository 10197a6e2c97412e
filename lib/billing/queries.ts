import "server-only";
import { cache } from "react";
import type { Actor } from "@/lib/auth/actor";
import { type Db, db } from "@/lib/db";
import { env } from "@/lib/settings/env";
import { AppError } from "@/lib/errors";
import { SITUATIONS, type SubscriptionRecord, accessEnd, situationOf } from "./rules";
import type { PlanType, SubscriptionDetails } from "./types";

type Nullable<T> = { [K in keyof T]: T[K] | null };
type Row = {
  now: Date;
  balance: number;
  granted: number;
  plan: PlanType | null;
  hadTrial: boolean;
} & Nullable<SubscriptionRecord>;

/**
 * The actor's plan and credits, in one statement, cached per request. Grants are summed from the ledger since the last
 * reset of the balance (`creditSortKey` ends with that entry's key), so that a period whose payment is unpaid or was
 * reversed never counts as granted.
 */
export const getSubscription = cache(async (actor: Actor, on: Db = db): Promise<SubscriptionDetails> => {
  const [row] = await on.$queryRaw<Row[]>`
    SELECT app_now() AS "now", coalesce(a."balance", 0) AS "balance", s."plan", s."status", s."stripeId",
           s."currentPeriodEnd", s."cancelAt", s."pastDueSince", s."hold",
           (SELECT coalesce(sum(coalesce(e."grantDelta", e."delta")), 0)::int FROM "CreditEntry" e
            WHERE e."userId" = u."userId" AND e."reason" IN ('GRANT', 'EXPIRE', 'WITHDRAW')
              AND e."createdAt" >= coalesce(o."createdAt", '-infinity') AND e."id" >= coalesce(o."id", 0)
           ) AS "granted",
           EXISTS (SELECT 1 FROM "CreditEntry" e WHERE e."key" = 'trial:' || u."userId") AS "hadTrial"
    FROM (SELECT ${actor.userId}::uuid AS "userId") u
    LEFT JOIN "Subscription" s ON s."userId" = u."userId"
    LEFT JOIN "CreditAccount" a ON a."userId" = u."userId"
    LEFT JOIN "StripeCustomer" c ON c."userId" = u."userId"
    LEFT JOIN "CreditEntry" o ON o."key" = split_part(c."creditSortKey", '|', 4)`;
  if (!row) throw new Error("a row of constants returned nothing");
  const { STRIPE_TRIAL_DAYS } = env();
  const { now, balance, granted, plan, hadTrial, status, currentPeriodEnd, ...rest } = row;
  const subscription = status && currentPeriodEnd ? { ...rest, status, currentPeriodEnd } : null;
  const situation = situationOf(subscription, now);
  const { state, access, credits } = SITUATIONS[situation];
  const end = subscription && situation === "pastDue" ? accessEnd(subscription) : null;
  return {
    subscriptionStatus: state,
    subscriptionType: plan,
    creditAmount: balance,
    creditTotal: credits === "gone" ? 0 : Math.max(granted, balance),
    situation,
    access,
    currentPeriodEnd: (rest.cancelAt ?? currentPeriodEnd)?.toISOString() ?? null,
    graceEnd: end?.toISOString() ?? null,
    trialDays: hadTrial ? 0 : STRIPE_TRIAL_DAYS,
  };
});

/** Requires a plan that gives access. @throws AppError NO_ACTIVE_SUBSCRIPTION */
export async function requireActivePlan(actor: Actor): Promise<void> {
  const { access } = await getSubscription(actor);
  if (!access) throw new AppError("NO_ACTIVE_SUBSCRIPTION");
}
