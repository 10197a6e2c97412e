import type Stripe from "stripe";
import type { Context } from "../../context";
import { stripeStore } from "../core/entities";
import { idOf } from "../core/ids";
import { newest } from "../core/paging";
import { sceneAt, type Scene } from "../core/scene";

/** What a portal page works on. */
export interface Portal {
  scene: Scene;
  session: Stripe.BillingPortal.Session;
  customer: Stripe.Customer;
  features: Stripe.BillingPortal.Configuration.Features;
  /** The customer's subscriptions that are not over, newest first. */
  subscriptions: Stripe.Subscription[];
  /** Address of the portal's first page. */
  home: string;
}

/** The portal of that session; null when it is unknown. */
export function openPortal(ctx: Context, id: string): Portal | null {
  const store = stripeStore(ctx);
  const session = store.portalSessions.get(id);
  const customer = session && store.customers.get(session.customer);
  const configuration = session && store.portalConfigurations.get(idOf(session.configuration) ?? "");
  if (!session || !customer || !configuration) return null;
  return {
    scene: sceneAt(ctx),
    session,
    customer,
    features: configuration.features,
    subscriptions: newest(store.subscriptions.all()).filter(
      (row) => row.customer === customer.id && row.status !== "canceled",
    ),
    home: `/stripe/portal/${id}`,
  };
}

/** The prices that the portal lets a subscription change to. */
export function choices(portal: Portal): Stripe.Price[] {
  const { prices } = stripeStore(portal.scene.ctx);
  const ids = (portal.features.subscription_update.products ?? []).flatMap((row) => row.prices);
  return ids.flatMap((id) => prices.get(id) ?? []).filter((price) => price.active);
}

export function productName(portal: Portal, price: Stripe.Price): string {
  return stripeStore(portal.scene.ctx).products.get(idOf(price.product) ?? "")?.name ?? "Subscription";
}
