import type Stripe from "stripe";
import { DAY } from "../core/dates";
import { stripeStore } from "../core/entities";
import { changes, emit } from "../core/emit";
import { cardError, invalid } from "../core/errors";
import { idOf } from "../core/ids";
import type { Scene } from "../core/scene";
import { chargeCard } from "./payments/charge";
import { NOWHERE } from "./customer";
import { redeem } from "./discounts";
import { amounts } from "./sessions";
import { attachMethod, type CardInput, makeCard } from "./payments/payment-methods";
import { startSubscription } from "./start";

export interface Buyer {
  email: string;
  name: string;
  country: string;
  postalCode: string;
  card: Pick<CardInput, "number" | "expMonth" | "expYear">;
}

/**
 * Pays a checkout: card, subscription with its first invoice, then checkout.session.completed. Throws a card error
 * when the card is refused; the session stays open and nothing was made of it.
 */
export function completeSession(
  scene: Scene,
  session: Stripe.Checkout.Session,
  buyer: Buyer,
): Stripe.Checkout.Session {
  const { sessions, sessionPlans, prices, promotionCodes, cards, customers } = stripeStore(scene.ctx);
  const plan = sessionPlans.get(session.id);
  const price = plan && prices.get(plan.price);
  const known = customers.get(idOf(session.customer) ?? "");
  if (session.status !== "open" || !plan || !price || !known)
    throw invalid("This Checkout Session is no longer open.");
  const free = (session.amount_total ?? 0) === 0;
  const { email, name, country, postalCode } = buyer;
  const method = makeCard(scene, { ...buyer.card, email, name, country, postalCode });
  const card = cards.get(method.id);
  const refusal = (free ? null : card?.charge) ?? card?.setup;
  if (refusal) {
    const amount = session.amount_total ?? 0;
    if (!free) chargeCard(scene, { amount, currency: price.currency, customer: known.id, method: method.id });
    throw cardError(refusal);
  }
  const address = { ...NOWHERE, country, postal_code: postalCode };
  const customer = plan.customerUpdate ? moved(scene, known, address) : known;
  attachMethod(scene, method, customer.id);
  const code = promotionCodes.get(plan.promotionCode ?? "");
  const taxed = session.automatic_tax.enabled;
  const { subscription, invoice } = startSubscription(scene, {
    customer: customer.id,
    price,
    quantity: plan.quantity,
    trialEnd: plan.trialDays === null ? null : scene.now + plan.trialDays * DAY,
    method: method.id,
    metadata: plan.metadata,
    discounts: code ? [redeem(scene, code, customer.id, session.id)] : [],
    automaticTax: taxed,
    missingPaymentMethod: plan.missingPaymentMethod,
  });
  const done = sessions.put({
    ...session,
    ...amounts(scene, plan, address, taxed),
    automatic_tax: { ...session.automatic_tax, status: taxed ? "complete" : null },
    customer_details: {
      address,
      business_name: null,
      email,
      individual_name: null,
      name,
      phone: null,
      tax_exempt: "none",
      tax_ids: [],
    },
    invoice: invoice.id,
    payment_status: free && plan.trialDays === null ? "no_payment_required" : "paid",
    status: "complete",
    subscription: subscription.id,
    url: null,
  });
  emit(scene, "checkout.session.completed", done);
  return done;
}

function moved(scene: Scene, known: Stripe.Customer, address: Stripe.Address): Stripe.Customer {
  const after = stripeStore(scene.ctx).customers.put({ ...known, address });
  const previous = changes(known, after);
  if (previous) emit(scene, "customer.updated", after, previous);
  return after;
}
