import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { db } from "@/lib/db";
import { env } from "@/lib/settings/env";
import { AppError } from "@/lib/errors";
import { openCheckout } from "@/lib/providers/stripe/checkout";
import { findInvoicePage, openPortal } from "@/lib/providers/stripe/portal";
import { type StripeSubscription, readSubscriptions } from "@/lib/providers/stripe/snapshot";
import { liveSubscriptions } from "@/lib/billing/events/derive-subscription";
import { findCustomer, requireCustomer } from "./find-customer";
import { planOf } from "./plans";
import type { CheckoutInput } from "./schema";
import { findOrSetUpCatalogue } from "./set-up-catalogue";
import { toAppError } from "./to-app-error";

const backTo = (from: "checkout" | "portal") => `${env().APP_URL}/subscription?from=${from}`;

/**
 * The URL where a plan is chosen: a checkout, or the portal's plan change for someone whose subscription is live, by
 * Stripe's data and not our copy. There is never a second subscription, and only one trial per person.
 * @throws AppError BILLING_UNAVAILABLE, BILLING_REFUSED
 */
export async function startCheckout(
  actor: Actor,
  { subscriptionType }: CheckoutInput,
): Promise<{ url: string }> {
  return choose(actor, subscriptionType).catch(toAppError);
}

/** Retries when the person completes a checkout in another tab at the same moment: then a subscription exists. */
async function choose(
  actor: Actor,
  type: CheckoutInput["subscriptionType"],
  attempts = 3,
): Promise<{ url: string }> {
  const [customerId, catalogue] = await Promise.all([requireCustomer(actor), findOrSetUpCatalogue()]);
  const subscriptions = await readSubscriptions(customerId);
  const price = catalogue.prices.get(planOf(type).stripe.price) ?? "";
  const [live] = liveSubscriptions(subscriptions);
  if (live) {
    const returnUrl = backTo("portal");
    return {
      url: await openPortal({ customerId, portal: catalogue.portal, returnUrl, ...changeOf(live, price) }),
    };
  }
  const url = await openCheckout({
    customerId,
    userId: actor.userId,
    subscriptions: subscriptions.map(({ id }) => id),
    price,
    plan: type,
    trialDays: (await hadTrial(actor, subscriptions)) ? 0 : env().STRIPE_TRIAL_DAYS,
    successUrl: backTo("checkout"),
    cancelUrl: `${env().APP_URL}/subscription`,
  });
  if (url) return { url };
  if (attempts > 1) return choose(actor, type, attempts - 1);
  throw new AppError("BILLING_UNAVAILABLE");
}

/** The portal page for the plan change if one is possible; unpaid, cancelled or paused plans are resolved first. */
function changeOf({ id, item, price, status, cancelAt }: StripeSubscription, wanted: string) {
  const changeable = (status === "active" || status === "trialing") && cancelAt === null && price !== wanted;
  return changeable ? { change: { subscription: id, item, price: wanted } } : {};
}

async function hadTrial(actor: Actor, subscriptions: StripeSubscription[]): Promise<boolean> {
  if (subscriptions.some(({ trialStart }) => trialStart !== null)) return true;
  return (await db.creditEntry.count({ where: { userId: actor.userId, key: `trial:${actor.userId}` } })) > 0;
}

/**
 * The URL of the billing portal, where cards, invoices and the plan are managed.
 * @throws AppError SUBSCRIPTION_NOT_FOUND without a Stripe customer, BILLING_UNAVAILABLE, BILLING_REFUSED
 */
export async function visitPortal(actor: Actor): Promise<{ url: string }> {
  const customerId = await findCustomer(actor);
  if (!customerId) throw new AppError("SUBSCRIPTION_NOT_FOUND");
  const open = async () => {
    const { portal } = await findOrSetUpCatalogue();
    return { url: await openPortal({ customerId, portal, returnUrl: backTo("portal") }) };
  };
  return open().catch(toAppError);
}

/**
 * The URL where the unpaid invoice is paid, or the portal when there is none.
 * @throws AppError SUBSCRIPTION_NOT_FOUND without a Stripe customer, BILLING_UNAVAILABLE, BILLING_REFUSED
 */
export async function visitInvoice(actor: Actor): Promise<{ url: string }> {
  const customerId = await findCustomer(actor);
  if (!customerId) throw new AppError("SUBSCRIPTION_NOT_FOUND");
  const url = await findInvoicePage(customerId).catch(toAppError);
  return url ? { url } : visitPortal(actor);
}
