import "server-only";
import type Stripe from "stripe";
import { z } from "zod";
import { env } from "../../env";
import { stripe } from "./client";

/** Seconds that a signature is good for. Vendor: docs.stripe.com/webhooks#replay-attacks */
export const SIGNATURE_TOLERANCE_SECONDS = 300;

/** The events that may change a plan or its credits; the webhook asks for these. */
export const EVENT_TYPES = [
  "checkout.session.completed",
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "customer.subscription.paused",
  "customer.subscription.resumed",
  "invoice.paid",
  "invoice.payment_failed",
  "charge.refunded",
  "charge.dispute.created",
  "charge.dispute.closed",
] as const satisfies readonly Stripe.WebhookEndpointCreateParams.EnabledEvent[];

/** An event as far as we believe it: that something of this customer's (or about this charge) changed. */
export type BillingEvent = {
  id: string;
  type: (typeof EVENT_TYPES)[number];
  customerId: string | null;
  chargeId: string | null;
};

const reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]).nullish();
const subject = z.object({ customer: reference, charge: reference });

/**
 * Reads a webhook's raw body, which has to carry a fresh signature made with the webhook's secret.
 * @returns null for a type that says nothing about plans or credits; "forged" for one that is not Stripe's,
 *   was altered, or is older than the tolerance
 */
export function readEvent(body: Buffer, signature: string | null): BillingEvent | null | "forged" {
  let event: Stripe.Event;
  try {
    event = stripe().webhooks.constructEvent(
      body,
      signature ?? "",
      env().STRIPE_WEBHOOK_SECRET,
      SIGNATURE_TOLERANCE_SECONDS,
    );
  } catch {
    return "forged";
  }
  const type = EVENT_TYPES.find((one) => one === event.type);
  const about = subject.safeParse(event.data.object);
  if (!type || !about.success) return null;
  const { customer, charge } = about.data;
  return { id: event.id, type, customerId: customer ?? null, chargeId: charge ?? null };
}
