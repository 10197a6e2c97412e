import { Hono, type Context as HonoContext } from "hono";
import type { Context, Env } from "../../context";
import { attachMethod, makeCard, setDefaultMethod } from "../billing/payments/payment-methods";
import { changePlan } from "../billing/change-plan";
import { changeSubscription, KEPT, leaving } from "../billing/change-subscription";
import { tick } from "../billing/time";
import { stripeStore } from "../core/entities";
import { StripeError } from "../core/errors";
import { cardFrom } from "./card-fields";
import { choices, openPortal, type Portal } from "./portal-context";
import { portalHome } from "./portal-page";
import { cancelPage, cardPage, choosePage, confirmPage } from "./portal-steps";
import { notice } from "./shell";

const GONE = notice("This link is no longer valid", "Open billing again in Postwright.");

/** The page on which customers manage their plan. Mounted at /stripe. */
export function portalPageRoutes(ctx: Context): Hono<Env> {
  const app = new Hono<Env>();
  const open = (c: HonoContext<Env>) => {
    tick(ctx);
    return openPortal(ctx, c.req.param("id") ?? "");
  };
  const subscription = (c: HonoContext<Env>, portal: Portal | null) =>
    portal?.subscriptions.find((row) => row.id === c.req.param("sub"));

  app.get("/portal/:id", (c) => {
    const portal = open(c);
    if (!portal) return c.html(GONE, 404);
    const to = flowPath(portal);
    return to ? c.redirect(to, 302) : c.html(portalHome(portal, c.req.query("message")));
  });

  app.get("/portal/:id/subscriptions/:sub/update", (c) => {
    const portal = open(c);
    const row = subscription(c, portal);
    if (!portal || !row || !portal.features.subscription_update.enabled) return c.html(GONE, 404);
    return c.html(choosePage(portal, row));
  });

  app.on(["GET", "POST"], "/portal/:id/subscriptions/:sub/update/:price", (c) => {
    const portal = open(c);
    const row = subscription(c, portal);
    const price = portal && choices(portal).find((choice) => choice.id === c.req.param("price"));
    if (!portal || !row || !price || !portal.features.subscription_update.enabled) return c.html(GONE, 404);
    if (c.req.method === "GET") return c.html(confirmPage(portal, row, price));
    try {
      changePlan(portal.scene, row, price, portal.features.subscription_update.trial_update_behavior);
    } catch (error) {
      if (!(error instanceof StripeError)) throw error;
      return c.html(confirmPage(portal, row, price, error.message));
    }
    return done(c, portal, "Your plan has been updated.");
  });

  app.on(["GET", "POST"], "/portal/:id/subscriptions/:sub/cancel", (c) => {
    const portal = open(c);
    const row = subscription(c, portal);
    if (!portal || !row || !portal.features.subscription_cancel.enabled) return c.html(GONE, 404);
    if (c.req.method === "GET") return c.html(cancelPage(portal, row));
    changeSubscription(portal.scene, row, leaving(row, portal.scene.now));
    return done(c, portal, "Your plan has been canceled.");
  });

  app.post("/portal/:id/subscriptions/:sub/resume", (c) => {
    const portal = open(c);
    const row = subscription(c, portal);
    if (!portal || !row) return c.html(GONE, 404);
    changeSubscription(portal.scene, row, KEPT);
    return done(c, portal, "Your plan goes on.");
  });

  app.on(["GET", "POST"], "/portal/:id/payment-methods", async (c) => {
    const portal = open(c);
    if (!portal?.features.payment_method_update.enabled) return c.html(GONE, 404);
    if (c.req.method === "GET") return c.html(cardPage(portal));
    const form = await c.req.formData();
    const { scene, customer } = portal;
    try {
      const { name, email } = customer;
      const method = attachMethod(scene, makeCard(scene, { ...cardFrom(form), name, email }), customer.id);
      setDefaultMethod(scene, customer.id, method.id);
      for (const row of portal.subscriptions)
        changeSubscription(scene, stripeStore(ctx).subscriptions.get(row.id) ?? row, {
          default_payment_method: method.id,
        });
    } catch (error) {
      if (!(error instanceof StripeError)) throw error;
      return c.html(cardPage(portal, error.message));
    }
    return done(c, portal, "Your card has been saved.");
  });

  return app;
}

/** Where a session that is for one change begins. */
function flowPath({ session, home }: Portal): string | null {
  const confirm = session.flow?.subscription_update_confirm;
  return confirm ? `${home}/subscriptions/${confirm.subscription}/update/${confirm.items[0]?.price}` : null;
}

/** Back to the portal's first page, or to the session's return URL. */
function done(c: HonoContext<Env>, { session, home }: Portal, message: string): Response {
  // Stripe too leads a finished flow back to where the customer came from.
  const back = session.flow?.after_completion.redirect?.return_url ?? (session.flow && session.return_url);
  return c.redirect(back ?? `${home}?message=${encodeURIComponent(message)}`, 303);
}
