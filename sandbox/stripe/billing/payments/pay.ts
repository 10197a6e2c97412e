import type Stripe from "stripe";
import { DAY } from "../../core/dates";
import { type Refusal, stripeStore } from "../../core/entities";
import { emit } from "../../core/emit";
import { idOf, newId } from "../../core/ids";
import type { Scene } from "../../core/scene";
import { chargeCard } from "./charge";
import { openDispute } from "./reversals";
import { methodFor } from "./payment-methods";
import { billingSettings } from "../settings";
import { afterFailure, afterPayment } from "../change-subscription";

const NO_CARD: Refusal = {
  code: "invoice_payment_intent_requires_action",
  decline_code: "",
  message: "This customer has no attached payment source or default payment method.",
};

/** The subscription an invoice is for. */
function subscriptionOf(scene: Scene, invoice: Stripe.Invoice): Stripe.Subscription | undefined {
  return stripeStore(scene.ctx).subscriptions.get(
    idOf(invoice.parent?.subscription_details?.subscription) ?? "",
  );
}

/**
 * Tries to get an open invoice paid with the card on file; what follows for the subscription too.
 * Answers null when it is paid, else why not.
 */
export function payInvoice(scene: Scene, invoice: Stripe.Invoice): Refusal | null {
  const { invoices, invoicePayments, cards } = stripeStore(scene.ctx);
  if (invoice.amount_due === 0) {
    settled(scene, { ...invoice, attempted: true });
    return null;
  }
  const subscription = subscriptionOf(scene, invoice);
  const card = subscription ? methodFor(scene, subscription) : null;
  const attempted = { ...invoice, attempted: true, attempt_count: invoice.attempt_count + 1 };
  if (!card) {
    failed(scene, attempted);
    return NO_CARD;
  }
  const row = invoicePayments.find((payment) => payment.invoice === invoice.id && payment.status === "open");
  const { intent, charge, refusal } = chargeCard(scene, {
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: idOf(invoice.customer) ?? "",
    method: card,
    intent: idOf(row?.payment.payment_intent),
  });
  invoicePayments.put({
    ...(row ?? newPayment(scene, invoice, intent)),
    status: refusal ? "open" : "paid",
    amount_paid: refusal ? null : invoice.amount_due,
    status_transitions: { canceled_at: null, paid_at: refusal ? null : scene.now },
  });
  if (refusal) {
    failed(scene, attempted);
    return refusal;
  }
  settled(scene, invoices.put(attempted));
  if (cards.get(card)?.disputes) openDispute(scene, charge);
  return null;
}

function newPayment(scene: Scene, invoice: Stripe.Invoice, intent: string): Stripe.InvoicePayment {
  return {
    id: newId("inpay"),
    object: "invoice_payment",
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: scene.now,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent, type: "payment_intent" },
    status: "open",
    status_transitions: { canceled_at: null, paid_at: null },
  };
}

function settled(scene: Scene, invoice: Stripe.Invoice): void {
  const paid = stripeStore(scene.ctx).invoices.put({
    ...invoice,
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    auto_advance: false,
    next_payment_attempt: null,
    status: "paid",
    status_transitions: { ...invoice.status_transitions, paid_at: scene.now },
  });
  emit(scene, "invoice.paid", paid);
  const subscription = subscriptionOf(scene, paid);
  if (subscription) afterPayment(scene, subscription, paid);
}

function failed(scene: Scene, invoice: Stripe.Invoice): void {
  const { retryDays } = billingSettings(scene.ctx);
  const subscription = subscriptionOf(scene, invoice);
  const days = retryDays[invoice.attempt_count - 1];
  const open = stripeStore(scene.ctx).invoices.put({
    ...invoice,
    auto_advance: days !== undefined,
    next_payment_attempt: days === undefined ? null : scene.now + days * DAY,
  });
  emit(scene, "invoice.payment_failed", open);
  if (subscription) afterFailure(scene, subscription, days === undefined);
}
