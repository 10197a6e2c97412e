import type Stripe from "stripe";
import { type Refusal, stripeStore } from "../core/entities";
import { emit } from "../core/emit";
import { letters, newId } from "../core/ids";
import type { Scene } from "../core/scene";

export interface Outcome {
  intent: Stripe.PaymentIntent;
  charge: Stripe.Charge;
  refusal: Refusal | null;
}

interface Payment {
  amount: number;
  currency: string;
  customer: string;
  method: string;
  description: string;
  /** A former try's intent, which is used again. */
  intent?: Stripe.PaymentIntent | undefined;
}

/** Charges a saved card through a payment intent, with the events of either outcome. */
export function chargeCard(scene: Scene, payment: Payment): Outcome {
  const { paymentIntents, charges, cards } = stripeStore(scene.ctx);
  const refusal = cards.get(payment.method)?.charge ?? null;
  const created = payment.intent ?? newIntent(scene, payment);
  if (!payment.intent) emit(scene, "payment_intent.created", paymentIntents.put(created));
  const charge = charges.put(newCharge(scene, payment, created.id, refusal));
  const intent = paymentIntents.put({
    ...created,
    amount_received: refusal ? 0 : payment.amount,
    latest_charge: charge.id,
    payment_method: refusal ? null : payment.method,
    status: refusal ? "requires_payment_method" : "succeeded",
    last_payment_error: refusal ? paymentError(scene, refusal, payment.method, charge.id) : null,
  });
  emit(scene, refusal ? "charge.failed" : "charge.succeeded", charge);
  emit(scene, refusal ? "payment_intent.payment_failed" : "payment_intent.succeeded", intent);
  return { intent, charge, refusal };
}

function paymentError(
  scene: Scene,
  refusal: Refusal,
  method: string,
  charge: string,
): Stripe.PaymentIntent.LastPaymentError {
  const payment_method = stripeStore(scene.ctx).paymentMethods.get(method);
  return {
    type: "card_error",
    code: refusal.code as Stripe.PaymentIntent.LastPaymentError.Code,
    decline_code: refusal.decline_code,
    message: refusal.message,
    charge,
    ...(payment_method ? { payment_method } : {}),
  };
}

function newIntent(scene: Scene, { amount, currency, customer, description }: Payment): Stripe.PaymentIntent {
  const id = newId("pi");
  return {
    id,
    object: "payment_intent",
    allowed_payment_method_types: null,
    amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: "automatic",
    client_secret: `${id}_secret_${letters(25)}`,
    confirmation_method: "automatic",
    created: scene.now,
    currency,
    customer,
    customer_account: null,
    description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ["card"],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: "off_session",
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: "requires_confirmation",
    transfer_data: null,
    transfer_group: null,
  };
}

function newCharge(scene: Scene, payment: Payment, intent: string, refusal: Refusal | null): Stripe.Charge {
  const { amount, currency, customer, description } = payment;
  const method = stripeStore(scene.ctx).paymentMethods.get(payment.method);
  const id = newId("ch");
  return {
    id,
    object: "charge",
    amount,
    amount_captured: refusal ? 0 : amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method?.billing_details ?? {
      address: null,
      email: null,
      name: null,
      phone: null,
      tax_id: null,
    },
    calculated_statement_descriptor: "POSTWRIGHT",
    captured: !refusal,
    created: scene.now,
    currency,
    customer,
    description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: refusal?.code ?? null,
    failure_message: refusal?.message ?? null,
    fraud_details: null,
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    outcome: {
      advice_code: refusal ? "try_again_later" : null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: refusal ? "declined_by_network" : "approved_by_network",
      reason: refusal?.decline_code ?? null,
      risk_level: "normal",
      risk_score: 12,
      seller_message: refusal
        ? "The bank did not return any further details with this decline."
        : "Payment complete.",
      type: refusal ? "issuer_declined" : "authorized",
    },
    paid: !refusal,
    payment_intent: intent,
    payment_method: payment.method,
    payment_method_details: method?.card ? { card: cardDetails(method.card, amount), type: "card" } : null,
    receipt_email: null,
    receipt_number: null,
    receipt_url: `${scene.ctx.settings.url}/stripe/charges/${id}`,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: refusal ? "failed" : "succeeded",
    transfer_data: null,
    transfer_group: null,
  };
}

function cardDetails(
  card: Stripe.PaymentMethod.Card,
  amount: number,
): Stripe.Charge.PaymentMethodDetails.Card {
  return {
    amount_authorized: amount,
    authorization_code: null,
    brand: card.brand,
    checks: card.checks,
    country: card.country,
    electronic_commerce_indicator: null,
    exp_month: card.exp_month,
    exp_year: card.exp_year,
    fingerprint: card.fingerprint ?? null,
    funding: card.funding,
    installments: null,
    last4: card.last4,
    mandate: null,
    network: card.brand,
    network_transaction_id: null,
    regulated_status: card.regulated_status,
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  };
}
