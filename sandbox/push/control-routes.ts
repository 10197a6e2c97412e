import { Hono } from "hono";
import { z } from "zod";
import type { Context, Env } from "../context";
import { pushStore, pushedMessages, subscribe, subscriptionJson } from "./entities";

const newSubscription = z.strictObject({ applicationServerKey: z.string().regex(/^B[\w-]{86}$/) });

/** Browsers for tests: their subscriptions, and the messages they received. Mounted at /api/push. */
export function pushControlRoutes(ctx: Context): Hono<Env> {
  const app = new Hono<Env>();

  app.post("/subscriptions", async (c) => {
    const { applicationServerKey } = newSubscription.parse(await c.req.json());
    return c.json(subscriptionJson(ctx, subscribe(ctx, applicationServerKey)), 201);
  });

  app.delete("/subscriptions/:id", (c) => {
    const { subscriptions } = pushStore(ctx);
    const found = subscriptions.get(c.req.param("id"));
    if (!found) return c.json({ error: "No such subscription" }, 404);
    subscriptions.put({ ...found, ended: true });
    return c.json({ ended: true });
  });

  app.get("/messages", (c) => c.json(pushedMessages(ctx, c.req.query("subscription"))));
  return app;
}
