import type Stripe from "stripe";
import type { z } from "zod";
import type { Context } from "../../context";
import { itemOf } from "../billing/lines";
import { stripeStore } from "../core/entities";
import { invalid, noSuch } from "../core/errors";
import type { flowData } from "./portal-params";

type Flow = Stripe.BillingPortal.Session.Flow;

/** The one thing a portal session is for, when asked so. Source: docs.stripe.com/customer-management/portal-deep-links */
export function flowOf(
  ctx: Context,
  customer: string,
  configuration: Stripe.BillingPortal.Configuration,
  input: z.output<typeof flowData> | undefined,
): Flow | null {
  if (!input) return null;
  const { features } = configuration;
  const { type } = input;
  const needs = {
    payment_method_update: features.payment_method_update.enabled,
    subscription_cancel: features.subscription_cancel.enabled,
    subscription_update: features.subscription_update.enabled,
    subscription_update_confirm: features.subscription_update.enabled,
  };
  const feature = type === "subscription_update_confirm" ? "subscription_update" : type;
  if (!needs[type])
    throw invalid(
      `This flow requires the \`${feature}\` feature in the portal configuration to be enabled.`,
      "flow_data[type]",
    );
  const part = type === "payment_method_update" ? undefined : input[type];
  if (type !== "payment_method_update" && !part)
    throw invalid(`Missing required param: flow_data[${type}].`, `flow_data[${type}]`, "parameter_missing");
  if (part) mine(ctx, customer, part.subscription, type);
  const after = input.after_completion;
  const confirm = input.subscription_update_confirm;
  if (confirm) checkItems(ctx, features, confirm);
  return {
    after_completion: {
      type: after?.type ?? "portal_homepage",
      redirect: after?.redirect ?? null,
      hosted_confirmation: after?.hosted_confirmation
        ? { custom_message: after.hosted_confirmation.custom_message ?? null }
        : null,
    },
    customer_update: null,
    subscription_cancel: input.subscription_cancel
      ? { subscription: input.subscription_cancel.subscription, retention: null }
      : null,
    subscription_pause: null,
    subscription_update: input.subscription_update ?? null,
    subscription_update_confirm: confirm
      ? {
          subscription: confirm.subscription,
          discounts: null,
          items: confirm.items.map((item) => ({ id: item.id, price: item.price ?? null, quantity: 1 })),
        }
      : null,
    type,
  };
}

function mine(ctx: Context, customer: string, id: string, type: string): void {
  const row = stripeStore(ctx).subscriptions.get(id);
  if (!row || row.customer !== customer) throw noSuch("subscription", id, `flow_data[${type}][subscription]`);
  if (row.status === "canceled")
    throw invalid(
      "This subscription is canceled and cannot be changed in the portal.",
      `flow_data[${type}][subscription]`,
    );
}

function checkItems(
  ctx: Context,
  features: Stripe.BillingPortal.Configuration.Features,
  confirm: { subscription: string; items: { id: string; price?: string }[] },
): void {
  const subscription = stripeStore(ctx).subscriptions.get(confirm.subscription);
  const [change] = confirm.items;
  const base = "flow_data[subscription_update_confirm][items][0]";
  if (!subscription || !change || itemOf(subscription).id !== change.id)
    throw noSuch("subscription item", change?.id ?? "", `${base}[id]`);
  const allowed = (features.subscription_update.products ?? []).flatMap((row) => row.prices);
  if (!change.price || !allowed.includes(change.price))
    throw invalid(
      `The item price \`${change.price ?? ""}\` cannot be updated to, because it is not in the portal configuration's products.`,
      `${base}[price]`,
    );
  if (itemOf(subscription).price.id === change.price)
    throw invalid(
      "The subscription cannot be updated because there are no changes to confirm.",
      "flow_data[subscription_update_confirm]",
    );
}
