import { Hono } from "hono";
import { z } from "zod";
import type { Context, Env } from "../../context";
import { stripeStore } from "../core/entities";
import { newest } from "../core/paging";
import { courierOf } from "./courier";
import { type Delivery, matchesType, modeOf, NORMAL, SETTINGS_ENDPOINT, webhookStore } from "./entities";
import { targetOf } from "./targets";

const modeSchema = z.strictObject({
  url: z.url().nullable().optional(),
  hold: z.boolean().optional(),
  duplicates: z.int().min(0).max(100).optional(),
  drop: z.array(z.string()).optional(),
  backoffMs: z.array(z.number().min(0)).optional(),
});
const releaseSchema = z.strictObject({
  order: z.array(z.string()).optional(),
  reverse: z.boolean().default(false),
  parallel: z.boolean().default(false),
});
const redeliverSchema = z.strictObject({ times: z.int().min(1).max(200).default(1) });

/** How webhooks go out, what went out, and sending again by hand. Mounted at /api/stripe. */
export function webhookControl(ctx: Context): Hono<Env> {
  const app = new Hono<Env>();
  const { deliveries, modes } = webhookStore(ctx);
  const { events } = stripeStore(ctx);
  const shownMode = () => {
    const { id: _id, ...mode } = modeOf(ctx);
    return { ...mode, url: targetOf(ctx, SETTINGS_ENDPOINT)?.url ?? null };
  };

  app.get("/webhooks", (c) => c.json(shownMode()));
  app.put("/webhooks", async (c) => {
    modes.put({ ...modeOf(ctx), ...modeSchema.parse(await c.req.json()), id: NORMAL.id });
    return c.json(shownMode());
  });
  app.delete("/webhooks", (c) => {
    modes.put({ ...NORMAL, url: modeOf(ctx).url });
    return c.json(shownMode());
  });

  // Events newest first, each with its deliveries.
  app.get("/events", (c) => {
    const { type, customer } = c.req.query();
    const rows = newest(events.all()).filter((row) => {
      const body = row.data.object as { id?: string; customer?: unknown };
      return (
        (!type || matchesType(row.type, type.split(","))) &&
        (!customer || body.customer === customer || body.id === customer)
      );
    });
    const byEvent = new Map<string, Delivery[]>();
    for (const row of deliveries.all()) byEvent.set(row.event, [...(byEvent.get(row.event) ?? []), row]);
    return c.json(rows.map((row) => ({ ...row, deliveries: byEvent.get(row.id) ?? [] })));
  });
  app.post("/events/:id/redeliver", async (c) => {
    const event = events.get(c.req.param("id"));
    if (!event) return c.json({ error: "No such event" }, 404);
    const text = await c.req.text();
    const { times } = redeliverSchema.parse(text ? JSON.parse(text) : {});
    return c.json({ attempts: await courierOf(ctx).redeliver(event, times) });
  });

  app.get("/deliveries", (c) => {
    const state = c.req.query("state");
    return c.json(deliveries.all().filter((row) => !state || row.state === state));
  });

  // Sends what is held, in the given order of event ids or types, and waits for every answer.
  app.post("/release", async (c) => {
    const text = await c.req.text();
    const input = releaseSchema.parse(text ? JSON.parse(text) : {});
    return c.json(await courierOf(ctx).release(input));
  });
  return app;
}
