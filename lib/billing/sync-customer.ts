import "server-only";
import { db } from "@/lib/db";
import { log } from "@/lib/log";
import { closeCheckouts } from "@/lib/providers/stripe/checkout";
import { readStanding } from "@/lib/providers/stripe/standing";
import { applyStanding } from "./apply-standing";
import { liveSubscriptions } from "./derive-subscription";

/**
 * Reads a customer at Stripe and writes what follows for plan and credits. May run in any order, at once and any
 * number of times. Answers what changed, in words for the log; nothing for a customer who is not ours.
 * @throws ProviderError BILLING_UNAVAILABLE, BILLING_REFUSED; then nothing was written
 */
export async function syncCustomer(customerId: string): Promise<string[]> {
  // Its place among the readings is taken before it is read, so that the later reading is the newer one.
  const [reading] = await db.$queryRaw<{ userId: string; fence: number }[]>`
    UPDATE "StripeCustomer" SET "fence" = "fence" + 1 WHERE "customerId" = ${customerId}
    RETURNING "userId", "fence"`;
  if (!reading) return [];
  const standing = await readStanding(customerId);
  const live = liveSubscriptions(standing.subscriptions);
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
  // Another tab's checkout would become a second subscription.
  if (live[0] && live[0].id !== stored?.stripeId) await closeCheckouts(customerId);
  return applyStanding(reading, standing);
}
