import type Stripe from "stripe";
import { shortDay } from "../core/dates";
import { stripeStore } from "../core/entities";
import { idOf, newId } from "../core/ids";
import type { Scene } from "../core/scene";
import { shown, wireDecimal } from "./money";

/** The subscription's only item; the sandbox plays one price a subscription, as the product sells. */
export function itemOf(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`${subscription.id} has no item`);
  return item;
}

function nameOf(scene: Scene, price: Stripe.Price): string {
  return stripeStore(scene.ctx).products.get(idOf(price.product) ?? "")?.name ?? "Subscription";
}

interface LineParts {
  amount: number;
  description: string;
  period: { start: number; end: number };
  price: Stripe.Price;
  proration: boolean;
  credited?: { invoice: string; invoice_line_items: string[] } | null;
}

function line(subscription: Stripe.Subscription, parts: LineParts): Stripe.InvoiceLineItem {
  const item = itemOf(subscription);
  const { price, proration } = parts;
  return {
    id: newId("il"),
    object: "line_item",
    amount: parts.amount,
    currency: price.currency,
    description: parts.description,
    discount_amounts: [],
    discountable: !proration,
    discounts: [],
    invoice: null,
    livemode: false,
    metadata: { ...subscription.metadata },
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: proration ? newId("ii") : null,
        proration,
        proration_details: { credited_items: parts.credited ?? null },
        subscription: subscription.id,
        subscription_item: item.id,
      },
      type: "subscription_item_details",
    },
    period: parts.period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: idOf(price.product) ?? "" },
      type: "price_details",
      unit_amount_decimal: wireDecimal(price.unit_amount ?? 0),
    },
    quantity: item.quantity ?? 1,
    quantity_decimal: wireDecimal(item.quantity ?? 1),
    subscription: subscription.id,
    subtotal: parts.amount,
    taxes: [],
  };
}

/** The line of a whole period, or of the trial, which costs nothing. */
export function periodLine(
  scene: Scene,
  subscription: Stripe.Subscription,
  trial: boolean,
): Stripe.InvoiceLineItem {
  const { price, quantity = 1, current_period_start: start, current_period_end: end } = itemOf(subscription);
  const name = nameOf(scene, price);
  const unit = shown(price.unit_amount ?? 0, price.currency);
  return line(subscription, {
    amount: trial ? 0 : (price.unit_amount ?? 0) * quantity,
    description: trial
      ? `Trial period for ${name}`
      : `${quantity} × ${name} (at ${unit} / ${price.recurring?.interval ?? "month"})`,
    period: { start, end },
    price,
    proration: false,
  });
}

/** The two lines of a change of price in the middle of a period: what was not used, and what is left to use. */
export function prorationLines(
  scene: Scene,
  subscription: Stripe.Subscription,
  to: Stripe.Price,
  at: number,
): Stripe.InvoiceLineItem[] {
  const item = itemOf(subscription);
  const { current_period_start: start, current_period_end: end } = item;
  const left = (end - at) / (end - start);
  const period = { start: at, end };
  const part = (price: Stripe.Price) => Math.round((price.unit_amount ?? 0) * (item.quantity ?? 1) * left);
  const day = shortDay(at);
  return [
    line(subscription, {
      amount: -part(item.price),
      description: `Unused time on ${nameOf(scene, item.price)} after ${day}`,
      period,
      price: item.price,
      proration: true,
      credited: creditedBy(scene, subscription, item.price),
    }),
    line(subscription, {
      amount: part(to),
      description: `Remaining time on ${nameOf(scene, to)} after ${day}`,
      period,
      price: to,
      proration: true,
    }),
  ];
}

/** The paid line that an unused part is credited against. */
function creditedBy(scene: Scene, subscription: Stripe.Subscription, price: Stripe.Price) {
  const invoices = stripeStore(scene.ctx)
    .invoices.all()
    .filter((row) => row.parent?.subscription_details?.subscription === subscription.id);
  for (const invoice of invoices.reverse())
    for (const row of invoice.lines.data)
      if (row.amount > 0 && row.pricing?.price_details?.price === price.id)
        return { invoice: invoice.id, invoice_line_items: [row.id] };
  return null;
}
