import { Hono } from "hono";
import { z } from "zod";
import type { Context, Env } from "../../context";
import { closeDispute } from "../billing/disputes";
import { endpoint } from "../core/endpoint";
import { stripeStore } from "../core/entities";
import { noSuch } from "../core/errors";
import { newest, paged } from "../core/paging";
import { nothing, paging, range, text, within } from "../core/params";

/** /v1/disputes. A dispute begins by a test card or by the sandbox's control. Source: docs.stripe.com/api/disputes */
export function disputeRoutes(ctx: Context): Hono<Env> {
  const app = new Hono<Env>();
  const { disputes } = stripeStore(ctx);
  const found = (id: string) => {
    const row = disputes.get(id);
    if (!row) throw noSuch("dispute", id);
    return row;
  };
  const list = z.strictObject({
    ...paging,
    charge: text.optional(),
    payment_intent: text.optional(),
    created: range.optional(),
  });
  app.get(
    "/disputes",
    endpoint(ctx, list, (call, input) =>
      paged(
        call.raw,
        newest(disputes.all()).filter(
          (row) =>
            (!input.charge || row.charge === input.charge) &&
            (!input.payment_intent || row.payment_intent === input.payment_intent) &&
            within(row.created, input.created),
        ),
        "/v1/disputes",
      ),
    ),
  );
  app.get(
    "/disputes/:id",
    endpoint(ctx, nothing, (call) => found(call.id)),
  );
  // Closing by API is giving up, which loses it.
  app.post(
    "/disputes/:id/close",
    endpoint(ctx, nothing, (call) => closeDispute(call, found(call.id), false)),
  );
  return app;
}
