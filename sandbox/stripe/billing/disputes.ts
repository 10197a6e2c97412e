import type Stripe from "stripe";
import { DAY } from "../core/dates";
import { stripeStore } from "../core/entities";
import { emit } from "../core/emit";
import { invalid } from "../core/errors";
import { idOf, newId } from "../core/ids";
import type { Scene } from "../core/scene";

const EVIDENCE: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};

/** The customer's bank takes a payment back. Says charge.dispute.created and funds_withdrawn. */
export function openDispute(
  scene: Scene,
  charge: Stripe.Charge,
  {
    reason = "fraudulent",
    amount = charge.amount - charge.amount_refunded,
  }: { reason?: string; amount?: number } = {},
): Stripe.Dispute {
  if (!charge.paid || charge.disputed) throw invalid(`Charge ${charge.id} cannot be disputed.`, "charge");
  const { charges, disputes } = stripeStore(scene.ctx);
  charges.put({ ...charge, disputed: true });
  const dispute: Stripe.Dispute = disputes.put({
    id: newId("du"),
    object: "dispute",
    amount,
    balance_transactions: [],
    charge: charge.id,
    created: scene.now,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: EVIDENCE,
    evidence_details: {
      due_by: scene.now + 9 * DAY,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: "manual",
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: idOf(charge.payment_intent),
    reason,
    status: "needs_response",
  });
  emit(scene, "charge.dispute.created", dispute);
  emit(scene, "charge.dispute.funds_withdrawn", dispute);
  return dispute;
}

/** The bank decides. Says charge.dispute.closed, and funds_reinstated when it was won. */
export function closeDispute(scene: Scene, dispute: Stripe.Dispute, won: boolean): Stripe.Dispute {
  if (dispute.status === "won" || dispute.status === "lost")
    throw invalid(`Dispute ${dispute.id} is already closed.`);
  const { disputes } = stripeStore(scene.ctx);
  const closed = disputes.put({ ...dispute, status: won ? "won" : "lost" });
  emit(scene, "charge.dispute.closed", closed);
  if (won) emit(scene, "charge.dispute.funds_reinstated", closed);
  return closed;
}
