import { z } from "zod";
import { metadata, text, unplayed, whole, yesNo } from "../core/params";
import { automaticTax, billingMode, trialSettings } from "./shared-params";

const url = z.string().refine((value) => /^https?:\/\/[^/\s]+/.test(value), "Not a valid URL");

export const sessionParams = z.strictObject({
  allow_promotion_codes: yesNo.optional(),
  automatic_tax: automaticTax.optional(),
  billing_address_collection: z.enum(["auto", "required"]).optional(),
  cancel_url: url.optional(),
  client_reference_id: text.max(200).optional(),
  customer: text.optional(),
  customer_email: text.optional(),
  customer_update: z
    .strictObject({
      address: z.enum(["auto", "never"]).optional(),
      name: z.enum(["auto", "never"]).optional(),
      ...unplayed("shipping"),
    })
    .optional(),
  discounts: z.array(z.strictObject({ coupon: text.optional(), promotion_code: text.optional() })).optional(),
  expires_at: whole.optional(),
  line_items: z
    .array(
      z.strictObject({
        price: text.optional(),
        quantity: whole.optional(),
        ...unplayed("adjustable_quantity", "metadata", "price_data", "tax_rates"),
      }),
    )
    .optional(),
  locale: text.optional(),
  metadata: metadata.optional(),
  mode: z.enum(["payment", "setup", "subscription"]),
  payment_method_collection: z.enum(["always", "if_required"]).optional(),
  allowed_payment_method_types: z.array(z.enum(["card"])).optional(),
  phone_number_collection: z.strictObject({ enabled: yesNo }).optional(),
  subscription_data: z
    .strictObject({
      billing_mode: billingMode.optional(),
      description: text.max(500).optional(),
      metadata: metadata.optional(),
      trial_end: whole.optional(),
      trial_period_days: whole.optional(),
      trial_settings: trialSettings.optional(),
      ...unplayed(
        "application_fee_percent",
        "billing_cycle_anchor",
        "billing_cycle_anchor_config",
        "default_tax_rates",
        "invoice_settings",
        "on_behalf_of",
        "pending_invoice_item_interval",
        "proration_behavior",
        "transfer_data",
      ),
    })
    .optional(),
  success_url: url.optional(),
  tax_id_collection: z.strictObject({ enabled: yesNo, ...unplayed("required") }).optional(),
  ui_mode: z.enum(["hosted_page"]).optional(),
  ...unplayed(
    "adaptive_pricing",
    "after_expiration",
    "branding_settings",
    "consent_collection",
    "currency",
    "custom_fields",
    "custom_text",
    "customer_account",
    "customer_creation",
    "excluded_payment_method_types",
    "integration_identifier",
    "invoice_creation",
    "managed_payments",
    "name_collection",
    "optional_items",
    "origin_context",
    "payment_intent_data",
    "payment_method_configuration",
    "payment_method_data",
    "payment_method_options",
    "permissions",
    "redirect_on_completion",
    "return_url",
    "saved_payment_method_options",
    "setup_intent_data",
    "shipping_address_collection",
    "shipping_options",
    "submit_type",
    "wallet_options",
  ),
});

export type SessionInput = z.output<typeof sessionParams>;
