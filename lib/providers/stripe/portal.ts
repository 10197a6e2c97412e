import "server-only";
import type Stripe from "stripe";
import { callStripe } from "./client";
import { createOnce } from "./create-once";

export type PortalRequest = {
  customerId: string;
  /** Id of the portal's configuration. */
  portal: string;
  returnUrl: string;
  /** Opens the portal at the change of a subscription to another price. */
  change?: { subscription: string; item: string; price: string };
};

/** The URL of the billing portal. Vendor: docs.stripe.com/customer-management/portal-deep-links */
export async function openPortal({ customerId, portal, returnUrl, change }: PortalRequest): Promise<string> {
  const flow: Stripe.BillingPortal.SessionCreateParams.FlowData | undefined = change && {
    type: "subscription_update_confirm",
    subscription_update_confirm: {
      subscription: change.subscription,
      items: [{ id: change.item, price: change.price }],
    },
    after_completion: { type: "redirect", redirect: { return_url: returnUrl } },
  };
  const { url } = await callStripe((stripe) =>
    stripe.billingPortal.sessions.create({
      customer: customerId,
      configuration: portal,
      return_url: returnUrl,
      ...(flow ? { flow_data: flow } : {}),
    }),
  );
  return url;
}

/**
 * The page on which a customer's newest open invoice can be paid, also with another card; null if nothing is owed.
 * Its URL expires, so it is fetched when needed. Vendor: docs.stripe.com/invoicing/hosted-invoice-page
 */
export async function findInvoicePage(customerId: string): Promise<string | null> {
  const { data } = await callStripe((stripe) =>
    stripe.invoices.list({ customer: customerId, status: "open", limit: 10 }),
  );
  return (
    data.find(({ attempted, hosted_invoice_url }) => attempted && hosted_invoice_url)?.hosted_invoice_url ??
    null
  );
}

/** Cancels a subscription at the end of the paid period. Idempotent. */
export async function cancelAtPeriodEnd(subscription: string): Promise<void> {
  await callStripe((stripe) => stripe.subscriptions.update(subscription, { cancel_at_period_end: true }));
}

/** Attempts per day: each declined one is a stale answer to the next. */
const MAX_BEGIN_ATTEMPTS = 25;

/**
 * Ends a trial now and bills the first period, immediately and once, however many callers there are. If it cannot be
 * paid, nothing changes and the trial continues (`error_if_incomplete`; `pending_if_incomplete` would leave an invoice
 * open for 23 hours, a state between trial and plan). `trialEnd` is when it would have ended.
 * Vendor: docs.stripe.com/api/subscriptions/update#update_subscription-payment_behavior
 * @throws ProviderError PAYMENT_DECLINED, BILLING_UNAVAILABLE, BILLING_REFUSED
 */
export async function endTrialNow(subscription: string, trialEnd: Date): Promise<void> {
  const name = `begin:${subscription}:${trialEnd.getTime()}`;
  await callStripe((stripe) =>
    createOnce({ name, maxKeys: MAX_BEGIN_ATTEMPTS }, async (options) => {
      // An earlier attempt may have succeeded with only its answer lost.
      const now = await stripe.subscriptions.retrieve(subscription);
      if (now.status !== "trialing") return now;
      return stripe.subscriptions.update(
        subscription,
        { trial_end: "now", payment_behavior: "error_if_incomplete" },
        options,
      );
    }),
  );
}

/** Resumes a paused subscription: bills the card on file and starts a period. */
export async function resumePaused(subscription: string): Promise<void> {
  await callStripe((stripe) => stripe.subscriptions.resume(subscription));
}
