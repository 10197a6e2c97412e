import { Hono } from "hono";
import type Stripe from "stripe";
import { z } from "zod";
import type { Context, Env } from "../../context";
import { methodFor } from "../billing/payments/payment-methods";
import { advanceDraft, nextPeriod } from "../billing/renew";
import { changeSubscription, KEPT, leaving } from "../billing/change-subscription";
import { emit } from "../core/emit";
import { endpoint } from "../core/endpoint";
import { stripeStore } from "../core/entities";
import { cardError, invalid } from "../core/errors";
import { mergeMetadata, metadata, nothing, text, yesNo } from "../core/params";
import { readable } from "../core/resource";
import type { Scene } from "../core/scene";

const STATUSES = ["active", "all", "canceled", "ended", "past_due", "paused", "trialing", "unpaid"] as const;
const update = z.strictObject({
  cancel_at_period_end: yesNo.optional(),
  metadata: metadata.optional(),
  payment_behavior: z.enum(["allow_incomplete", "error_if_incomplete"]).optional(),
  trial_end: z.literal("now").optional(),
});

/** /v1/subscriptions; they begin at a checkout. Source: docs.stripe.com/api/subscriptions */
export function subscriptionRoutes(ctx: Context): Hono<Env> {
  const app = new Hono<Env>();
  const { subscriptions } = stripeStore(ctx);
  const found = readable(app, ctx, {
    path: "/subscriptions",
    name: "subscription",
    rows: subscriptions,
    filters: { customer: text.optional(), status: z.enum(STATUSES).optional() },
    matches: (row, { customer, status }) =>
      (!customer || row.customer === customer) &&
      (status === "all" ||
        (status === undefined
          ? row.status !== "canceled"
          : row.status === (status === "ended" ? "canceled" : status))),
  });

  app.post(
    "/subscriptions/:id",
    endpoint(ctx, update, (call, input) => {
      const before = found(call.id);
      if (before.status === "canceled" && (input.trial_end ?? input.cancel_at_period_end) !== undefined)
        throw invalid("A canceled subscription can only update its cancellation_details and metadata.");
      const ends = before.status === "trialing" && input.trial_end === "now";
      if (ends && input.payment_behavior === "error_if_incomplete") requirePayment(call, before);
      const after = changeSubscription(call, before, {
        metadata: mergeMetadata(before.metadata, input.metadata),
        ...(input.cancel_at_period_end === undefined
          ? {}
          : input.cancel_at_period_end
            ? { ...leaving(before, call.now), cancel_at_period_end: true }
            : KEPT),
      });
      if (!ends) return after;
      advanceDraft(call, nextPeriod(call, subscriptions.put({ ...after, trial_end: call.now }), call.now));
      return found(call.id);
    }),
  );

  app.post(
    "/subscriptions/:id/resume",
    endpoint(ctx, nothing, (call) => {
      const row = found(call.id);
      if (row.status !== "paused")
        throw invalid("Subscription is not paused. You can only resume a subscription that is paused.");
      if (!methodFor(call, row)) throw noCard();
      advanceDraft(call, nextPeriod(call, row, call.now));
      const resumed = found(row.id);
      emit(call, "customer.subscription.resumed", resumed);
      return resumed;
    }),
  );
  return app;
}

/** With error_if_incomplete a trial that cannot be paid for does not end: nothing is changed, and 402 is answered. */
function requirePayment(scene: Scene, subscription: Stripe.Subscription): void {
  const method = methodFor(scene, subscription);
  if (!method) throw noCard();
  const refusal = stripeStore(scene.ctx).cards.get(method)?.charge;
  if (refusal) throw cardError(refusal);
}

const noCard = () =>
  invalid(
    "This customer has no attached payment source or default payment method. Please consider adding a default payment method. For more information, visit https://stripe.com/docs/billing/subscriptions/payment-methods-setting.",
    undefined,
    "resource_missing",
  );
