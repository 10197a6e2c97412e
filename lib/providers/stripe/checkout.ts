import "server-only";
import type Stripe from "stripe";
import { env } from "@/lib/settings/env";
import { callStripe, idOf } from "./client";
import { createOnce } from "./create-once";

/** Finds or creates the customer for `userId`, by the metadata it carries. Idempotent, also when run concurrently. */
export async function makeCustomer({ userId, email }: { userId: string; email: string }): Promise<string> {
  return callStripe(async (stripe) => {
    const { data } = await stripe.customers.search({ query: `metadata["userId"]:"${userId}"`, limit: 1 });
    // The parameters of an idempotency key must not change, or Stripe rejects it: the address is updated separately.
    const customer =
      data[0] ??
      (await createOnce({ name: `customer:${userId}` }, (options) =>
        stripe.customers.create({ metadata: { userId } }, options),
      ));
    if (customer.email !== email) await stripe.customers.update(customer.id, { email });
    return customer.id;
  });
}

export type CheckoutRequest = {
  customerId: string;
  userId: string;
  /** Ids of the subscriptions that the caller knows; null is returned if a checkout was paid for another one. */
  subscriptions: readonly string[];
  /** Price id, and the plan's name for us to read. */
  price: string;
  plan: string;
  /** Days of trial; 0 starts without one. */
  trialDays: number;
  successUrl: string;
  cancelUrl: string;
};

/**
 * The URL of a checkout for one subscription. An open checkout for the same plan is reused and others are closed, so
 * that two clicks, or two tabs, share one checkout. Null if one was paid since the caller last read.
 */
export async function openCheckout(request: CheckoutRequest): Promise<string | null> {
  const { customerId, userId, price, plan, trialDays, subscriptions } = request;
  const requested = { userId, plan, price, trial: String(trialDays) };
  return callStripe(async (stripe) => {
    const { data } = await stripe.checkout.sessions.list({ customer: customerId, limit: 20 });
    if (data.some(({ subscription }) => subscription && !subscriptions.includes(idOf(subscription) ?? "")))
      return null;
    const open = data.filter(({ status }) => status === "open");
    const same = open.find(({ metadata }) =>
      Object.entries(requested).every(([name, value]) => metadata?.[name] === value),
    );
    for (const other of open)
      if (other !== same && (await expire(stripe, other.id)) === "complete") return null;
    if (same?.url) return same.url;
    let paid = false;
    const made = await createOnce(
      { name: `checkout:${customerId}:${price}:${trialDays}`, after: data[0]?.id },
      (options) => stripe.checkout.sessions.create(paramsOf(request, requested), options),
      async ({ id }) => {
        const { status } = await stripe.checkout.sessions.retrieve(id);
        paid = status === "complete";
        return status === "expired";
      },
    );
    return paid ? null : made.url;
  });
}

function paramsOf(
  request: CheckoutRequest,
  metadata: Record<string, string>,
): Stripe.Checkout.SessionCreateParams {
  const tax = env().STRIPE_TAX;
  return {
    mode: "subscription",
    customer: request.customerId,
    client_reference_id: request.userId,
    line_items: [{ price: request.price, quantity: 1 }],
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
    allow_promotion_codes: true,
    automatic_tax: { enabled: tax },
    ...(tax
      ? {
          customer_update: { address: "auto" as const, name: "auto" as const },
          tax_id_collection: { enabled: true },
        }
      : {}),
    metadata,
    subscription_data: {
      metadata: { userId: request.userId },
      ...(request.trialDays > 0
        ? {
            trial_period_days: request.trialDays,
            trial_settings: { end_behavior: { missing_payment_method: "pause" as const } },
          }
        : {}),
    },
  };
}

/** Closes open checkouts, because their customer has a plan now. @returns how many */
export async function closeCheckouts(customerId: string): Promise<number> {
  return callStripe(async (stripe) => {
    const { data } = await stripe.checkout.sessions.list({
      customer: customerId,
      status: "open",
      limit: 100,
    });
    for (const session of data) await expire(stripe, session.id);
    return data.length;
  });
}

/** Closes an open checkout. @returns its status after that, since it may have been paid in the meantime */
async function expire(stripe: Stripe, id: string): Promise<Stripe.Checkout.Session.Status | null> {
  try {
    return (await stripe.checkout.sessions.expire(id)).status;
  } catch (error) {
    if ((error as { statusCode?: number }).statusCode !== 400) throw error;
    return (await stripe.checkout.sessions.retrieve(id)).status;
  }
}
