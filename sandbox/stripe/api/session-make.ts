import type Stripe from "stripe";
import { amounts } from "../billing/session-amounts";
import { emptySession } from "./session-empty";
import { DAY, HOUR } from "../core/dates";
import { stripeStore } from "../core/entities";
import { invalid, noSuch, unplayed } from "../core/errors";
import { newId } from "../core/ids";
import { mergeMetadata } from "../core/params";
import { atCustomersTime, type Scene } from "../core/scene";
import type { SessionInput } from "./session-params";

/** Makes a checkout session, or refuses as Stripe does. */
export function makeSession(scene: Scene, input: SessionInput): Stripe.Checkout.Session {
  const { sessions, sessionPlans } = stripeStore(scene.ctx);
  if (input.mode !== "subscription") throw unplayed(`checkout in ${input.mode} mode`);
  if (!input.success_url)
    throw invalid("Missing required param: success_url.", "success_url", "parameter_missing");
  const customer = customerOf(scene, input);
  const at = atCustomersTime(scene, customer?.id ?? null);
  const { price, quantity } = lineOf(scene, input);
  const { trialDays, trialEnd } = trialOf(at, input);
  const id = newId("cs_test");
  const trial = trialDays !== null || trialEnd !== null;
  const promotion = input.discounts?.[0] ? preset(at, input.discounts[0]) : null;
  sessionPlans.put({
    id,
    price: price.id,
    quantity,
    trialDays,
    trialEnd,
    metadata: mergeMetadata({}, input.subscription_data?.metadata),
    description: input.subscription_data?.description ?? null,
    missingPaymentMethod:
      input.subscription_data?.trial_settings?.end_behavior.missing_payment_method ?? "create_invoice",
    billingMode: input.subscription_data?.billing_mode?.type ?? "flexible",
    promotionCode: promotion?.id ?? null,
    customerUpdate: input.customer_update?.address === "auto",
  });
  const expires = input.expires_at ?? at.now + DAY;
  if (expires < at.now + HOUR / 2 || expires > at.now + DAY)
    throw invalid(
      "The `expires_at` timestamp must be at least 30 minutes and at most 24 hours from Checkout Session creation.",
      "expires_at",
    );
  return sessions.put({
    ...emptySession(id),
    ...amounts(scene, price, quantity, trial, customer, input.automatic_tax?.enabled ?? false, promotion),
    allow_promotion_codes: input.allow_promotion_codes ?? null,
    automatic_tax: {
      enabled: input.automatic_tax?.enabled ?? false,
      liability: input.automatic_tax?.enabled ? { type: "self" } : null,
      provider: input.automatic_tax?.enabled ? "stripe" : null,
      status: input.automatic_tax?.enabled ? "requires_location_inputs" : null,
    },
    billing_address_collection: input.billing_address_collection ?? null,
    cancel_url: input.cancel_url ?? null,
    client_reference_id: input.client_reference_id ?? null,
    created: at.now,
    currency: price.currency,
    customer: customer?.id ?? null,
    customer_creation: customer ? null : "always",
    customer_details: customer || input.customer_email ? details(customer, input.customer_email) : null,
    customer_email: input.customer_email ?? null,
    discounts: promotion ? [{ coupon: null, promotion_code: promotion.id }] : [],
    expires_at: expires,
    locale: (input.locale as Stripe.Checkout.Session["locale"]) ?? null,
    metadata: mergeMetadata({}, input.metadata),
    payment_method_collection: input.payment_method_collection ?? "always",
    payment_status: "unpaid",
    status: "open",
    success_url: input.success_url,
    url: `${scene.ctx.settings.url}/stripe/checkout/${id}`,
  });
}

function customerOf(scene: Scene, input: SessionInput): Stripe.Customer | null {
  if (input.customer && input.customer_email)
    throw invalid("You may only specify one of these parameters: customer, customer_email.", "customer");
  if (input.customer_update && !input.customer)
    throw invalid("`customer_update` can only be used with `customer`.", "customer_update");
  if (input.allow_promotion_codes && input.discounts)
    throw invalid(
      "You may only specify one of these parameters: allow_promotion_codes, discounts.",
      "discounts",
    );
  if (!input.customer) return null;
  const customer = stripeStore(scene.ctx).customers.get(input.customer);
  if (!customer) throw noSuch("customer", input.customer, "customer");
  if (input.automatic_tax?.enabled && !customer.address?.country && input.customer_update?.address !== "auto")
    throw invalid(
      "Automatic tax calculation in Checkout requires a valid address on the Customer. Add a valid address to the Customer or set either `customer_update[address]` to 'auto' or `customer_update[shipping]` to 'auto' to save the address entered in Checkout to the Customer.",
      undefined,
      "customer_tax_location_invalid",
    );
  if (input.tax_id_collection?.enabled && input.customer_update?.name !== "auto")
    throw invalid(
      "Tax ID collection requires updating business name on the customer. To enable tax ID collection for an existing customer, please set `customer_update[name]` to `auto`.",
      "customer_update[name]",
    );
  return customer;
}

function lineOf(scene: Scene, input: SessionInput): { price: Stripe.Price; quantity: number } {
  const [line, second] = input.line_items ?? [];
  if (!line) throw invalid("Missing required param: line_items.", "line_items", "parameter_missing");
  if (second) throw unplayed("a checkout of several line items");
  if (!line.price)
    throw invalid(
      "Missing required param: line_items[0][price].",
      "line_items[0][price]",
      "parameter_missing",
    );
  const price = stripeStore(scene.ctx).prices.get(line.price);
  if (!price) throw noSuch("price", line.price, "line_items[0][price]");
  if (!price.active)
    throw invalid(
      `The price specified is inactive. This field only accepts active prices.`,
      "line_items[0][price]",
    );
  if (!price.recurring)
    throw invalid(
      "You must provide at least one recurring price in `subscription` mode when using prices.",
      "line_items",
    );
  if (line.quantity === undefined)
    throw invalid("Quantity is required. Add `quantity` to `line_items[0]`", "line_items[0][quantity]");
  return { price, quantity: line.quantity };
}

function trialOf(scene: Scene, input: SessionInput): { trialDays: number | null; trialEnd: number | null } {
  const { trial_period_days: days, trial_end: end } = input.subscription_data ?? {};
  if (days !== undefined && end !== undefined)
    throw invalid(
      "You may only specify one of these parameters: trial_period_days, trial_end.",
      "subscription_data[trial_end]",
    );
  if (days !== undefined && days < 1)
    throw invalid("The minimum number of trial period days is 1.", "subscription_data[trial_period_days]");
  if (end !== undefined && end < scene.now + 2 * DAY)
    throw invalid(
      "The `trial_end` date has to be at least 2 days in the future.",
      "subscription_data[trial_end]",
    );
  return { trialDays: days ?? null, trialEnd: end ?? null };
}

/** The promotion code that the session comes with; a coupon without a code is not played. */
function preset(scene: Scene, by: { coupon?: string; promotion_code?: string }): Stripe.PromotionCode {
  if (!by.promotion_code) throw unplayed("discounts by coupon in a checkout (a promotion code is)");
  const code = stripeStore(scene.ctx).promotionCodes.get(by.promotion_code);
  if (!code) throw noSuch("promotion code", by.promotion_code, "discounts[0][promotion_code]");
  return code;
}

function details(
  customer: Stripe.Customer | null,
  email: string | undefined,
): Stripe.Checkout.Session.CustomerDetails {
  return {
    address: customer?.address ?? null,
    business_name: null,
    email: customer?.email ?? email ?? null,
    individual_name: null,
    name: customer?.name ?? null,
    phone: customer?.phone ?? null,
    tax_exempt: "none",
    tax_ids: [],
  };
}
