import { Hono } from "hono";
import { z } from "zod";
import type { Context, Env } from "../../context";
import { expireSession } from "../billing/sessions";
import { endpoint } from "../core/endpoint";
import { stripeStore } from "../core/entities";
import { invalid } from "../core/errors";
import { nothing, text } from "../core/params";
import { readable } from "../core/resource";
import { makeSession, sessionParams } from "./session-create";

/** /v1/checkout/sessions. Source: docs.stripe.com/api/checkout/sessions */
export function sessionRoutes(ctx: Context): Hono<Env> {
  const app = new Hono<Env>();
  const found = readable(app, ctx, {
    path: "/checkout/sessions",
    name: "checkout.session",
    rows: stripeStore(ctx).sessions,
    filters: {
      customer: text.optional(),
      status: z.enum(["open", "complete", "expired"]).optional(),
      subscription: text.optional(),
    },
  });

  app.post(
    "/checkout/sessions",
    endpoint(ctx, sessionParams, (call, input) => makeSession(call, input)),
  );
  app.post(
    "/checkout/sessions/:id/expire",
    endpoint(ctx, nothing, (call) => {
      const session = found(call.id);
      if (session.status !== "open")
        throw invalid(
          `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
        );
      return expireSession(call, session);
    }),
  );
  return app;
}
