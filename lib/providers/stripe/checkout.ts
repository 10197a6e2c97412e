import "server-only";
import type Stripe from "stripe";
import { env } from "../../env";
import { ask, idOf } from "./client";
import { createOnce } from "./create-once";

/** A customer of ours for `userId`: found by the mark it carries, or made. Safe to repeat and to run twice at once. */
export async function makeCustomer({ userId, email }: { userId: string; email: string }): Promise<string> {
  return ask(async (stripe) => {
    const { data } = await stripe.customers.search({ query: `metadata["userId"]:"${userId}"`, limit: 1 });
    // The parameters of one key never change, or Stripe refuses it: the address follows by itself.
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
  /** Ids of those that the asker knows of: a checkout that was paid for another one is told by null. */
  subscriptions: readonly string[];
  /** Price id, and the plan's name for our own eyes. */
  price: string;
  plan: string;
  /** Days of trial; 0 starts without one. */
  trialDays: number;
  successUrl: string;
  cancelUrl: string;
};

/**
 * The address of a checkout for one subscription. An open one for the same is used again and others are closed,
 * so that two clicks, or two tabs, are one checkout. Null when one was paid since the asker looked.
 */
export async function openCheckout(request: CheckoutRequest): Promise<string | null> {
  const { customerId, userId, price, plan, trialDays, subscriptions } = request;
  const asked = { userId, plan, price, trial: String(trialDays) };
  return ask(async (stripe) => {
    const { data } = await stripe.checkout.sessions.list({ customer: customerId, limit: 20 });
    if (data.some(({ subscription }) => subscription && !subscriptions.includes(idOf(subscription) ?? "")))
      return null;
    const open = data.filter(({ status }) => status === "open");
    const same = open.find(({ metadata }) =>
      Object.entries(asked).every(([name, value]) => metadata?.[name] === value),
    );
    for (const other of open)
      if (other !== same && (await expire(stripe, other.id)) === "complete") return null;
    if (same?.url) return same.url;
    let paid = false;
    const made = await createOnce(
      { name: `checkout:${customerId}:${price}:${trialDays}`, after: data[0]?.id },
      (options) => stripe.checkout.sessions.create(paramsOf(request, asked), options),
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

/** Closes checkouts that are still open: their customer has a plan now. Answers how many. */
export async function closeCheckouts(customerId: string): Promise<number> {
  return ask(async (stripe) => {
    const { data } = await stripe.checkout.sessions.list({
      customer: customerId,
      status: "open",
      limit: 100,
    });
    for (const session of data) await expire(stripe, session.id);
    return data.length;
  });
}

/** Closes one that is open; answers what it is then, since in this moment it may have been paid. */
async function expire(stripe: Stripe, id: string): Promise<Stripe.Checkout.Session.Status | null> {
  try {
    return (await stripe.checkout.sessions.expire(id)).status;
  } catch (error) {
    if ((error as { statusCode?: number }).statusCode !== 400) throw error;
    return (await stripe.checkout.sessions.retrieve(id)).status;
  }
}
