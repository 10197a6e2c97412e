import { Hono } from "hono";
import { z } from "zod";
import type { Context, Env } from "../../context";
import { expireSession } from "../billing/expire";
import { endpoint } from "../core/endpoint";
import { stripeStore } from "../core/entities";
import { invalid, noSuch } from "../core/errors";
import { sessionLines } from "../core/expand";
import { newest, paged } from "../core/paging";
import { mergeMetadata, metadata, nothing, paging, range, text, unplayed, within } from "../core/params";
import { makeSession } from "./session-make";
import { sessionParams } from "./session-params";

const list = z.strictObject({
  ...paging,
  created: range.optional(),
  customer: text.optional(),
  status: z.enum(["open", "complete", "expired"]).optional(),
  subscription: text.optional(),
  payment_intent: text.optional(),
  customer_details: z.strictObject({ email: text }).optional(),
  ...unplayed("customer_account", "payment_link"),
});

/** /v1/checkout/sessions. Source: docs.stripe.com/api/checkout/sessions */
export function sessionRoutes(ctx: Context): Hono<Env> {
  const app = new Hono<Env>();
  const { sessions } = stripeStore(ctx);
  const found = (id: string) => {
    const row = sessions.get(id);
    if (!row) throw noSuch("checkout.session", id, "session");
    return row;
  };

  app.post(
    "/checkout/sessions",
    endpoint(ctx, sessionParams, (call, input) => makeSession(call, input)),
  );

  app.get(
    "/checkout/sessions",
    endpoint(ctx, list, (call, input) =>
      paged(
        call.raw,
        newest(sessions.all()).filter(
          (row) =>
            (!input.customer || row.customer === input.customer) &&
            (!input.status || row.status === input.status) &&
            (!input.subscription || row.subscription === input.subscription) &&
            (!input.payment_intent || row.payment_intent === input.payment_intent) &&
            (!input.customer_details || row.customer_details?.email === input.customer_details.email) &&
            within(row.created, input.created),
        ),
        "/v1/checkout/sessions",
      ),
    ),
  );

  app.get(
    "/checkout/sessions/:id",
    endpoint(ctx, nothing, (call) => found(call.id)),
  );

  app.post(
    "/checkout/sessions/:id",
    endpoint(ctx, z.strictObject({ metadata: metadata.optional() }), (call, input) => {
      const before = found(call.id);
      return sessions.put({ ...before, metadata: mergeMetadata(before.metadata ?? {}, input.metadata) });
    }),
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

  app.get(
    "/checkout/sessions/:id/line_items",
    endpoint(ctx, z.strictObject(paging), (call) => sessionLines(ctx, found(call.id).id)),
  );

  return app;
}
