import type { Context } from "../context";
import type { StandIn } from "../stand-in";
import { apiRoutes } from "./api-routes";
import { tick } from "./billing/time";
import { controlRoutes } from "./control-routes";
import { stripeStore } from "./core/entities";
import { seedStripe } from "./seed";
import { checkoutRoutes } from "./pages/checkout-routes";
import { overviewForms } from "./pages/overview-forms";
import { overviewRoutes } from "./pages/overview-routes";
import { portalPageRoutes } from "./pages/portal-routes";
import { courierOf } from "./webhooks/courier";

const TICK_MS = 5_000;
const timers = new WeakMap<Context, NodeJS.Timeout>();

export const stripe: StandIn = {
  name: "stripe",
  seed: seedStripe,
  mount(app, ctx) {
    app.route("/v1", apiRoutes(ctx));
    app.route("/stripe", checkoutRoutes(ctx));
    app.route("/stripe", portalPageRoutes(ctx));
    app.route("/stripe", overviewRoutes(ctx));
    app.route("/web/stripe", overviewForms(ctx));
    app.route("/api/stripe", controlRoutes(ctx));
    courierOf(ctx).resume();
    timers.set(ctx, setInterval(() => tick(ctx), TICK_MS).unref());
  },
  state,
  stop(ctx) {
    clearInterval(timers.get(ctx));
    courierOf(ctx).stop();
  },
};

/** Everything but saved cards' behaviour and the secrets of endpoints. */
function state(ctx: Context) {
  const { customers, subscriptions, invoices, charges, events } = stripeStore(ctx);
  return {
    customers: customers.all(),
    subscriptions: subscriptions.all(),
    invoices: invoices.all(),
    charges: charges.all(),
    events: events.size,
  };
}
