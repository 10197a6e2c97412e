import type Stripe from "stripe";
import type { Context } from "../../../context";
import { type Refusal, stripeStore } from "../../core/entities";
import { changes, emit } from "../../core/emit";
import { cardError } from "../../core/errors";
import { idOf, newId } from "../../core/ids";
import type { Scene } from "../../core/scene";
import { TEST_CARDS } from "./cards";

export interface CardInput {
  number: string;
  expMonth: number;
  expYear: number;
  name?: string | null;
  email?: string | null;
  country?: string | null;
  postalCode?: string | null;
}

/** Makes a card that nobody owns yet. Throws a card error for a number that is none, or out of date. */
export function makeCard(scene: Scene, input: CardInput): Stripe.PaymentMethod {
  const number = input.number.replace(/\D/g, "");
  const card = TEST_CARDS[number];
  if (!card)
    throw cardError({
      code: "incorrect_number",
      decline_code: "",
      message: "Your card was declined. Your request was in test mode, but used a non test card.",
    });
  const { expMonth, expYear } = input;
  const over = Date.UTC(expYear, expMonth, 1) / 1000 <= scene.now;
  if (!(expMonth >= 1 && expMonth <= 12))
    throw cardError({
      code: "invalid_expiry_month",
      decline_code: "",
      message: "Your card's expiration month is invalid.",
    });
  if (over)
    throw cardError({
      code: "invalid_expiry_year",
      decline_code: "",
      message: "Your card's expiration year is in the past.",
    });
  const { paymentMethods, cards } = stripeStore(scene.ctx);
  const id = newId("pm");
  cards.put({ id, setup: card.setup, charge: card.charge, disputes: card.disputes === true });
  return paymentMethods.put({
    id,
    object: "payment_method",
    allow_redisplay: "limited",
    billing_details: {
      address: {
        city: null,
        country: input.country ?? null,
        line1: null,
        line2: null,
        postal_code: input.postalCode ?? null,
        state: null,
      },
      email: input.email ?? null,
      name: input.name ?? null,
      phone: null,
      tax_id: null,
    },
    card: {
      brand: card.brand,
      checks: { address_line1_check: null, address_postal_code_check: "pass", cvc_check: "pass" },
      country: "US",
      display_brand: card.brand,
      exp_month: expMonth,
      exp_year: expYear,
      fingerprint: `fp_${number.slice(-6)}`,
      funding: "credit",
      generated_from: null,
      last4: number.slice(-4),
      networks: { available: [card.brand], preferred: null },
      regulated_status: "unregulated",
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: scene.now,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: "card",
  });
}

/** Saves a card for a customer. Throws the card error of one that cannot be saved. */
export function attachMethod(
  scene: Scene,
  method: Stripe.PaymentMethod,
  customer: string,
): Stripe.PaymentMethod {
  const { paymentMethods, cards } = stripeStore(scene.ctx);
  const refusal = cards.get(method.id)?.setup;
  if (refusal) throw cardError(refusal);
  return paymentMethods.put({ ...method, customer });
}

/** Makes a saved card the one that invoices are paid with. */
export function setDefaultMethod(scene: Scene, customerId: string, method: string | null): void {
  const { customers } = stripeStore(scene.ctx);
  const before = customers.get(customerId);
  if (!before || idOf(before.invoice_settings.default_payment_method) === method) return;
  const after = customers.put({
    ...before,
    invoice_settings: { ...before.invoice_settings, default_payment_method: method },
  });
  emit(scene, "customer.updated", after, changes(before, after) ?? undefined);
}

/** The card that a subscription's invoices are paid with; null if there is none. */
export function methodFor(scene: Scene, subscription: Stripe.Subscription): string | null {
  const { customers, paymentMethods } = stripeStore(scene.ctx);
  const customer = customers.get(idOf(subscription.customer) ?? "");
  const own = idOf(subscription.default_payment_method);
  const shared = idOf(customer?.invoice_settings.default_payment_method);
  return [own, shared].find((id) => id && paymentMethods.get(id)?.customer) ?? null;
}

/** Makes all saved cards of a customer be refused from now on, or work (null). Answers their ids. */
export function setCardsOf(ctx: Context, customer: string, charge: Refusal | null): string[] {
  const { paymentMethods, cards } = stripeStore(ctx);
  const mine = paymentMethods.all().filter((row) => row.customer === customer);
  for (const { id } of mine)
    cards.put({ ...(cards.get(id) ?? { id, setup: null, disputes: false }), charge });
  return mine.map((row) => row.id);
}
