import { Hono, type Context as HonoContext } from "hono";
import type { Context, Env } from "../../context";
import { attachMethod, makeCard, setDefaultMethod } from "../billing/payment-methods";
import { portalCancel, portalResume, portalUpdate } from "../billing/portal-changes";
import { changeSubscription } from "../billing/standing";
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
    return to ? c.redirect(to, 302) : c.html(portalHome(portal, c.req.query("said")));
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
    const price = portal && choices(portal).find((one) => one.id === c.req.param("price"));
    if (!portal || !row || !price || !portal.features.subscription_update.enabled) return c.html(GONE, 404);
    if (c.req.method === "GET") return c.html(confirmPage(portal, row, price));
    try {
      portalUpdate(portal.scene, row, price, portal.features.subscription_update);
    } catch (error) {
      if (!(error instanceof StripeError)) throw error;
      return c.html(confirmPage(portal, row, price, error.message));
    }
    return done(c, portal, "Your plan has been updated.");
  });

  app.on(["GET", "POST"], "/portal/:id/subscriptions/:sub/cancel", async (c) => {
    const portal = open(c);
    const row = subscription(c, portal);
    if (!portal || !row || !portal.features.subscription_cancel.enabled) return c.html(GONE, 404);
    if (c.req.method === "GET") return c.html(cancelPage(portal, row));
    const feedback = String((await c.req.formData()).get("feedback") ?? "");
    portalCancel(portal.scene, row, portal.features.subscription_cancel, feedback);
    return done(c, portal, "Your plan has been canceled.");
  });

  app.post("/portal/:id/subscriptions/:sub/resume", (c) => {
    const portal = open(c);
    const row = subscription(c, portal);
    if (!portal || !row) return c.html(GONE, 404);
    portalResume(portal.scene, row);
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

/** Where a session that is for one thing begins. */
function flowPath({ session, home }: Portal): string | null {
  const { flow } = session;
  if (!flow) return null;
  if (flow.type === "payment_method_update") return `${home}/payment-methods`;
  const row = flow.subscription_cancel ?? flow.subscription_update ?? flow.subscription_update_confirm;
  const base = `${home}/subscriptions/${row?.subscription}`;
  if (flow.type === "subscription_cancel") return `${base}/cancel`;
  const price = flow.subscription_update_confirm?.items[0]?.price;
  return price ? `${base}/update/${price}` : `${base}/update`;
}

/** Back to the portal's first page, or where the session was told to lead. */
function done(c: HonoContext<Env>, { session, home }: Portal, said: string): Response {
  const after = session.flow?.after_completion;
  if (after?.type === "redirect" && after.redirect) return c.redirect(after.redirect.return_url, 303);
  if (after?.type === "hosted_confirmation")
    return c.html(notice("Done", after.hosted_confirmation?.custom_message ?? said)) as Response;
  // Stripe too leads a finished flow back to where the customer came from.
  if (session.flow && session.return_url) return c.redirect(session.return_url, 303);
  return c.redirect(`${home}?said=${encodeURIComponent(said)}`, 303);
}
