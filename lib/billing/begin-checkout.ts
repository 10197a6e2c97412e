import "server-only";
import type { Actor } from "@/lib/auth";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { openCheckout } from "@/lib/providers/stripe/checkout";
import { openPortal } from "@/lib/providers/stripe/portal";
import { type StripeSubscription, readSubscriptions } from "@/lib/providers/stripe/standing";
import { liveSubscriptions } from "./derive-subscription";
import { findCustomer, requireCustomer } from "./find-customer";
import { planOf } from "./plans";
import type { CheckoutInput } from "./schema";
import { findOrSetUpShop } from "./set-up-shop";
import { tellProviderError } from "./tell-provider-error";

const backTo = (from: "checkout" | "portal") => `${env().APP_URL}/subscription?from=${from}`;

/**
 * Where a plan is chosen: a checkout, or the portal's change of plan for who has a subscription, which is asked
 * of Stripe and not of our copy. There is never a second subscription, and one trial a person.
 * @throws AppError BILLING_UNAVAILABLE, BILLING_REFUSED
 */
export async function beginCheckout(
  actor: Actor,
  { subscriptionType }: CheckoutInput,
): Promise<{ url: string }> {
  return choose(actor, subscriptionType).catch(tellProviderError);
}

/** Looks again when somebody pays in this very moment, in another tab: then there is a subscription. */
async function choose(
  actor: Actor,
  type: CheckoutInput["subscriptionType"],
  looks = 3,
): Promise<{ url: string }> {
  const [customerId, shop] = await Promise.all([requireCustomer(actor), findOrSetUpShop()]);
  const subscriptions = await readSubscriptions(customerId);
  const price = shop.prices.get(planOf(type).stripe.price) ?? "";
  const [live] = liveSubscriptions(subscriptions);
  if (live) {
    const returnUrl = backTo("portal");
    return {
      url: await openPortal({ customerId, portal: shop.portal, returnUrl, ...changeOf(live, price) }),
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
  if (looks > 1) return choose(actor, type, looks - 1);
  throw new AppError("BILLING_UNAVAILABLE");
}

/** Straight to the change where there is one to make; what is owed, cancelled or paused is mended first. */
function changeOf({ id, item, price, status, cancelAt }: StripeSubscription, wanted: string) {
  const changeable = (status === "active" || status === "trialing") && cancelAt === null && price !== wanted;
  return changeable ? { change: { subscription: id, item, price: wanted } } : {};
}

async function hadTrial(actor: Actor, subscriptions: StripeSubscription[]): Promise<boolean> {
  if (subscriptions.some(({ trialStart }) => trialStart !== null)) return true;
  return (await db.creditEntry.count({ where: { userId: actor.userId, key: `trial:${actor.userId}` } })) > 0;
}

/**
 * Where cards, invoices and the plan are managed.
 * @throws AppError SUBSCRIPTION_NOT_FOUND for who never went to a checkout, BILLING_UNAVAILABLE, BILLING_REFUSED
 */
export async function visitPortal(actor: Actor): Promise<{ url: string }> {
  const customerId = await findCustomer(actor);
  if (!customerId) throw new AppError("SUBSCRIPTION_NOT_FOUND");
  const open = async () => {
    const { portal } = await findOrSetUpShop();
    return { url: await openPortal({ customerId, portal, returnUrl: backTo("portal") }) };
  };
  return open().catch(tellProviderError);
}
