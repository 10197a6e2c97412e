import type Stripe from "stripe";
import { z } from "zod";
import type { Context } from "../../context";
import { stripeStore } from "../core/entities";
import { invalid, noSuch } from "../core/errors";
import { metadata, text, url, yesNo } from "../core/params";

type Features = Stripe.BillingPortal.Configuration.Features;

const enabled = z.strictObject({ enabled: yesNo });
const features = z.strictObject({
  customer_update: z
    .strictObject({
      enabled: yesNo,
      allowed_updates: z.array(z.enum(["address", "email", "name", "phone", "tax_id"])).optional(),
    })
    .optional(),
  invoice_history: enabled.optional(),
  payment_method_update: enabled.optional(),
  subscription_cancel: z
    .strictObject({ enabled: yesNo, mode: z.enum(["at_period_end"]).optional() })
    .optional(),
  subscription_update: z
    .strictObject({
      enabled: yesNo,
      default_allowed_updates: z.array(z.enum(["price"])).optional(),
      products: z.array(z.strictObject({ product: text, prices: z.array(text) })).optional(),
      proration_behavior: z.enum(["always_invoice"]).optional(),
      trial_update_behavior: z.enum(["continue_trial", "end_trial"]).optional(),
    })
    .optional(),
});

export const configurationCreate = z.strictObject({ features, metadata: metadata.optional() });
export const configurationUpdate = z.strictObject({
  active: yesNo.optional(),
  features: features.optional(),
  metadata: metadata.optional(),
});
export const flowData = z.strictObject({
  type: z.enum(["subscription_update_confirm"]),
  after_completion: z
    .strictObject({ type: z.enum(["redirect"]), redirect: z.strictObject({ return_url: url }) })
    .optional(),
  subscription_update_confirm: z.strictObject({
    subscription: text,
    items: z.array(z.strictObject({ id: text, price: text })).min(1),
  }),
});
export const sessionCreate = z.strictObject({
  customer: text,
  configuration: text.optional(),
  flow_data: flowData.optional(),
  return_url: url.optional(),
});

/** What a portal without settings offers: nothing. */
export const NO_FEATURES: Features = {
  customer_update: { allowed_updates: [], enabled: false },
  invoice_history: { enabled: false },
  payment_method_update: { enabled: false, payment_method_configuration: null },
  subscription_cancel: {
    cancellation_reason: { enabled: false, feedback_options: null, options: [] },
    enabled: false,
    mode: "at_period_end",
    proration_behavior: "none",
  },
  subscription_pause: { duration: { interval_options: [], type: "indefinite" }, enabled: false },
  subscription_update: {
    billing_cycle_anchor: "unchanged",
    default_allowed_updates: [],
    enabled: false,
    products: [],
    proration_behavior: "none",
    schedule_at_period_end: { conditions: [] },
    trial_update_behavior: "end_trial",
  },
};

/** Features after a change. Throws for products or prices that are not there. */
export function mergeFeatures(ctx: Context, now: Features, change: z.output<typeof features>): Features {
  const update = change.subscription_update;
  if (update?.enabled && !update.products && !now.subscription_update.enabled)
    throw invalid(
      "Missing required param: features[subscription_update][products].",
      "features[subscription_update][products]",
      "parameter_missing",
    );
  for (const row of update?.products ?? []) checkProduct(ctx, row);
  const adjustable_quantity = { enabled: false, maximum: null, minimum: 1 };
  return {
    ...now,
    customer_update: { ...now.customer_update, ...change.customer_update },
    invoice_history: { ...now.invoice_history, ...change.invoice_history },
    payment_method_update: { ...now.payment_method_update, ...change.payment_method_update },
    subscription_cancel: { ...now.subscription_cancel, ...change.subscription_cancel },
    subscription_update: {
      ...now.subscription_update,
      ...update,
      products:
        update?.products?.map((row) => ({ ...row, adjustable_quantity })) ?? now.subscription_update.products,
    },
  };
}

function checkProduct(ctx: Context, { product, prices }: { product: string; prices: string[] }): void {
  const store = stripeStore(ctx);
  const at = "features[subscription_update][products][0]";
  if (!store.products.get(product)) throw noSuch("product", product, `${at}[product]`);
  for (const id of prices)
    if (store.prices.get(id)?.product !== product) throw noSuch("price", id, `${at}[prices][0]`);
}
