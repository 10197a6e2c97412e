import "server-only";
import { cache } from "react";
import type { Actor } from "@/lib/auth";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import type { SubscriptionStatus } from "@/lib/generated/prisma/client";
import { stateOf } from "./rules";
import type { PlanType, SubscriptionDetails } from "./types";

type Row = {
  now: Date;
  balance: number;
  status: SubscriptionStatus | null;
  plan: PlanType | null;
  currentPeriodEnd: Date | null;
};

/** The actor's plan and credits, in one statement; read once a request, however many parts of a page ask. */
export const getSubscription = cache(async (actor: Actor): Promise<SubscriptionDetails> => {
  const [row] = await db.$queryRaw<Row[]>`
    SELECT app_now() AS "now", coalesce(a."balance", 0) AS "balance", s."status", s."plan", s."currentPeriodEnd"
    FROM (SELECT ${actor.userId}::uuid AS "userId") u
    LEFT JOIN "Subscription" s ON s."userId" = u."userId"
    LEFT JOIN "CreditAccount" a ON a."userId" = u."userId"`;
  if (!row) throw new Error("a row of constants returned nothing");
  const { status, plan, currentPeriodEnd } = row;
  return {
    subscriptionStatus: status && currentPeriodEnd ? stateOf(status, currentPeriodEnd, row.now) : null,
    subscriptionType: plan,
    creditAmount: row.balance,
    trialing: status === "TRIALING",
    currentPeriodEnd: currentPeriodEnd?.toISOString() ?? null,
    trialAvailable: status === null && env().sandboxed.length > 0,
  };
});

/** Lets pass who has an active plan. @throws AppError NO_ACTIVE_SUBSCRIPTION */
export async function requireActivePlan(actor: Actor): Promise<void> {
  const { subscriptionStatus } = await getSubscription(actor);
  if (subscriptionStatus !== "ACTIVE") throw new AppError("NO_ACTIVE_SUBSCRIPTION");
}
