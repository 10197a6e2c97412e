import type Stripe from "stripe";
import { type Refusal, stripeStore } from "../../core/entities";
import { emit } from "../../core/emit";
import { newId } from "../../core/ids";
import type { Scene } from "../../core/scene";

interface Payment {
  amount: number;
  currency: string;
  customer: string;
  method: string;
  /** A former try's payment intent, which is used again. */
  intent?: string | null;
}

/** Charges a saved card, with the events of either outcome. Of the payment intent only the id is played. */
export function chargeCard(
  scene: Scene,
  payment: Payment,
): { charge: Stripe.Charge; intent: string; refusal: Refusal | null } {
  const { charges, cards } = stripeStore(scene.ctx);
  const refusal = cards.get(payment.method)?.charge ?? null;
  const intent = payment.intent ?? newId("pi");
  const charge = charges.put(newCharge(scene, payment, intent, refusal));
  emit(scene, refusal ? "charge.failed" : "charge.succeeded", charge);
  return { charge, intent, refusal };
}

function newCharge(
  scene: Scene,
  { amount, currency, customer, method }: Payment,
  intent: string,
  refusal: Refusal | null,
): Stripe.Charge {
  const id = newId("ch");
  return {
    id,
    object: "charge",
    amount,
    amount_captured: refusal ? 0 : amount,
    amount_refunded: 0,
    billing_details: stripeStore(scene.ctx).paymentMethods.get(method)?.billing_details,
    captured: !refusal,
    created: scene.now,
    currency,
    customer,
    description: "Subscription",
    disputed: false,
    failure_code: refusal?.code ?? null,
    failure_message: refusal?.message ?? null,
    livemode: false,
    metadata: {},
    outcome: {
      network_status: refusal ? "declined_by_network" : "approved_by_network",
      reason: refusal?.decline_code ?? null,
      type: refusal ? "issuer_declined" : "authorized",
    },
    paid: !refusal,
    payment_intent: intent,
    payment_method: method,
    receipt_url: null,
    refunded: false,
    status: refusal ? "failed" : "succeeded",
    // Stripe's has more fields, which say how the card was charged.
  } as unknown as Stripe.Charge;
}
