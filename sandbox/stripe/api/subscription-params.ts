import { z } from "zod";
import { metadata, paging, range, text, unplayed, unsettable, whole, yesNo } from "../core/params";
import { automaticTax, billingMode, collectionMethod, proration, trialSettings } from "./shared-params";

const details = z.strictObject({
  comment: unsettable.optional(),
  feedback: z
    .enum([
      "customer_service",
      "low_quality",
      "missing_features",
      "other",
      "switched_service",
      "too_complex",
      "too_expensive",
      "unused",
      "",
    ])
    .optional(),
});
const itemRest = unplayed(
  "billing_thresholds",
  "discounts",
  "plan",
  "price_data",
  "tax_rates",
  "current_trial",
  "trial",
);
const rest = unplayed(
  "add_invoice_items",
  "application_fee_percent",
  "billing_schedules",
  "billing_thresholds",
  "days_until_due",
  "default_source",
  "default_tax_rates",
  "invoice_settings",
  "on_behalf_of",
  "pending_invoice_item_interval",
  "transfer_data",
  "trial_from_plan",
);

export const createParams = z.strictObject({
  customer: text,
  items: z.array(
    z.strictObject({ price: text, quantity: whole.optional(), metadata: metadata.optional(), ...itemRest }),
  ),
  automatic_tax: automaticTax.optional(),
  billing_mode: billingMode.optional(),
  collection_method: collectionMethod.optional(),
  currency: text.optional(),
  default_payment_method: text.optional(),
  description: text.optional(),
  metadata: metadata.optional(),
  off_session: yesNo.optional(),
  payment_behavior: z.enum(["allow_incomplete", "default_incomplete", "error_if_incomplete"]).optional(),
  trial_end: z.union([z.literal("now"), whole]).optional(),
  trial_period_days: whole.optional(),
  trial_settings: trialSettings.optional(),
  ...rest,
  ...unplayed(
    "backdate_start_date",
    "billing_cycle_anchor",
    "billing_cycle_anchor_config",
    "cancel_at",
    "cancel_at_period_end",
    "customer_account",
    "discounts",
    "payment_settings",
    "proration_behavior",
  ),
});

export const updateParams = z.strictObject({
  automatic_tax: automaticTax.optional(),
  cancel_at: z
    .union([z.literal(""), z.literal("min_period_end"), z.literal("max_period_end"), whole])
    .optional(),
  cancel_at_period_end: yesNo.optional(),
  cancellation_details: details.optional(),
  collection_method: collectionMethod.optional(),
  default_payment_method: text.optional(),
  description: unsettable.optional(),
  discounts: z
    .union([
      z.literal(""),
      z.array(
        z.strictObject({ coupon: text.optional(), promotion_code: text.optional(), ...unplayed("discount") }),
      ),
    ])
    .optional(),
  items: z
    .array(
      z.strictObject({
        id: text.optional(),
        price: text.optional(),
        quantity: whole.optional(),
        deleted: yesNo.optional(),
        metadata: metadata.optional(),
        ...itemRest,
        ...unplayed("clear_usage"),
      }),
    )
    .optional(),
  metadata: metadata.optional(),
  off_session: yesNo.optional(),
  pause_collection: z
    .union([
      z.literal(""),
      z.strictObject({
        behavior: z.enum(["keep_as_draft", "mark_uncollectible", "void"]),
        resumes_at: whole.optional(),
      }),
    ])
    .optional(),
  payment_behavior: z.enum(["allow_incomplete", "error_if_incomplete"]).optional(),
  proration_behavior: proration.optional(),
  proration_date: whole.optional(),
  trial_end: z.union([z.literal("now"), whole]).optional(),
  trial_settings: trialSettings.optional(),
  ...rest,
  ...unplayed("billing_cycle_anchor", "payment_settings"),
});

export const cancelParams = z.strictObject({
  cancellation_details: details.optional(),
  ...unplayed("invoice_now", "prorate"),
});

export const resumeParams = z.strictObject({
  billing_cycle_anchor: z.strictObject({ type: z.enum(["now"]) }).optional(),
  proration_behavior: proration.optional(),
  ...unplayed("payment_behavior", "proration_date"),
});

export const listParams = z.strictObject({
  ...paging,
  collection_method: collectionMethod.optional(),
  created: range.optional(),
  current_period_end: range.optional(),
  current_period_start: range.optional(),
  customer: text.optional(),
  price: text.optional(),
  status: z
    .enum([
      "active",
      "all",
      "canceled",
      "ended",
      "incomplete",
      "incomplete_expired",
      "past_due",
      "paused",
      "trialing",
      "unpaid",
    ])
    .optional(),
  test_clock: text.optional(),
  ...unplayed("automatic_tax", "customer_account", "plan"),
});
