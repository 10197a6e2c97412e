import type Stripe from "stripe";
import type { z } from "zod";
import { changePlan } from "../billing/change";
import { discountFor } from "../billing/discounts";
import { itemOf } from "../billing/lines";
import { findMethod } from "../billing/payment-methods";
import { advanceDraft, nextPeriod } from "../billing/renew";
import { changeSubscription } from "../billing/standing";
import { withItem } from "../billing/start";
import { stripeStore } from "../core/entities";
import { invalid, noSuch } from "../core/errors";
import { idOf } from "../core/ids";
import { mergeMetadata } from "../core/params";
import type { Scene } from "../core/scene";
import type { updateParams } from "./subscription-params";

type Input = z.output<typeof updateParams>;

/** POST /v1/subscriptions/:id: its plain fields, then its price, then its trial. */
export function updateSubscription(
  scene: Scene,
  before: Stripe.Subscription,
  input: Input,
): Stripe.Subscription {
  const { subscriptions, prices } = stripeStore(scene.ctx);
  const plainOnly = Object.keys(input).every((key) => key === "metadata" || key === "cancellation_details");
  if (before.status === "canceled" && !plainOnly)
    throw invalid("A canceled subscription can only update its cancellation_details and metadata.");
  const fields = fieldsOf(scene, before, input);
  const [change] = input.items ?? [];
  if ((input.items?.length ?? 0) > 1 || change?.deleted)
    throw invalid("The sandbox plays subscriptions of one item.", "items");
  if (!change) {
    const after = changeSubscription(scene, before, fields);
    return endTrial(scene, after, input);
  }
  const item = itemOf(before);
  if (change.id && change.id !== item.id) throw noSuch("subscription_item", change.id, "items[0][id]");
  if (!change.id)
    throw invalid(
      "The sandbox plays subscriptions of one item: name it with items[0][id] to change it.",
      "items[0][id]",
    );
  const price = change.price ? prices.get(change.price) : item.price;
  if (!price) throw noSuch("price", change.price ?? "", "items[0][price]");
  if (!price.active)
    throw invalid(
      "The price specified is inactive. This field only accepts active prices.",
      "items[0][price]",
    );
  if (price.currency !== before.currency)
    throw invalid(`Price currency ${price.currency} does not match the subscription's.`, "items[0][price]");
  changePlan(
    scene,
    before,
    {
      price,
      quantity: change.quantity ?? item.quantity ?? 1,
      proration: input.proration_behavior ?? "create_prorations",
      at: input.proration_date ?? scene.now,
      mustPay: input.payment_behavior === "error_if_incomplete",
    },
    fields,
  );
  return endTrial(scene, subscriptions.get(before.id) ?? before, input);
}

function fieldsOf(scene: Scene, before: Stripe.Subscription, input: Input): Partial<Stripe.Subscription> {
  const { comment, feedback } = input.cancellation_details ?? {};
  const was = before.cancellation_details;
  return {
    ...(input.metadata === undefined ? {} : { metadata: mergeMetadata(before.metadata, input.metadata) }),
    ...(input.description === undefined ? {} : { description: input.description }),
    ...(input.default_payment_method === undefined
      ? {}
      : { default_payment_method: ownMethod(scene, before, input.default_payment_method) }),
    ...(input.cancellation_details
      ? {
          cancellation_details: {
            comment: comment === undefined ? (was?.comment ?? null) : comment,
            feedback: feedback === undefined ? (was?.feedback ?? null) : feedback || null,
            feedback_option: null,
            reason: was?.reason ?? null,
          },
        }
      : {}),
    ...(input.automatic_tax
      ? { automatic_tax: { ...before.automatic_tax, enabled: input.automatic_tax.enabled } }
      : {}),
    ...(input.discounts === undefined ? {} : { discounts: discountsFor(scene, before, input.discounts) }),
    ...(input.pause_collection === undefined
      ? {}
      : {
          pause_collection:
            input.pause_collection === ""
              ? null
              : {
                  behavior: input.pause_collection.behavior,
                  resumes_at: input.pause_collection.resumes_at ?? null,
                },
        }),
    ...(input.trial_settings
      ? {
          trial_settings: {
            end_behavior: {
              billing_cycle_anchor: null,
              missing_payment_method: input.trial_settings.end_behavior.missing_payment_method,
            },
          },
        }
      : {}),
    ...cancelFields(scene, before, input),
  };
}

/** The flag sets the date too; the date alone leaves the flag, as the portal does. */
function cancelFields(scene: Scene, before: Stripe.Subscription, input: Input): Partial<Stripe.Subscription> {
  const end = itemOf(before).current_period_end;
  const why = before.cancellation_details;
  const asked = { comment: why?.comment ?? null, feedback: why?.feedback ?? null, feedback_option: null };
  const none = { cancel_at: null, canceled_at: null, cancellation_details: { ...asked, reason: null } };
  const soon = {
    canceled_at: scene.now,
    cancellation_details: { ...asked, reason: "cancellation_requested" as const },
  };
  if (input.cancel_at !== undefined && input.cancel_at_period_end !== undefined && input.cancel_at !== "")
    throw invalid("You cannot set both `cancel_at` and `cancel_at_period_end`.", "cancel_at");
  if (input.cancel_at_period_end !== undefined)
    return input.cancel_at_period_end
      ? { ...soon, cancel_at_period_end: true, cancel_at: end }
      : { ...none, cancel_at_period_end: false };
  if (input.cancel_at === undefined) return {};
  if (input.cancel_at === "") return { ...none, cancel_at_period_end: false };
  const at = typeof input.cancel_at === "number" ? input.cancel_at : end;
  if (at <= scene.now) throw invalid("`cancel_at` must be in the future.", "cancel_at");
  return { ...soon, cancel_at_period_end: false, cancel_at: at };
}

function ownMethod(scene: Scene, subscription: Stripe.Subscription, id: string): string {
  const method = findMethod(scene, id, "default_payment_method");
  if (idOf(method.customer) !== subscription.customer)
    throw invalid(
      `The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`,
      "default_payment_method",
      "resource_missing",
    );
  return method.id;
}

function discountsFor(
  scene: Scene,
  before: Stripe.Subscription,
  input: Exclude<Input["discounts"], undefined>,
): string[] {
  if (input === "") return [];
  return input.map(
    (entry) =>
      discountFor(scene, entry, { customer: idOf(before.customer) ?? "", subscription: before.id }).id,
  );
}

/** trial_end moves the end of the trial, or ends it now with an invoice. */
function endTrial(scene: Scene, subscription: Stripe.Subscription, input: Input): Stripe.Subscription {
  const { trial_end: end } = input;
  if (end === undefined || subscription.status !== "trialing") return subscription;
  if (typeof end === "number" && end > scene.now)
    return changeSubscription(scene, subscription, {
      trial_end: end,
      billing_cycle_anchor: end,
      items: withItem(subscription, { current_period_end: end }),
    });
  const ended = { ...subscription, trial_end: scene.now };
  advanceDraft(scene, nextPeriod(scene, stripeStore(scene.ctx).subscriptions.put(ended), scene.now));
  return stripeStore(scene.ctx).subscriptions.get(subscription.id) ?? ended;
}
