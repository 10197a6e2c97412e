import { Hono } from "hono";
import { z } from "zod";
import type { Context, Env } from "../context";
import { REFUSALS, type DeclineCode } from "./billing/payments/cards";
import { setCardsOf } from "./billing/payments/payment-methods";
import { closeDispute, openDispute, refundCharge } from "./billing/payments/reversals";
import { billingSettings, setBillingSettings } from "./billing/settings";
import { advanceSandbox } from "./billing/time";
import { moved } from "./core/dates";
import { stripeStore } from "./core/entities";
import { StripeError } from "./core/errors";
import { newest } from "./core/paging";
import { sandboxTime, sceneAt } from "./core/scene";
import { webhookControl } from "./webhooks/control";

const codes = Object.keys(REFUSALS) as [DeclineCode, ...DeclineCode[]];
const settingsSchema = z.strictObject({
  retryDays: z.array(z.number().min(0)).optional(),
  afterRetries: z.enum(["cancel", "unpaid"]).optional(),
});

/** What tests and the sandbox's own pages may ask of the Stripe stand-in. Mounted at /api/stripe. */
export function controlRoutes(ctx: Context): Hono<Env> {
  const app = new Hono<Env>();
  const { charges, disputes, subscriptions, invoices } = stripeStore(ctx);
  app.route("/", webhookControl(ctx));

  app.get("/clock", (c) => c.json({ now: sandboxTime(ctx), iso: iso(sandboxTime(ctx)) }));
  app.post("/clock", async (c) => {
    const { advance } = z.strictObject({ advance: z.string() }).parse(await c.req.json());
    const to = moved(sandboxTime(ctx), advance);
    if (to === null) return c.json({ error: `Cannot read "${advance}": say "1 month" or "3 days"` }, 400);
    const now = advanceSandbox(ctx, to);
    return c.json({ now, iso: iso(now) });
  });

  app.get("/settings", (c) => c.json(billingSettings(ctx)));
  app.put("/settings", async (c) =>
    c.json(setBillingSettings(ctx, settingsSchema.parse(await c.req.json()))),
  );

  // All saved cards of a customer: from now on they are refused, or work.
  app.post("/customers/:id/card", async (c) => {
    const { decline } = z.strictObject({ decline: z.enum(codes).nullable() }).parse(await c.req.json());
    const mine = setCardsOf(ctx, c.req.param("id"), decline ? REFUSALS[decline] : null);
    return c.json({ cards: mine, decline });
  });

  app.post("/charges/:id/refund", async (c) => {
    const { amount } = z.strictObject({ amount: z.int().optional() }).parse(await bodyOf(c.req.text()));
    const charge = charges.get(c.req.param("id"));
    if (!charge) return c.json({ error: "No such charge" }, 404);
    return c.json(refundCharge(sceneAt(ctx), charge, amount));
  });
  app.post("/charges/:id/dispute", async (c) => {
    const { reason } = z.strictObject({ reason: z.string().optional() }).parse(await bodyOf(c.req.text()));
    const charge = charges.get(c.req.param("id"));
    if (!charge) return c.json({ error: "No such charge" }, 404);
    return c.json(openDispute(sceneAt(ctx), charge, reason), 201);
  });
  app.post("/disputes/:id/close", async (c) => {
    const { won } = z.strictObject({ won: z.boolean() }).parse(await c.req.json());
    const dispute = disputes.get(c.req.param("id"));
    if (!dispute) return c.json({ error: "No such dispute" }, 404);
    return c.json(closeDispute(sceneAt(ctx), dispute, won));
  });

  app.get("/subscriptions", (c) => c.json(newest(subscriptions.all())));
  app.get("/invoices", (c) => c.json(newest(invoices.all())));
  app.get("/charges", (c) => c.json(newest(charges.all())));

  app.onError((error, c) => {
    if (error instanceof StripeError) return c.json({ error: error.message }, 400);
    throw error;
  });
  return app;
}

function iso(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}

async function bodyOf(text: Promise<string>): Promise<unknown> {
  const body = await text;
  return body ? JSON.parse(body) : {};
}
