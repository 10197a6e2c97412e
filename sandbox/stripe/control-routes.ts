import { Hono } from "hono";
import { z } from "zod";
import type { Context, Env } from "../context";
import { REFUSALS, type DeclineCode } from "./billing/cards";
import { closeDispute, openDispute } from "./billing/disputes";
import { setCardsOf } from "./billing/payment-methods";
import { refundCharge } from "./billing/refunds";
import { billingSettings, setBillingSettings } from "./billing/settings";
import { advanceSandbox, advanceTestClock } from "./billing/time";
import { moved } from "./core/dates";
import { stripeStore } from "./core/entities";
import { StripeError } from "./core/errors";
import { idOf } from "./core/ids";
import { newest } from "./core/paging";
import { atCustomersTime, clockOf, sandboxTime, sceneAt } from "./core/scene";
import { webhookControl } from "./webhooks/control";

const clockSchema = z.strictObject({
  advance: z.union([z.string(), z.number()]).optional(),
  to: z.number().optional(),
  customer: z.string().optional(),
  settle: z.boolean().default(true),
});
const codes = Object.keys(REFUSALS) as [DeclineCode, ...DeclineCode[]];
const settingsSchema = z.strictObject({
  retryDays: z.array(z.number().min(0)).optional(),
  afterRetries: z.enum(["cancel", "unpaid", "past_due"]).optional(),
  draftSeconds: z.number().min(0).optional(),
});

/** What tests and the sandbox's own pages may ask of the Stripe stand-in. Mounted at /api/stripe. */
export function controlRoutes(ctx: Context): Hono<Env> {
  const app = new Hono<Env>();
  const { charges, disputes, cards, subscriptions, invoices } = stripeStore(ctx);
  app.route("/", webhookControl(ctx));

  app.get("/clock", (c) => c.json({ now: sandboxTime(ctx), iso: iso(sandboxTime(ctx)) }));
  app.post("/clock", async (c) => {
    const input = clockSchema.parse(await c.req.json());
    const clock = clockOf(ctx, input.customer ?? null);
    const { now } = atCustomersTime(sceneAt(ctx), input.customer ?? null);
    const to = input.to ?? moved(now, input.advance ?? 0);
    if (to === null)
      return c.json({ error: `Cannot read "${input.advance}": say "1 month", "3 days" or seconds` }, 400);
    if (to < now) return c.json({ error: "Time cannot be moved backwards" }, 400);
    if (clock) advanceTestClock(sceneAt(ctx), clock, to);
    else advanceSandbox(ctx, to, input.settle);
    const after = atCustomersTime(sceneAt(ctx), input.customer ?? null).now;
    return c.json({ now: after, iso: iso(after) });
  });

  app.get("/settings", (c) => c.json(billingSettings(ctx)));
  app.put("/settings", async (c) =>
    c.json(setBillingSettings(ctx, settingsSchema.parse(await c.req.json()))),
  );

  // A saved card changes its mind: from now on it is refused, or works.
  app.post("/payment-methods/:id", async (c) => {
    const { decline } = z.strictObject({ decline: z.enum(codes).nullable() }).parse(await c.req.json());
    const card = cards.get(c.req.param("id"));
    if (!card) return c.json({ error: "No such payment method" }, 404);
    cards.put({ ...card, charge: decline ? REFUSALS[decline] : null });
    return c.json({ id: card.id, decline });
  });
  app.post("/customers/:id/card", async (c) => {
    const { decline } = z.strictObject({ decline: z.enum(codes).nullable() }).parse(await c.req.json());
    const mine = setCardsOf(ctx, c.req.param("id"), decline ? REFUSALS[decline] : null);
    return c.json({ cards: mine, decline });
  });

  app.post("/charges/:id/refund", async (c) => {
    const { amount } = z.strictObject({ amount: z.int().optional() }).parse(await bodyOf(c.req.text()));
    const charge = charges.get(c.req.param("id"));
    if (!charge) return c.json({ error: "No such charge" }, 404);
    return c.json(refundCharge(atCustomersTime(sceneAt(ctx), idOf(charge.customer)), charge, { amount }));
  });
  app.post("/charges/:id/dispute", async (c) => {
    const schema = z.strictObject({ reason: z.string().optional(), amount: z.int().optional() });
    const input = schema.parse(await bodyOf(c.req.text()));
    const charge = charges.get(c.req.param("id"));
    if (!charge) return c.json({ error: "No such charge" }, 404);
    return c.json(openDispute(atCustomersTime(sceneAt(ctx), idOf(charge.customer)), charge, input), 201);
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
