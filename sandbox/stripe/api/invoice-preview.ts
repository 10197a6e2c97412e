import type Stripe from "stripe";
import { z } from "zod";
import { itemOf, periodLine, prorationLines } from "../billing/lines";
import { planOf } from "../billing/plan";
import { withItem } from "../billing/start";
import { previewOf } from "../billing/invoice";
import { periodEnd, type Interval } from "../core/dates";
import { stripeStore } from "../core/entities";
import { invalid, noSuch } from "../core/errors";
import { idOf } from "../core/ids";
import { text, unplayed, whole, yesNo } from "../core/params";
import { proration } from "./shared-params";
import { atCustomersTime, type Scene } from "../core/scene";

export const previewParams = z.strictObject({
  customer: text.optional(),
  subscription: text,
  subscription_details: z
    .strictObject({
      items: z
        .array(z.strictObject({ id: text, price: text.optional(), quantity: whole.optional() }))
        .optional(),
      proration_behavior: proration.optional(),
      proration_date: whole.optional(),
      cancel_at_period_end: yesNo.optional(),
      ...unplayed(
        "billing_cycle_anchor",
        "billing_mode",
        "cancel_at",
        "cancel_now",
        "default_tax_rates",
        "resume_at",
        "start_date",
        "trial_end",
      ),
    })
    .optional(),
  ...unplayed(
    "automatic_tax",
    "currency",
    "customer_account",
    "customer_details",
    "discounts",
    "invoice_items",
    "issuer",
    "on_behalf_of",
    "preview_mode",
    "schedule",
    "schedule_details",
  ),
});

/** What a change would cost, or what the next invoice will be. Nothing is kept. */
export function previewInvoice(call: Scene, input: z.output<typeof previewParams>): Stripe.Invoice {
  const { subscriptions, prices, pendingLines } = stripeStore(call.ctx);
  const row = subscriptions.get(input.subscription);
  if (!row) throw noSuch("subscription", input.subscription, "subscription");
  if (input.customer && row.customer !== input.customer) throw noSuch("subscription", row.id, "subscription");
  if (row.status === "canceled")
    throw invalid(
      "This subscription is canceled; it has no upcoming invoice.",
      undefined,
      "invoice_upcoming_none",
    );
  const scene = atCustomersTime(call, idOf(row.customer));
  const item = itemOf(row);
  const [change] = input.subscription_details?.items ?? [];
  const price = change?.price ? prices.get(change.price) : item.price;
  if (!price) throw noSuch("price", change?.price ?? "", "subscription_details[items][0][price]");
  const quantity = change?.quantity ?? item.quantity ?? 1;
  const behavior = input.subscription_details?.proration_behavior ?? "create_prorations";
  const at = input.subscription_details?.proration_date ?? scene.now;
  const changed = change !== undefined && behavior !== "none" && row.status !== "trialing";
  const prorations = changed ? prorationLines(scene, row, { price, quantity }, at) : [];
  const start = item.current_period_end;
  const next: Stripe.Subscription = {
    ...row,
    items: withItem(row, {
      price,
      plan: planOf(price),
      quantity,
      current_period_start: start,
      current_period_end: periodEnd(
        row.billing_cycle_anchor,
        start,
        (price.recurring?.interval ?? "month") as Interval,
        price.recurring?.interval_count ?? 1,
      ),
    }),
  };
  const waiting = pendingLines.all().filter((one) => one.subscription === row.id);
  const now = changed && behavior === "always_invoice";
  return previewOf(scene, row, {
    reason: now ? "subscription_update" : "upcoming",
    lines: now
      ? prorations
      : [...waiting.map((one) => one.line), ...prorations, periodLine(scene, next, false)],
    period: { start: item.current_period_start, end: now ? scene.now : start },
    finalizesAt: null,
  });
}
