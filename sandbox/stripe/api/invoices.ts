import { Hono } from "hono";
import { z } from "zod";
import type { Context, Env } from "../../context";
import { finalizeInvoice, voidInvoice } from "../billing/invoice";
import { payInvoice } from "../billing/pay";
import { attachMethod, findMethod } from "../billing/payment-methods";
import { endpoint } from "../core/endpoint";
import { stripeStore } from "../core/entities";
import { cardError, invalid, noSuch } from "../core/errors";
import { idOf } from "../core/ids";
import { newest, paged } from "../core/paging";
import { nothing, paging, range, text, unplayed, within, yesNo } from "../core/params";
import { atCustomersTime } from "../core/scene";
import { matcher, searchParams, searchResult } from "../core/search";
import { previewInvoice, previewParams } from "./invoice-preview";

const list = z.strictObject({
  ...paging,
  collection_method: z.enum(["charge_automatically", "send_invoice"]).optional(),
  created: range.optional(),
  customer: text.optional(),
  status: z.enum(["draft", "open", "paid", "uncollectible", "void"]).optional(),
  subscription: text.optional(),
  ...unplayed("customer_account", "due_date"),
});

/** /v1/invoices. Source: docs.stripe.com/api/invoices */
export function invoiceRoutes(ctx: Context): Hono<Env> {
  const app = new Hono<Env>();
  const { invoices } = stripeStore(ctx);
  const found = (id: string) => {
    const row = invoices.get(id);
    if (!row) throw noSuch("invoice", id);
    return row;
  };

  app.post(
    "/invoices/create_preview",
    endpoint(ctx, previewParams, (call, input) => previewInvoice(call, input)),
  );

  app.get(
    "/invoices/search",
    endpoint(ctx, searchParams, (call, input) =>
      searchResult(
        newest(invoices.all()).filter(
          matcher(input.query, ["customer", "number", "status", "currency", "total"]),
        ),
        input,
        call.path,
      ),
    ),
  );

  app.get(
    "/invoices",
    endpoint(ctx, list, (call, input) =>
      paged(
        call.raw,
        newest(invoices.all()).filter(
          (row) =>
            (!input.customer || row.customer === input.customer) &&
            (!input.status || row.status === input.status) &&
            (!input.collection_method || row.collection_method === input.collection_method) &&
            (!input.subscription || row.parent?.subscription_details?.subscription === input.subscription) &&
            within(row.created, input.created),
        ),
        "/v1/invoices",
      ),
    ),
  );

  app.get(
    "/invoices/:id",
    endpoint(ctx, nothing, (call) => found(call.id)),
  );

  app.get(
    "/invoices/:id/lines",
    endpoint(ctx, z.strictObject(paging), (call) => paged(call.raw, found(call.id).lines.data, call.path)),
  );

  app.post(
    "/invoices/:id/finalize",
    endpoint(ctx, z.strictObject({ auto_advance: yesNo.optional() }), (call) => {
      const draft = found(call.id);
      if (draft.status !== "draft")
        throw invalid("This invoice is already finalized, you can't re-finalize a non-draft invoice.");
      return finalizeInvoice(atCustomersTime(call, idOf(draft.customer as string | null)), draft);
    }),
  );

  app.post(
    "/invoices/:id/pay",
    endpoint(
      ctx,
      z.strictObject({
        payment_method: text.optional(),
        off_session: yesNo.optional(),
        ...unplayed("forgive", "mandate", "paid_out_of_band", "source"),
      }),
      (call, input) => {
        const row = found(call.id);
        const customer = idOf(row.customer as string | null);
        const scene = atCustomersTime(call, customer);
        if (row.status === "paid")
          throw invalid("Invoice is already paid", undefined, "invoice_already_paid");
        if (row.status !== "open" && row.status !== "draft")
          throw invalid(`Invoice cannot be paid: it is ${row.status}.`);
        const open = row.status === "draft" ? finalizeInvoice(scene, row) : row;
        const method = input.payment_method
          ? attachMethod(scene, findMethod(scene, input.payment_method), customer ?? "").id
          : undefined;
        const refusal = payInvoice(scene, open, method);
        if (refusal) throw cardError(refusal);
        return found(row.id);
      },
    ),
  );

  app.post(
    "/invoices/:id/void",
    endpoint(ctx, nothing, (call) => {
      const row = found(call.id);
      if (row.status !== "open" && row.status !== "uncollectible")
        throw invalid(`You can only pass in open or uncollectible invoices. This invoice is ${row.status}.`);
      return voidInvoice(atCustomersTime(call, idOf(row.customer as string | null)), row);
    }),
  );

  return app;
}
