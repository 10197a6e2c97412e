import "server-only";
import { randomUUID } from "node:crypto";
import type { PrivacyStep } from "@/lib/auth/privacy-step";
import { db } from "@/lib/db";
import { deleteCustomer } from "@/lib/providers/stripe/customer";

/**
 * Ends the subscription at Stripe, and keeps what bookkeeping requires under a random, unlinked id: the plan, and each
 * grant of credits with its invoice.
 */
async function close(userId: string): Promise<"done"> {
  const customer = await db.stripeCustomer.findUnique({ where: { userId }, select: { customerId: true } });
  if (customer) await deleteCustomer(customer.customerId);
  const holder = randomUUID();
  await db.$transaction(async (tx) => {
    const ended = await tx.$executeRaw`
      WITH gone AS (DELETE FROM "Subscription" WHERE "userId" = ${userId}::uuid RETURNING *)
      INSERT INTO "KeptBillingRecord" ("holder", "kind", "facts", "at")
      SELECT ${holder}::uuid, 'SUBSCRIPTION', json_build_object('stripeId', "stripeId", 'plan', "plan",
        'status', "status", 'paidUntil', "currentPeriodEnd"), "createdAt" FROM gone`;
    if (ended > 0 || customer) {
      await tx.$executeRaw`
        INSERT INTO "KeptBillingRecord" ("holder", "kind", "facts", "at")
        SELECT ${holder}::uuid, 'CREDIT_GRANT', json_build_object('key', replace("key", ${userId}::text, ''), 'delta', "delta"), "createdAt"
        FROM "CreditEntry" WHERE "userId" = ${userId}::uuid AND "reason" = 'GRANT'`;
    }
    await tx.stripeCustomer.deleteMany({ where: { userId } });
  });
  return "done";
}

/** The plan. Invoices are Stripe's and available in the billing portal. */
export const billingPrivacy: PrivacyStep = {
  tables: ["Subscription", "StripeCustomer"],
  exportData: ({ userId }) => ({
    subscription: db.subscription.findUnique({ where: { userId }, omit: { userId: true } }),
    stripeCustomer: db.stripeCustomer.findUnique({
      where: { userId },
      select: { customerId: true, createdAt: true },
    }),
  }),
  eraseData: (_job, userId) => close(userId),
};
