import type Stripe from "stripe";
import { DAY } from "../../core/dates";
import { stripeStore } from "../../core/entities";
import { changes, emit } from "../../core/emit";
import { invalid } from "../../core/errors";
import { idOf, newId } from "../../core/ids";
import type { Scene } from "../../core/scene";

/** Gives a payment back, whole or in part. Says charge.refunded. */
export function refundCharge(scene: Scene, charge: Stripe.Charge, requested?: number): Stripe.Charge {
  const left = charge.amount - charge.amount_refunded;
  const amount = requested ?? left;
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
  const after = stripeStore(scene.ctx).charges.put({
    ...charge,
    amount_refunded: charge.amount_refunded + amount,
    refunded: amount === left,
  });
  emit(scene, "charge.refunded", after, changes(charge, after) ?? undefined);
  return after;
}

/** The customer's bank takes a payment back. Says charge.dispute.created. */
export function openDispute(scene: Scene, charge: Stripe.Charge, reason = "fraudulent"): Stripe.Dispute {
  if (!charge.paid || charge.disputed) throw invalid(`Charge ${charge.id} cannot be disputed.`, "charge");
  const { charges, disputes } = stripeStore(scene.ctx);
  charges.put({ ...charge, disputed: true });
  const dispute = disputes.put({
    id: newId("du"),
    object: "dispute",
    amount: charge.amount - charge.amount_refunded,
    charge: charge.id,
    created: scene.now,
    currency: charge.currency,
    evidence_details: { due_by: scene.now + 9 * DAY, has_evidence: false, past_due: false },
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: idOf(charge.payment_intent),
    reason,
    status: "needs_response",
    // Stripe's has the evidence too, which nobody submits here.
  } as unknown as Stripe.Dispute);
  emit(scene, "charge.dispute.created", dispute);
  return dispute;
}

/** The bank decides. Says charge.dispute.closed. */
export function closeDispute(scene: Scene, dispute: Stripe.Dispute, won: boolean): Stripe.Dispute {
  if (dispute.status === "won" || dispute.status === "lost")
    throw invalid(`Dispute ${dispute.id} is already closed.`);
  const closed = stripeStore(scene.ctx).disputes.put({ ...dispute, status: won ? "won" : "lost" });
  emit(scene, "charge.dispute.closed", closed);
  return closed;
}
