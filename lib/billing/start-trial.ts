import "server-only";
import type { Actor } from "@/lib/auth";
import { grantCredits } from "@/lib/credits/mutations";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import type { PlanType } from "./types";

/**
 * Starts the actor's trial of `plan`, once a person: STRIPE_TRIAL_DAYS days and TRIAL_CREDITS credits. Only in
 * practice mode, while a provider is the sandbox; a real shop starts trials by a checkout.
 * @throws AppError METHOD_NOT_ALLOWED outside of practice mode, SUBSCRIPTION_ACTIVE, TRIAL_USED
 */
export async function startTrial(actor: Actor, { plan }: { plan: PlanType }): Promise<void> {
  const { sandboxed, STRIPE_TRIAL_DAYS, TRIAL_CREDITS } = env();
  if (sandboxed.length === 0) throw new AppError("METHOD_NOT_ALLOWED");
  await db.$transaction(async (tx) => {
    const started = await tx.$executeRaw`
      INSERT INTO "Subscription" ("userId", "status", "plan", "currentPeriodEnd", "createdAt", "updatedAt")
      VALUES (${actor.userId}::uuid, 'TRIALING', ${plan}::"Plan",
              app_now() + ${STRIPE_TRIAL_DAYS}::int * interval '1 day', app_now(), app_now())
      ON CONFLICT ("userId") DO NOTHING`;
    if (started === 0) {
      const [row] = await tx.$queryRaw<{ active: boolean }[]>`
        SELECT "status" = 'ACTIVE' OR ("status" = 'TRIALING' AND "currentPeriodEnd" > app_now()) AS "active"
        FROM "Subscription" WHERE "userId" = ${actor.userId}::uuid`;
      throw new AppError(row?.active ? "SUBSCRIPTION_ACTIVE" : "TRIAL_USED");
    }
    await grantCredits(actor, TRIAL_CREDITS, `trial:${actor.userId}`, tx);
  });
}
