import type Stripe from "stripe";
import { z } from "zod";
import { amounts } from "../billing/sessions";
import { DAY } from "../core/dates";
import { stripeStore } from "../core/entities";
import { invalid, noSuch, unplayed } from "../core/errors";
import { newId } from "../core/ids";
import { mergeMetadata, metadata, text, url, whole, yesNo } from "../core/params";
import type { Scene } from "../core/scene";

const auto = z.enum(["auto", "never"]).optional();
const enabled = z.strictObject({ enabled: yesNo });

export const sessionParams = z.strictObject({
  allow_promotion_codes: yesNo.optional(),
  automatic_tax: enabled.optional(),
  cancel_url: url.optional(),
  client_reference_id: text.max(200).optional(),
  customer: text,
  customer_update: z.strictObject({ address: auto, name: auto }).optional(),
  line_items: z.array(z.strictObject({ price: text, quantity: whole })).min(1),
  metadata: metadata.optional(),
  mode: z.enum(["payment", "setup", "subscription"]),
  subscription_data: z
    .strictObject({
      metadata: metadata.optional(),
      trial_period_days: whole.pipe(z.number().min(1)).optional(),
      trial_settings: z
        .strictObject({
          end_behavior: z.strictObject({
            missing_payment_method: z.enum(["cancel", "create_invoice", "pause"]),
          }),
        })
        .optional(),
    })
    .optional(),
  success_url: url,
  tax_id_collection: enabled.optional(),
});
type Input = z.output<typeof sessionParams>;

/** Makes a checkout session, or refuses as Stripe does. */
export function makeSession(scene: Scene, input: Input): Stripe.Checkout.Session {
  const { sessions, sessionPlans } = stripeStore(scene.ctx);
  if (input.mode !== "subscription") throw unplayed(`checkout in ${input.mode} mode`);
  const customer = customerOf(scene, input);
  const { price, quantity } = lineOf(scene, input);
  const data = input.subscription_data;
  const tax = input.automatic_tax?.enabled ?? false;
  const plan = sessionPlans.put({
    id: newId("cs_test"),
    price: price.id,
    quantity,
    trialDays: data?.trial_period_days ?? null,
    metadata: mergeMetadata({}, data?.metadata),
    missingPaymentMethod: data?.trial_settings?.end_behavior.missing_payment_method ?? "create_invoice",
    promotionCode: null,
    customerUpdate: input.customer_update?.address === "auto",
  });
  const { address, email, name, phone } = customer;
  const session = {
    id: plan.id,
    object: "checkout.session",
    ...amounts(scene, plan, address ?? null, tax),
    allow_promotion_codes: input.allow_promotion_codes ?? null,
    automatic_tax: {
      enabled: tax,
      liability: tax ? { type: "self" } : null,
      provider: tax ? "stripe" : null,
      status: tax ? "requires_location_inputs" : null,
    },
    cancel_url: input.cancel_url ?? null,
    client_reference_id: input.client_reference_id ?? null,
    created: scene.now,
    currency: price.currency,
    customer: customer.id,
    customer_details: {
      address,
      business_name: null,
      email,
      individual_name: null,
      name,
      phone,
      tax_exempt: "none",
      tax_ids: [],
    },
    customer_email: null,
    discounts: [],
    expires_at: scene.now + DAY,
    invoice: null,
    livemode: false,
    locale: null,
    metadata: mergeMetadata({}, input.metadata),
    mode: "subscription",
    payment_intent: null,
    payment_method_collection: "always",
    payment_method_types: ["card"],
    payment_status: "unpaid",
    setup_intent: null,
    status: "open",
    subscription: null,
    success_url: input.success_url,
    ui_mode: "hosted_page",
    url: `${scene.ctx.settings.url}/stripe/checkout/${plan.id}`,
    // Stripe's has as many fields again, all of them null for a checkout like this.
  } as unknown as Stripe.Checkout.Session;
  return sessions.put(session);
}

function customerOf(scene: Scene, input: Input): Stripe.Customer {
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

function lineOf(scene: Scene, { line_items: [line, second] }: Input) {
  if (!line || second) throw unplayed("a checkout of several line items");
  const price = stripeStore(scene.ctx).prices.get(line.price);
  if (!price) throw noSuch("price", line.price, "line_items[0][price]");
  return { price, quantity: line.quantity };
}
