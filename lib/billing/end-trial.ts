import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/observability/log";
import { endTrialNow } from "@/lib/providers/stripe/portal";
import { readSubscriptions } from "@/lib/providers/stripe/snapshot";
import { liveSubscriptions } from "@/lib/billing/events/derive-subscription";
import { findCustomer } from "./find-customer";
import { getSubscription } from "./queries";
import { syncCustomer } from "@/lib/billing/events/sync-customer";
import { toAppError } from "./to-app-error";
import type { SubscriptionDetails } from "./types";

/**
 * Ends the actor's trial and starts the plan: the first period is charged now, and its invoice grants the credits under
 * the same key as every grant. Safe to repeat; an active plan is returned as it is. If the card is declined, the trial
 * continues unchanged.
 * @throws AppError SUBSCRIPTION_NOT_FOUND, TRIAL_NOT_RUNNING (cancelled, unpaid or paused), PAYMENT_DECLINED,
 *   BILLING_UNAVAILABLE, BILLING_REFUSED
 */
export async function endTrial(actor: Actor): Promise<SubscriptionDetails> {
  const customerId = await findCustomer(actor);
  if (!customerId) throw new AppError("SUBSCRIPTION_NOT_FOUND");
  const [live] = liveSubscriptions(await readSubscriptions(customerId).catch(toAppError));
  if (!live) throw new AppError("SUBSCRIPTION_NOT_FOUND");
  const onTrial = live.status === "trialing" && live.cancelAt === null;
  if (!onTrial && live.status !== "active") throw new AppError("TRIAL_NOT_RUNNING");
  if (onTrial) await endTrialNow(live.id, live.periodEnd).catch(toAppError);
  // The payment has succeeded; if the sync fails, Stripe's webhook event brings the change.
  await syncCustomer(customerId).catch((error: unknown) =>
    log.warn({ err: error }, "a started plan could not be synced"),
  );
  return getSubscription(actor);
}
