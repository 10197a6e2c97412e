import type Stripe from "stripe";
import type { Context } from "../../context";
import type { Entity } from "../../collection";

/** Why a card is refused; null is a card that works. */
export interface Refusal {
  code: string;
  decline_code: string;
  message: string;
}

/** How a saved card behaves: when it is saved, and when it is charged. */
export interface Card extends Entity {
  setup: Refusal | null;
  charge: Refusal | null;
  /** True for the card whose payments are disputed at once. */
  disputes: boolean;
}

/** What a checkout session will make when it is paid; Stripe keeps this to itself as well. */
export interface SessionPlan extends Entity {
  price: string;
  quantity: number;
  trialDays: number | null;
  metadata: Record<string, string>;
  missingPaymentMethod: "cancel" | "create_invoice" | "pause";
  promotionCode: string | null;
  customerUpdate: boolean;
}

/** The collections of this provider: Stripe's own objects as they go over the wire, and what is behind them. */
export function stripeStore({ store }: Context) {
  return {
    customers: store.collection<Stripe.Customer>("stripe-customers"),
    products: store.collection<Stripe.Product>("stripe-products"),
    prices: store.collection<Stripe.Price>("stripe-prices"),
    coupons: store.collection<Stripe.Coupon>("stripe-coupons"),
    promotionCodes: store.collection<Stripe.PromotionCode>("stripe-promotion-codes"),
    discounts: store.collection<Stripe.Discount>("stripe-discounts"),
    sessions: store.collection<Stripe.Checkout.Session>("stripe-sessions"),
    sessionPlans: store.collection<SessionPlan>("stripe-session-plans"),
    subscriptions: store.collection<Stripe.Subscription>("stripe-subscriptions"),
    invoices: store.collection<Stripe.Invoice>("stripe-invoices"),
    invoicePayments: store.collection<Stripe.InvoicePayment>("stripe-invoice-payments"),
    paymentMethods: store.collection<Stripe.PaymentMethod>("stripe-payment-methods"),
    cards: store.collection<Card>("stripe-cards"),
    charges: store.collection<Stripe.Charge>("stripe-charges"),
    disputes: store.collection<Stripe.Dispute>("stripe-disputes"),
    portalSessions: store.collection<Stripe.BillingPortal.Session>("stripe-portal-sessions"),
    portalConfigurations: store.collection<Stripe.BillingPortal.Configuration>(
      "stripe-portal-configurations",
    ),
    events: store.collection<Stripe.Event>("stripe-events"),
    endpoints: store.collection<Stripe.WebhookEndpoint>("stripe-webhook-endpoints"),
    /** Customers that were deleted. */
    deleted: store.collection<Entity>("stripe-deleted"),
  };
}
