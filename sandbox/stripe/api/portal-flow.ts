import type Stripe from "stripe";
import type { z } from "zod";
import type { Context } from "../../context";
import { itemOf } from "../billing/lines";
import { stripeStore } from "../core/entities";
import { invalid, noSuch } from "../core/errors";
import type { flowData } from "./portal-params";

const CONFIRM = "flow_data[subscription_update_confirm]";

/**
 * The only flow that a portal session can be limited to: confirming a change of plan.
 * Source: docs.stripe.com/customer-management/portal-deep-links
 */
export function flowOf(
  ctx: Context,
  customer: string,
  { features }: Stripe.BillingPortal.Configuration,
  { type, after_completion: after, subscription_update_confirm: confirm }: z.output<typeof flowData>,
): Stripe.BillingPortal.Session.Flow {
  if (!features.subscription_update.enabled)
    throw invalid(
      "This flow requires the `subscription_update` feature in the portal configuration to be enabled.",
      "flow_data[type]",
    );
  const row = stripeStore(ctx).subscriptions.get(confirm.subscription);
  if (!row || row.customer !== customer)
    throw noSuch("subscription", confirm.subscription, `${CONFIRM}[subscription]`);
  if (row.status === "canceled")
    throw invalid(
      "This subscription is canceled and cannot be changed in the portal.",
      `${CONFIRM}[subscription]`,
    );
  const [change] = confirm.items;
  if (!change || itemOf(row).id !== change.id)
    throw noSuch("subscription item", change?.id ?? "", `${CONFIRM}[items][0][id]`);
  const allowed = (features.subscription_update.products ?? []).flatMap(({ prices }) => prices);
  if (!allowed.includes(change.price))
    throw invalid(
      `The item price \`${change.price}\` cannot be updated to, because it is not in the portal configuration's products.`,
      `${CONFIRM}[items][0][price]`,
    );
  if (itemOf(row).price.id === change.price)
    throw invalid("The subscription cannot be updated because there are no changes to confirm.", CONFIRM);
  return {
    after_completion: {
      type: after?.type ?? "portal_homepage",
      redirect: after?.redirect ?? null,
      hosted_confirmation: null,
    },
    customer_update: null,
    subscription_cancel: null,
    subscription_pause: null,
    subscription_update: null,
    subscription_update_confirm: {
      subscription: row.id,
      discounts: null,
      items: [{ ...change, quantity: 1 }],
    },
    type,
  };
}
