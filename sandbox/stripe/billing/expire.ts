import type Stripe from "stripe";
import { stripeStore } from "../core/entities";
import { emit } from "../core/emit";
import type { Scene } from "../core/scene";

/** Closes a checkout that was not paid. Says checkout.session.expired. */
export function expireSession(scene: Scene, session: Stripe.Checkout.Session): Stripe.Checkout.Session {
  const expired = stripeStore(scene.ctx).sessions.put({ ...session, status: "expired", url: null });
  emit(scene, "checkout.session.expired", expired);
  return expired;
}
