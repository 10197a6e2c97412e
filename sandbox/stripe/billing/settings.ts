import type { Context } from "../../context";
import type { Entity } from "../../collection";

/** What is set in Stripe's dashboard under Billing. */
export interface BillingSettings extends Entity {
  /** Days from each failed attempt to the next. */
  retryDays: number[];
  /** What becomes of a subscription when the last attempt has failed. */
  afterRetries: "cancel" | "unpaid";
}

const DEFAULTS: BillingSettings = {
  id: "settings",
  retryDays: [3, 5, 7],
  afterRetries: "cancel",
};

function rows(ctx: Context) {
  return ctx.store.collection<BillingSettings>("stripe-settings");
}

export function billingSettings(ctx: Context): BillingSettings {
  return rows(ctx).get(DEFAULTS.id) ?? DEFAULTS;
}

export function setBillingSettings(
  ctx: Context,
  change: Partial<Omit<BillingSettings, "id">>,
): BillingSettings {
  return rows(ctx).put({ ...billingSettings(ctx), ...change, id: DEFAULTS.id });
}
