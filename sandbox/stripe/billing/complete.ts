import type Stripe from "stripe";
import { DAY } from "../core/dates";
import { stripeStore } from "../core/entities";
import { changes, emit } from "../core/emit";
import { cardError, invalid } from "../core/errors";
import { idOf, newId } from "../core/ids";
import { atCustomersTime, type Scene } from "../core/scene";
import { chargeCard } from "./charge";
import { blank, NOWHERE } from "./customer";
import { amounts, redeem } from "./session-amounts";
import { attachMethod, type CardInput, makeCard } from "./payment-methods";
import { startSubscription } from "./start";

export interface Buyer {
  email: string;
  name: string;
  country: string;
  postalCode: string;
  /** Null only where the session asks for no card. */
  card: Omit<CardInput, "name" | "email" | "country" | "postalCode"> | null;
}

/**
 * Pays a checkout: customer, card, subscription with its first invoice, then checkout.session.completed.
 * Throws a card error when the card is refused; the session stays open and nothing was made of it.
 */
export function completeSession(
  at: Scene,
  session: Stripe.Checkout.Session,
  buyer: Buyer,
): Stripe.Checkout.Session {
  const { sessions, sessionPlans, prices, promotionCodes, cards } = stripeStore(at.ctx);
  const scene = atCustomersTime(at, idOf(session.customer));
  const plan = sessionPlans.get(session.id);
  const price = plan && prices.get(plan.price);
  if (session.status !== "open" || !plan || !price) throw invalid("This Checkout Session is no longer open.");
  const trialEnd = plan.trialEnd ?? (plan.trialDays === null ? null : scene.now + plan.trialDays * DAY);
  const free = (session.amount_total ?? 0) === 0;
  if (!buyer.card && !(session.payment_method_collection === "if_required" && free))
    throw invalid("A card is needed.", "card");

  const { email, name, country, postalCode } = buyer;
  const method = buyer.card ? makeCard(scene, { ...buyer.card, email, name, country, postalCode }) : null;
  const refusal = method
    ? (cards.get(method.id)?.[free ? "setup" : "charge"] ?? cards.get(method.id)?.setup)
    : null;
  if (method && refusal) {
    if (!free)
      chargeCard(scene, {
        amount: session.amount_total ?? 0,
        currency: price.currency,
        customer: idOf(session.customer) ?? "",
        method: method.id,
        description: "Subscription creation",
      });
    throw cardError(refusal);
  }
  const customer = customerFor(scene, session, buyer, plan.customerUpdate);
  if (method) attachMethod(scene, method, customer.id);
  const { subscription, invoice } = startSubscription(scene, {
    customer: customer.id,
    price,
    quantity: plan.quantity,
    trialEnd,
    method: method?.id ?? null,
    metadata: plan.metadata,
    description: plan.description,
    discounts: redeem(scene, plan.promotionCode, { customer: customer.id, session: session.id }),
    automaticTax: session.automatic_tax.enabled,
    billingMode: plan.billingMode,
    missingPaymentMethod: plan.missingPaymentMethod,
  });
  for (const id of subscription.discounts) own(scene, idOf(id) ?? "", subscription.id);
  const code = plan.promotionCode ? (promotionCodes.get(plan.promotionCode) ?? null) : null;
  const address = { ...NOWHERE, country, postal_code: postalCode };
  const done = sessions.put({
    ...session,
    ...amounts(
      scene,
      price,
      plan.quantity,
      trialEnd !== null,
      { address },
      session.automatic_tax.enabled,
      code,
    ),
    automatic_tax: { ...session.automatic_tax, status: session.automatic_tax.enabled ? "complete" : null },
    customer: customer.id,
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
    payment_status: free && trialEnd === null ? "no_payment_required" : "paid",
    status: "complete",
    subscription: subscription.id,
    url: null,
  });
  emit(scene, "checkout.session.completed", done);
  return done;
}

function own(scene: Scene, discount: string, subscription: string): void {
  const { discounts } = stripeStore(scene.ctx);
  const row = discounts.get(discount);
  if (row) emit(scene, "customer.discount.created", discounts.put({ ...row, subscription }));
}

function customerFor(
  scene: Scene,
  session: Stripe.Checkout.Session,
  buyer: Buyer,
  updateAddress: boolean,
): Stripe.Customer {
  const { customers } = stripeStore(scene.ctx);
  const address = { ...NOWHERE, country: buyer.country, postal_code: buyer.postalCode };
  const known = customers.get(idOf(session.customer) ?? "");
  if (!known) {
    const { email, name } = buyer;
    const made = customers.put({ ...blank(newId("cus"), scene.now), email, name, address });
    emit(scene, "customer.created", made);
    return made;
  }
  if (!updateAddress) return known;
  const after = customers.put({ ...known, address });
  const previous = changes(known, after);
  if (previous) emit(scene, "customer.updated", after, previous);
  return after;
}
