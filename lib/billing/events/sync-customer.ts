import "server-only";
import { db } from "@/lib/db";
import { log } from "@/lib/observability/log";
import { closeCheckouts } from "@/lib/providers/stripe/checkout";
import { readSnapshot } from "@/lib/providers/stripe/snapshot";
import { applySnapshot } from "./apply-snapshot";
import { liveSubscriptions } from "./derive-subscription";

/**
 * Reads a customer at Stripe and updates plan and credits. Safe to run in any order, concurrently and repeatedly.
 * @returns descriptions of what changed, for the log; empty for a customer who is not ours
 * @throws ProviderError BILLING_UNAVAILABLE, BILLING_REFUSED; then nothing was written
 */
export async function syncCustomer(customerId: string): Promise<string[]> {
  // The fence is taken before Stripe is read, so that a higher fence means newer data.
  const [reading] = await db.$queryRaw<{ userId: string; fence: number }[]>`
    UPDATE "StripeCustomer" SET "fence" = "fence" + 1 WHERE "customerId" = ${customerId}
    RETURNING "userId", "fence"`;
  if (!reading) return [];
  const snapshot = await readSnapshot(customerId);
  const live = liveSubscriptions(snapshot.subscriptions);
  if (live.length > 1) {
    log.error(
      { customerId, subscriptions: live.map(({ id }) => id) },
      "a customer has two live subscriptions",
    );
  }
  const stored = await db.subscription.findUnique({
    where: { userId: reading.userId },
    select: { stripeId: true },
  });
  // A checkout still open in another tab would become a second subscription.
  if (live[0] && live[0].id !== stored?.stripeId) await closeCheckouts(customerId);
  return applySnapshot(reading, snapshot);
}
