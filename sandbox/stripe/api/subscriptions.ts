import { Hono } from "hono";
import type { Context, Env } from "../../context";
import { endSubscription } from "../billing/end";
import { itemOf } from "../billing/lines";
import { attachMethod, findMethod, methodFor } from "../billing/payment-methods";
import { startSubscription } from "../billing/start";
import { advanceDraft, nextPeriod } from "../billing/renew";
import { DAY } from "../core/dates";
import { emit } from "../core/emit";
import { endpoint } from "../core/endpoint";
import { stripeStore } from "../core/entities";
import { cardError, invalid, noSuch } from "../core/errors";
import { idOf } from "../core/ids";
import { newest, paged } from "../core/paging";
import { mergeMetadata, nothing, within } from "../core/params";
import { atCustomersTime } from "../core/scene";
import { matcher, searchParams, searchResult } from "../core/search";
import { cancelParams, createParams, listParams, resumeParams, updateParams } from "./subscription-params";
import { updateSubscription } from "./subscription-update";

/** /v1/subscriptions. Source: docs.stripe.com/api/subscriptions */
export function subscriptionRoutes(ctx: Context): Hono<Env> {
  const app = new Hono<Env>();
  const { subscriptions, customers, prices } = stripeStore(ctx);
  const found = (id: string) => {
    const row = subscriptions.get(id);
    if (!row) throw noSuch("subscription", id);
    return row;
  };

  app.post(
    "/subscriptions",
    endpoint(ctx, createParams, (call, input) => {
      const customer = customers.get(input.customer);
      if (!customer) throw noSuch("customer", input.customer, "customer");
      const scene = atCustomersTime(call, customer.id);
      const [item] = input.items;
      if (!item || input.items.length > 1)
        throw invalid("The sandbox plays subscriptions of one item.", "items");
      const price = prices.get(item.price);
      if (!price) throw noSuch("price", item.price, "items[0][price]");
      const method = input.default_payment_method
        ? attachMethod(
            scene,
            findMethod(scene, input.default_payment_method, "default_payment_method"),
            customer.id,
          ).id
        : null;
      const days = input.trial_period_days;
      const trialEnd =
        typeof input.trial_end === "number" ? input.trial_end : days ? scene.now + days * DAY : null;
      const owned = method ?? idOf(customer.invoice_settings.default_payment_method);
      if (!owned && trialEnd === null)
        throw invalid(
          "This customer has no attached payment source or default payment method. Please consider adding a default payment method. For more information, visit https://stripe.com/docs/billing/subscriptions/payment-methods-setting.",
          undefined,
          "resource_missing",
        );
      const refusal = owned ? stripeStore(ctx).cards.get(owned)?.charge : null;
      if (refusal && trialEnd === null && input.payment_behavior === "error_if_incomplete")
        throw cardError(refusal);
      return startSubscription(scene, {
        customer: customer.id,
        price,
        quantity: item.quantity ?? 1,
        trialEnd,
        method,
        metadata: mergeMetadata({}, input.metadata),
        description: input.description ?? null,
        automaticTax: input.automatic_tax?.enabled ?? false,
        ...(input.billing_mode ? { billingMode: input.billing_mode.type } : {}),
        ...(input.trial_settings
          ? { missingPaymentMethod: input.trial_settings.end_behavior.missing_payment_method }
          : {}),
      }).subscription;
    }),
  );

  app.get(
    "/subscriptions/search",
    endpoint(ctx, searchParams, (call, input) =>
      searchResult(newest(subscriptions.all()).filter(matcher(input.query, ["status"])), input, call.path),
    ),
  );

  app.get(
    "/subscriptions",
    endpoint(ctx, listParams, (call, input) =>
      paged(
        call.raw,
        newest(subscriptions.all()).filter((row) => {
          const item = itemOf(row);
          const { status } = input;
          const ended = row.status === "canceled" || row.status === "incomplete_expired";
          return (
            (!input.customer || row.customer === input.customer) &&
            // Without a status Stripe leaves the ended ones out.
            (status === undefined
              ? !ended
              : status === "all" || (status === "ended" ? ended : row.status === status)) &&
            (!input.price || item.price.id === input.price) &&
            (input.test_clock
              ? row.test_clock === input.test_clock
              : input.customer !== undefined || !row.test_clock) &&
            within(row.created, input.created) &&
            within(item.current_period_end, input.current_period_end) &&
            within(item.current_period_start, input.current_period_start)
          );
        }),
        "/v1/subscriptions",
      ),
    ),
  );

  app.get(
    "/subscriptions/:id",
    endpoint(ctx, nothing, (call) => found(call.id)),
  );

  app.post(
    "/subscriptions/:id",
    endpoint(ctx, updateParams, (call, input) => {
      const before = found(call.id);
      return updateSubscription(atCustomersTime(call, idOf(before.customer)), before, input);
    }),
  );

  app.delete(
    "/subscriptions/:id",
    endpoint(ctx, cancelParams, (call, input) => {
      const row = found(call.id);
      if (row.status === "canceled") throw noSuch("subscription", call.id);
      const { comment, feedback } = input.cancellation_details ?? {};
      return endSubscription(atCustomersTime(call, idOf(row.customer)), row, "cancellation_requested", {
        comment: comment ?? null,
        feedback: feedback || null,
      });
    }),
  );

  app.post(
    "/subscriptions/:id/resume",
    endpoint(ctx, resumeParams, (call) => {
      const row = found(call.id);
      if (row.status !== "paused")
        throw invalid("Subscription is not paused. You can only resume a subscription that is paused.");
      const scene = atCustomersTime(call, idOf(row.customer));
      if (!methodFor(scene, row))
        throw invalid(
          "This customer has no attached payment source or default payment method.",
          undefined,
          "resource_missing",
        );
      advanceDraft(scene, nextPeriod(scene, row, scene.now));
      const resumed = found(row.id);
      emit(scene, "customer.subscription.resumed", resumed);
      return resumed;
    }),
  );

  return app;
}
