import "server-only";
import type Stripe from "stripe";
import { z } from "zod";
import { env } from "@/lib/settings/env";
import { visibleText } from "@/lib/text/schema";
import { stripe } from "./client";

/** How long a signature is valid, in seconds. Vendor: docs.stripe.com/webhooks#replay-attacks */
const SIGNATURE_TOLERANCE_SECONDS = 300;

/** The events that may change a plan or its credits; the webhook endpoint subscribes to these. */
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

/** The part of an event that we rely on: that something about this customer (or this charge) changed. */
export type BillingEvent = {
  id: string;
  type: (typeof EVENT_TYPES)[number];
  customerId: string | null;
  chargeId: string | null;
};

const id = visibleText({ max: 255 });
const reference = z.union([id, z.object({ id }).transform((of) => of.id)]).nullish();
const subject = z.object({ customer: reference, charge: reference });
/** The fields that every event has. Vendor: docs.stripe.com/api/events/object */
const eventSchema = z.object({
  id,
  type: visibleText({ max: 255 }),
  data: z.object({ object: z.unknown() }),
});

/**
 * Parses a webhook's raw body, which must carry a recent signature made with the webhook's secret.
 * @returns null for a type that is not about plans or credits; "forged" for one that is not Stripe's, was altered, is
 * older than the tolerance, or is not an event at all
 */
export function readEvent(body: Buffer, signature: string | null): BillingEvent | null | "forged" {
  let signed: unknown;
  try {
    signed = stripe().webhooks.constructEvent(
      body,
      signature ?? "",
      env().STRIPE_WEBHOOK_SECRET,
      SIGNATURE_TOLERANCE_SECONDS,
    );
  } catch {
    return "forged";
  }
  const parsed = eventSchema.safeParse(signed);
  if (!parsed.success) return "forged";
  const event = parsed.data;
  const type = EVENT_TYPES.find((known) => known === event.type);
  const about = subject.safeParse(event.data.object);
  if (!type || !about.success) return null;
  const { customer, charge } = about.data;
  return { id: event.id, type, customerId: customer ?? null, chargeId: charge ?? null };
}
