import { Hono } from "hono";
import { z } from "zod";
import type { Context, Env } from "../../context";
import { attachMethod, findMethod } from "../billing/payment-methods";
import { emit } from "../core/emit";
import { endpoint } from "../core/endpoint";
import { stripeStore } from "../core/entities";
import { invalid, noSuch } from "../core/errors";
import { idOf } from "../core/ids";
import { newest, paged } from "../core/paging";
import { nothing, paging, range, text, unplayed, within } from "../core/params";
import { atCustomersTime } from "../core/scene";

const ofCharges = z.strictObject({
  ...paging,
  created: range.optional(),
  customer: text.optional(),
  payment_intent: text.optional(),
  ...unplayed("transfer_group"),
});

/** Payment methods, intents, charges and invoice payments. Source: docs.stripe.com/api */
export function paymentRoutes(ctx: Context): Hono<Env> {
  const app = new Hono<Env>();
  const store = stripeStore(ctx);
  const { paymentMethods, paymentIntents, charges, invoicePayments } = store;

  app.get(
    "/payment_methods",
    endpoint(
      ctx,
      z.strictObject({
        ...paging,
        customer: text.optional(),
        type: z.enum(["card"]).optional(),
        ...unplayed("allow_redisplay", "customer_account"),
      }),
      (call, input) =>
        paged(
          call.raw,
          newest(paymentMethods.all()).filter(
            (row) => row.customer && (!input.customer || row.customer === input.customer),
          ),
          call.path,
        ),
    ),
  );
  app.get(
    "/payment_methods/:id",
    endpoint(ctx, nothing, (call) => paymentMethods.get(call.id) ?? none("PaymentMethod", call.id)),
  );
  app.post(
    "/payment_methods/:id/attach",
    endpoint(ctx, z.strictObject({ customer: text, ...unplayed("customer_account") }), (call, input) => {
      if (!store.customers.get(input.customer)) throw noSuch("customer", input.customer, "customer");
      const scene = atCustomersTime(call, input.customer);
      return attachMethod(scene, findMethod(scene, call.id, "id"), input.customer);
    }),
  );
  app.post(
    "/payment_methods/:id/detach",
    endpoint(ctx, nothing, (call) => {
      const method = paymentMethods.get(call.id) ?? none("PaymentMethod", call.id);
      if (!method.customer)
        throw invalid(
          "The payment method you provided is not attached to a customer so detachment is impossible.",
        );
      const detached = paymentMethods.put({ ...method, customer: null });
      emit(call, "payment_method.detached", detached, { customer: idOf(method.customer) });
      return detached;
    }),
  );

  app.get(
    "/payment_intents",
    endpoint(
      ctx,
      z.strictObject({
        ...paging,
        customer: text.optional(),
        created: range.optional(),
        ...unplayed("customer_account"),
      }),
      (call, input) =>
        paged(
          call.raw,
          newest(paymentIntents.all()).filter(
            (row) =>
              (!input.customer || row.customer === input.customer) && within(row.created, input.created),
          ),
          call.path,
        ),
    ),
  );
  app.get(
    "/payment_intents/:id",
    endpoint(ctx, nothing, (call) => paymentIntents.get(call.id) ?? none("payment_intent", call.id)),
  );

  app.get(
    "/charges",
    endpoint(ctx, ofCharges, (call, input) =>
      paged(
        call.raw,
        newest(charges.all()).filter(
          (row) =>
            (!input.customer || row.customer === input.customer) &&
            (!input.payment_intent || row.payment_intent === input.payment_intent) &&
            within(row.created, input.created),
        ),
        call.path,
      ),
    ),
  );
  app.get(
    "/charges/:id",
    endpoint(ctx, nothing, (call) => charges.get(call.id) ?? none("charge", call.id)),
  );

  app.get(
    "/invoice_payments",
    endpoint(
      ctx,
      z.strictObject({
        ...paging,
        created: range.optional(),
        invoice: text.optional(),
        payment: z
          .strictObject({
            type: z.enum(["payment_intent", "payment_record"]),
            payment_intent: text.optional(),
            payment_record: text.optional(),
          })
          .optional(),
        status: z.enum(["canceled", "open", "paid"]).optional(),
      }),
      (call, input) =>
        paged(
          call.raw,
          newest(invoicePayments.all()).filter(
            (row) =>
              (!input.invoice || row.invoice === input.invoice) &&
              (!input.payment?.payment_intent ||
                row.payment.payment_intent === input.payment.payment_intent) &&
              (!input.status || row.status === input.status) &&
              within(row.created, input.created),
          ),
          call.path,
        ),
    ),
  );
  app.get(
    "/invoice_payments/:id",
    endpoint(ctx, nothing, (call) => invoicePayments.get(call.id) ?? none("invoice_payment", call.id)),
  );

  return app;
}

function none(what: string, id: string, param?: string): never {
  throw noSuch(what, id, param);
}
