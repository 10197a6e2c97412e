import type Stripe from "stripe";
import { stripeStore } from "../core/entities";
import { changes, emit } from "../core/emit";
import { invalid } from "../core/errors";
import { idOf, newId } from "../core/ids";
import type { Scene } from "../core/scene";

interface RefundInput {
  amount?: number | undefined;
  reason?: "duplicate" | "fraudulent" | "requested_by_customer" | undefined;
  metadata?: Record<string, string>;
}

/** Gives a payment back, whole or in part. Says refund.created, charge.refunded and charge.refund.updated. */
export function refundCharge(scene: Scene, charge: Stripe.Charge, input: RefundInput): Stripe.Refund {
  const { charges, refunds } = stripeStore(scene.ctx);
  const left = charge.amount - charge.amount_refunded;
  const amount = input.amount ?? left;
  if (!charge.paid) throw invalid("This charge did not succeed and cannot be refunded.", "charge");
  if (left === 0)
    throw invalid(`Charge ${charge.id} has already been refunded.`, "charge", "charge_already_refunded");
  if (charge.disputed)
    throw invalid(
      `Charge ${charge.id} has been charged back; cannot issue a refund.`,
      "charge",
      "charge_disputed",
    );
  if (amount < 1) throw invalid("Invalid positive integer", "amount", "parameter_invalid_integer");
  if (amount > left)
    throw invalid(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
      "amount",
    );
  const refund: Stripe.Refund = refunds.put({
    id: newId("re"),
    object: "refund",
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: scene.now,
    currency: charge.currency,
    customer: idOf(charge.customer),
    customer_account: null,
    metadata: input.metadata ?? {},
    payment_intent: idOf(charge.payment_intent),
    payment_method: charge.payment_method,
    reason: input.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: "succeeded",
    transfer_reversal: null,
  });
  const after = charges.put({
    ...charge,
    amount_refunded: charge.amount_refunded + amount,
    refunded: charge.amount_refunded + amount === charge.amount,
  });
  emit(scene, "refund.created", refund);
  emit(scene, "charge.refunded", after, changes(charge, after) ?? undefined);
  emit(scene, "charge.refund.updated", refund);
  return refund;
}
