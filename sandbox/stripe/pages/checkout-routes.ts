import { Hono } from "hono";
import type Stripe from "stripe";
import type { Context, Env } from "../../context";
import { completeSession } from "../billing/complete";
import { findCode } from "../billing/discounts";
import { amounts } from "../billing/sessions";
import { tick } from "../billing/time";
import { stripeStore } from "../core/entities";
import { StripeError } from "../core/errors";
import { sceneAt } from "../core/scene";
import { cardFrom } from "./card-fields";
import { checkoutPage, type Filled } from "./checkout-page";
import { notice } from "./shell";

/** The page on which customers pay. Mounted at /stripe. */
export function checkoutRoutes(ctx: Context): Hono<Env> {
  const app = new Hono<Env>();
  const { sessions } = stripeStore(ctx);

  app.get("/checkout/:id", (c) => {
    tick(ctx);
    const session = sessions.get(c.req.param("id"));
    const closed = over(session);
    return closed
      ? c.html(closed.page, closed.status)
      : c.html(checkoutPage(ctx, session as Stripe.Checkout.Session));
  });

  app.post("/checkout/:id", async (c) => {
    tick(ctx);
    const form = await c.req.formData();
    const session = sessions.get(c.req.param("id"));
    const closed = over(session);
    if (closed || !session) return c.html(closed?.page ?? "", closed?.status ?? 404);
    if (form.get("action") === "promotion") {
      const alert = applyCode(ctx, session, String(form.get("promotionCode") ?? ""));
      return alert ? c.html(checkoutPage(ctx, session, {}, alert)) : c.redirect(c.req.path, 303);
    }
    const filled = filledIn(form);
    try {
      const done = completeSession(sceneAt(ctx), session, { ...filled, card: cardFrom(form) });
      return c.redirect(String(done.success_url).replaceAll("{CHECKOUT_SESSION_ID}", done.id), 303);
    } catch (error) {
      if (!(error instanceof StripeError)) throw error;
      return c.html(checkoutPage(ctx, sessions.get(session.id) ?? session, filled, error.message));
    }
  });
  return app;
}

function over(session: Stripe.Checkout.Session | undefined) {
  if (!session) return { page: notice("Not found", "There is no such checkout."), status: 404 as const };
  const back = session.cancel_url ? { href: session.cancel_url, text: "Back to Postwright" } : undefined;
  if (session.status === "complete")
    return {
      page: notice("All done here", "You've already completed this checkout.", back),
      status: 200 as const,
    };
  if (session.status === "expired")
    return {
      page: notice("This page has timed out", "Your checkout has expired. Start again in Postwright.", back),
      status: 200 as const,
    };
  return null;
}

function filledIn(form: FormData): Required<Filled> {
  const text = (name: string) => String(form.get(name) ?? "");
  return {
    email: text("email"),
    name: text("billingName"),
    country: text("billingCountry"),
    postalCode: text("billingPostalCode"),
  };
}

/** Puts a promotion code on the session; answers what is wrong with it. */
function applyCode(ctx: Context, session: Stripe.Checkout.Session, typed: string): string | null {
  const { sessionPlans, sessions } = stripeStore(ctx);
  const scene = sceneAt(ctx);
  const plan = sessionPlans.get(session.id);
  const code = session.allow_promotion_codes ? findCode(scene, typed) : undefined;
  if (!code || !plan) return "This code is invalid.";
  const priced = sessionPlans.put({ ...plan, promotionCode: code.id });
  const address = session.customer_details?.address ?? null;
  sessions.put({
    ...session,
    ...amounts(scene, priced, address, session.automatic_tax.enabled),
    discounts: [{ coupon: null, promotion_code: code.id }],
  });
  return null;
}
