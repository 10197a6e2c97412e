import type { Context } from "../context";
import { stripeStore } from "./core/entities";
import { courierOf } from "./webhooks/courier";

/**
 * Stripe starts empty: products, prices and the portal's settings are made by `npm run stripe:setup`, as in a real
 * account. After a reset nothing waits to be sent.
 */
export function seedStripe(ctx: Context): void {
  if (stripeStore(ctx).events.size === 0) courierOf(ctx).wake();
}
