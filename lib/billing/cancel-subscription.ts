import "server-only";
import type { Actor } from "@/lib/auth";
import { AppError } from "@/lib/errors";
import { ProviderError } from "@/lib/providers/provider-error";
import { cancelAtPeriodEnd, resumePaused } from "@/lib/providers/stripe/portal";
import { type StripeSubscription, readSubscriptions } from "@/lib/providers/stripe/standing";
import { liveSubscriptions } from "./derive-subscription";
import { findCustomer } from "./find-customer";
import { syncCustomer } from "./sync-customer";
import { tellProviderError } from "./tell-provider-error";

async function liveOf(customerId: string): Promise<StripeSubscription | undefined> {
  return liveSubscriptions(await readSubscriptions(customerId))[0];
}

/**
 * Cancels the actor's subscription with the end of what is paid for. Safe to repeat.
 * @throws AppError SUBSCRIPTION_NOT_FOUND, BILLING_UNAVAILABLE, BILLING_REFUSED
 */
export async function cancelSubscription(actor: Actor): Promise<void> {
  const customerId = await findCustomer(actor);
  const live = customerId ? await liveOf(customerId).catch(tellProviderError) : undefined;
  if (!customerId || !live) throw new AppError("SUBSCRIPTION_NOT_FOUND");
  if (!live.cancelAt) await cancelAtPeriodEnd(live.id).catch(tellProviderError);
  await syncCustomer(customerId).catch(tellProviderError);
}

/**
 * Reads Stripe for who comes back from a checkout or the portal, so that nobody waits for a webhook. A
 * subscription that was paused for want of a card goes on when there is one now.
 * @throws AppError BILLING_UNAVAILABLE, BILLING_REFUSED
 */
export async function refreshSubscription(actor: Actor): Promise<void> {
  const customerId = await findCustomer(actor);
  if (!customerId) return;
  const live = await liveOf(customerId).catch(tellProviderError);
  if (live?.status === "paused") {
    await resumePaused(live.id).catch((error: unknown) => {
      if (!(error instanceof ProviderError && error.outcome === "refused")) tellProviderError(error);
    });
  }
  await syncCustomer(customerId).catch(tellProviderError);
}
