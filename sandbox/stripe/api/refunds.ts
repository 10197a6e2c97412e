import { Hono } from "hono";
import { z } from "zod";
import type { Context, Env } from "../../context";
import { refundCharge } from "../billing/refunds";
import { changes, emit } from "../core/emit";
import { endpoint } from "../core/endpoint";
import { stripeStore } from "../core/entities";
import { invalid, noSuch } from "../core/errors";
import { idOf } from "../core/ids";
import { newest, paged } from "../core/paging";
import {
  mergeMetadata,
  metadata,
  nothing,
  paging,
  range,
  text,
  unplayed,
  whole,
  within,
} from "../core/params";
import { atCustomersTime } from "../core/scene";

/** /v1/refunds. Source: docs.stripe.com/api/refunds */
export function refundRoutes(ctx: Context): Hono<Env> {
  const app = new Hono<Env>();
  const { paymentIntents, charges, refunds } = stripeStore(ctx);

  app.post(
    "/refunds",
    endpoint(
      ctx,
      z.strictObject({
        amount: whole.optional(),
        charge: text.optional(),
        payment_intent: text.optional(),
        metadata: metadata.optional(),
        reason: z.enum(["duplicate", "fraudulent", "requested_by_customer"]).optional(),
        ...unplayed(
          "currency",
          "customer",
          "instructions_email",
          "origin",
          "refund_application_fee",
          "reverse_transfer",
        ),
      }),
      (call, input) => {
        if (input.charge && input.payment_intent)
          throw invalid("You may only specify one of these parameters: charge, payment_intent.", "charge");
        if (!input.charge && !input.payment_intent)
          throw invalid(
            "One of the following params should be provided for this request: payment_intent or charge.",
          );
        const intent = input.payment_intent
          ? (paymentIntents.get(input.payment_intent) ??
            none("payment_intent", input.payment_intent, "payment_intent"))
          : null;
        const id = input.charge ?? idOf(intent?.latest_charge) ?? "";
        const charge = charges.get(id) ?? none("charge", id, "charge");
        return refundCharge(atCustomersTime(call, idOf(charge.customer)), charge, {
          amount: input.amount,
          reason: input.reason,
          metadata: mergeMetadata({}, input.metadata),
        });
      },
    ),
  );
  app.get(
    "/refunds",
    endpoint(
      ctx,
      z.strictObject({
        ...paging,
        charge: text.optional(),
        payment_intent: text.optional(),
        created: range.optional(),
      }),
      (call, input) =>
        paged(
          call.raw,
          newest(refunds.all()).filter(
            (row) =>
              (!input.charge || row.charge === input.charge) &&
              (!input.payment_intent || row.payment_intent === input.payment_intent) &&
              within(row.created, input.created),
          ),
          call.path,
        ),
    ),
  );
  app.get(
    "/refunds/:id",
    endpoint(ctx, nothing, (call) => refunds.get(call.id) ?? none("refund", call.id)),
  );
  app.post(
    "/refunds/:id",
    endpoint(ctx, z.strictObject({ metadata: metadata.optional() }), (call, input) => {
      const before = refunds.get(call.id) ?? none("refund", call.id);
      const after = refunds.put({
        ...before,
        metadata: mergeMetadata(before.metadata ?? {}, input.metadata),
      });
      emit(call, "refund.updated", after, changes(before, after) ?? undefined);
      return after;
    }),
  );

  return app;
}

function none(what: string, id: string, param?: string): never {
  throw noSuch(what, id, param);
}
