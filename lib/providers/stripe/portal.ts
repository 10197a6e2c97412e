import "server-only";
import type Stripe from "stripe";
import { ask } from "./client";

export type PortalRequest = {
  customerId: string;
  /** Id of the portal's settings. */
  portal: string;
  returnUrl: string;
  /** Leads straight to the change of a subscription to another price. */
  change?: { subscription: string; item: string; price: string };
};

/** The address of the billing portal. Vendor: docs.stripe.com/customer-management/portal-deep-links */
export async function openPortal({ customerId, portal, returnUrl, change }: PortalRequest): Promise<string> {
  const flow: Stripe.BillingPortal.SessionCreateParams.FlowData | undefined = change && {
    type: "subscription_update_confirm",
    subscription_update_confirm: {
      subscription: change.subscription,
      items: [{ id: change.item, price: change.price }],
    },
    after_completion: { type: "redirect", redirect: { return_url: returnUrl } },
  };
  const { url } = await ask((stripe) =>
    stripe.billingPortal.sessions.create({
      customer: customerId,
      configuration: portal,
      return_url: returnUrl,
      ...(flow ? { flow_data: flow } : {}),
    }),
  );
  return url;
}

/** Ends a subscription with the period that is paid for. Safe to repeat. */
export async function cancelAtPeriodEnd(subscription: string): Promise<void> {
  await ask((stripe) => stripe.subscriptions.update(subscription, { cancel_at_period_end: true }));
}

/** Goes on with a paused subscription: bills the card on file and begins a period. */
export async function resumePaused(subscription: string): Promise<void> {
  await ask((stripe) => stripe.subscriptions.resume(subscription));
}
