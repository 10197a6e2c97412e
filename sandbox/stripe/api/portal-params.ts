import type Stripe from "stripe";
import { z } from "zod";
import type { Context } from "../../context";
import { stripeStore } from "../core/entities";
import { invalid, noSuch } from "../core/errors";
import { metadata, text, unplayed, unsettable, yesNo } from "../core/params";
import { proration } from "./shared-params";

type Features = Stripe.BillingPortal.Configuration.Features;

const updates = z.union([z.literal(""), z.array(z.enum(["price", "promotion_code", "quantity"]))]);
const reasons = z.enum([
  "customer_service",
  "low_quality",
  "missing_features",
  "other",
  "switched_service",
  "too_complex",
  "too_expensive",
  "unused",
]);

const features = z.strictObject({
  customer_update: z
    .strictObject({
      enabled: yesNo,
      allowed_updates: z
        .union([z.literal(""), z.array(z.enum(["address", "email", "name", "phone", "shipping", "tax_id"]))])
        .optional(),
    })
    .optional(),
  invoice_history: z.strictObject({ enabled: yesNo }).optional(),
  payment_method_update: z
    .strictObject({ enabled: yesNo, ...unplayed("payment_method_configuration") })
    .optional(),
  subscription_cancel: z
    .strictObject({
      enabled: yesNo,
      mode: z.enum(["at_period_end", "immediately"]).optional(),
      proration_behavior: proration.optional(),
      cancellation_reason: z
        .strictObject({
          enabled: yesNo,
          options: z.union([z.literal(""), z.array(reasons)]),
          ...unplayed("feedback_options"),
        })
        .optional(),
    })
    .optional(),
  subscription_update: z
    .strictObject({
      enabled: yesNo,
      default_allowed_updates: updates.optional(),
      products: z
        .union([
          z.literal(""),
          z.array(
            z.strictObject({ product: text, prices: z.array(text), ...unplayed("adjustable_quantity") }),
          ),
        ])
        .optional(),
      proration_behavior: proration.optional(),
      billing_cycle_anchor: z.enum(["unchanged"]).optional(),
      trial_update_behavior: z.enum(["continue_trial", "end_trial"]).optional(),
      ...unplayed("schedule_at_period_end"),
    })
    .optional(),
  ...unplayed("subscription_pause"),
});
const profile = z.strictObject({
  headline: unsettable.optional(),
  privacy_policy_url: text.optional(),
  terms_of_service_url: text.optional(),
});

export const configurationCreate = z.strictObject({
  features,
  business_profile: profile.optional(),
  default_return_url: unsettable.optional(),
  metadata: metadata.optional(),
  name: unsettable.optional(),
  ...unplayed("login_page"),
});
export const configurationUpdate = z.strictObject({
  ...configurationCreate.shape,
  features: features.optional(),
  active: yesNo.optional(),
});
const named = z.strictObject({ subscription: text });
export const flowData = z.strictObject({
  type: z.enum([
    "payment_method_update",
    "subscription_cancel",
    "subscription_update",
    "subscription_update_confirm",
  ]),
  after_completion: z
    .strictObject({
      type: z.enum(["hosted_confirmation", "portal_homepage", "redirect"]),
      redirect: z.strictObject({ return_url: text }).optional(),
      hosted_confirmation: z.strictObject({ custom_message: text.optional() }).optional(),
    })
    .optional(),
  subscription_cancel: z.strictObject({ ...named.shape, ...unplayed("retention") }).optional(),
  subscription_update: named.optional(),
  subscription_update_confirm: z
    .strictObject({
      ...named.shape,
      items: z.array(z.strictObject({ id: text, price: text.optional(), ...unplayed("quantity") })).min(1),
      ...unplayed("discounts"),
    })
    .optional(),
  ...unplayed("customer_update", "subscription_pause"),
});
export const sessionCreate = z.strictObject({
  customer: text,
  configuration: text.optional(),
  flow_data: flowData.optional(),
  locale: text.optional(),
  return_url: z
    .string()
    .refine((value) => /^https?:\/\/[^/\s]+/.test(value), "Not a valid URL")
    .optional(),
  ...unplayed("after_expiration", "customer_account", "on_behalf_of"),
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
  const cancel = change.subscription_cancel;
  const update = change.subscription_update;
  const customer = change.customer_update;
  if (
    update?.enabled &&
    (!update.default_allowed_updates || !update.products) &&
    !now.subscription_update.enabled
  )
    throw invalid(
      "Missing required param: features[subscription_update][products].",
      "features[subscription_update][products]",
      "parameter_missing",
    );
  return {
    ...now,
    customer_update: customer
      ? {
          enabled: customer.enabled,
          allowed_updates: customer.allowed_updates || now.customer_update.allowed_updates,
        }
      : now.customer_update,
    invoice_history: change.invoice_history ?? now.invoice_history,
    payment_method_update: change.payment_method_update
      ? { enabled: change.payment_method_update.enabled, payment_method_configuration: null }
      : now.payment_method_update,
    subscription_cancel: cancel
      ? {
          enabled: cancel.enabled,
          mode: cancel.mode ?? now.subscription_cancel.mode,
          proration_behavior: cancel.proration_behavior ?? now.subscription_cancel.proration_behavior,
          cancellation_reason: cancel.cancellation_reason
            ? {
                enabled: cancel.cancellation_reason.enabled,
                feedback_options: null,
                options: cancel.cancellation_reason.options || [],
              }
            : now.subscription_cancel.cancellation_reason,
        }
      : now.subscription_cancel,
    subscription_update: update
      ? {
          ...now.subscription_update,
          enabled: update.enabled,
          default_allowed_updates:
            update.default_allowed_updates || now.subscription_update.default_allowed_updates,
          products: update.products
            ? update.products.map((row) => productOf(ctx, row))
            : (now.subscription_update.products ?? null),
          proration_behavior: update.proration_behavior ?? now.subscription_update.proration_behavior,
          trial_update_behavior:
            update.trial_update_behavior ?? now.subscription_update.trial_update_behavior,
        }
      : now.subscription_update,
  };
}

function productOf(ctx: Context, { product, prices }: { product: string; prices: string[] }) {
  const store = stripeStore(ctx);
  if (!store.products.get(product))
    throw noSuch("product", product, "features[subscription_update][products][0][product]");
  for (const id of prices)
    if (store.prices.get(id)?.product !== product)
      throw noSuch("price", id, "features[subscription_update][products][0][prices][0]");
  return { product, prices, adjustable_quantity: { enabled: false, maximum: null, minimum: 1 } };
}
