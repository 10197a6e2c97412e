import { Hono } from "hono";
import type { Context, Env } from "../../context";
import { type DeclineCode, REFUSALS } from "../billing/payments/cards";
import { setCardsOf } from "../billing/payments/payment-methods";
import { advanceSandbox } from "../billing/time";
import { moved } from "../core/dates";
import { stripeStore } from "../core/entities";
import { sandboxTime } from "../core/scene";
import { courierOf } from "../webhooks/courier";

/** The buttons of the overview. Mounted at /web/stripe, where foreign sites are kept out. */
export function overviewForms(ctx: Context): Hono<Env> {
  const app = new Hono<Env>();
  const courier = courierOf(ctx);

  app.post("/clock", async (c) => {
    const to = moved(sandboxTime(ctx), String((await c.req.formData()).get("advance")));
    if (to !== null) advanceSandbox(ctx, to);
    return c.redirect("/stripe", 303);
  });
  app.post("/customers/:id/card", async (c) => {
    const decline = String((await c.req.formData()).get("decline") ?? "");
    setCardsOf(ctx, c.req.param("id"), decline in REFUSALS ? REFUSALS[decline as DeclineCode] : null);
    return c.redirect("/stripe", 303);
  });
  app.post("/events/:id/redeliver", async (c) => {
    const event = stripeStore(ctx).events.get(c.req.param("id"));
    if (event) await courier.redeliver(event, 1);
    return c.redirect("/stripe", 303);
  });
  return app;
}
