import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { AppError } from "@/lib/errors";
import { ProviderError } from "@/lib/providers/provider-error";
import { cancelAtPeriodEnd, resumePaused } from "@/lib/providers/stripe/portal";
import { type StripeSubscription, readSubscriptions } from "@/lib/providers/stripe/snapshot";
import { liveSubscriptions } from "@/lib/billing/events/derive-subscription";
import { findCustomer } from "./find-customer";
import { syncCustomer } from "@/lib/billing/events/sync-customer";
import { toAppError } from "./to-app-error";

async function liveOf(customerId: string): Promise<StripeSubscription | undefined> {
  return liveSubscriptions(await readSubscriptions(customerId))[0];
}

/**
 * Cancels the actor's subscription at the end of the paid period. Safe to repeat.
 * @throws AppError SUBSCRIPTION_NOT_FOUND, BILLING_UNAVAILABLE, BILLING_REFUSED
 */
export async function cancelSubscription(actor: Actor): Promise<void> {
  const customerId = await findCustomer(actor);
  const live = customerId ? await liveOf(customerId).catch(toAppError) : undefined;
  if (!customerId || !live) throw new AppError("SUBSCRIPTION_NOT_FOUND");
  if (!live.cancelAt) await cancelAtPeriodEnd(live.id).catch(toAppError);
  await syncCustomer(customerId).catch(toAppError);
}

/**
 * Syncs from Stripe after a checkout or the portal, without waiting for the webhook. Resumes a subscription that was
 * paused because it had no card.
 * @throws AppError BILLING_UNAVAILABLE, BILLING_REFUSED
 */
export async function refreshSubscription(actor: Actor): Promise<void> {
  const customerId = await findCustomer(actor);
  if (!customerId) return;
  const live = await liveOf(customerId).catch(toAppError);
  if (live?.status === "paused") {
    await resumePaused(live.id).catch((error: unknown) => {
      if (!(error instanceof ProviderError && error.outcome === "refused")) toAppError(error);
    });
  }
  await syncCustomer(customerId).catch(toAppError);
}
