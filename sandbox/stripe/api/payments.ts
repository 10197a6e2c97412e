import { Hono } from "hono";
import { z } from "zod";
import type { Context, Env } from "../../context";
import { stripeStore } from "../core/entities";
import { text } from "../core/params";
import { readable } from "../core/resource";

/** Invoices, charges, what paid which, and disputes: all of them read only. Source: docs.stripe.com/api */
export function paymentRoutes(ctx: Context): Hono<Env> {
  const app = new Hono<Env>();
  const { invoices, charges, invoicePayments, disputes } = stripeStore(ctx);
  readable(app, ctx, {
    path: "/invoices",
    name: "invoice",
    rows: invoices,
    filters: {
      customer: text.optional(),
      status: z.enum(["draft", "open", "paid", "uncollectible", "void"]).optional(),
      subscription: text.optional(),
    },
    matches: (row, { customer, status, subscription }) =>
      (!customer || row.customer === customer) &&
      (!status || row.status === status) &&
      (!subscription || row.parent?.subscription_details?.subscription === subscription),
  });
  readable(app, ctx, {
    path: "/charges",
    name: "charge",
    rows: charges,
    filters: { customer: text.optional(), payment_intent: text.optional() },
  });
  readable(app, ctx, {
    path: "/disputes",
    name: "dispute",
    rows: disputes,
    filters: { charge: text.optional(), payment_intent: text.optional() },
  });
  readable(app, ctx, {
    path: "/invoice_payments",
    name: "invoice_payment",
    rows: invoicePayments,
    filters: {
      invoice: text.optional(),
      payment: z
        .strictObject({ type: z.enum(["payment_intent"]), payment_intent: text.optional() })
        .optional(),
      status: z.enum(["canceled", "open", "paid"]).optional(),
    },
    matches: (row, { invoice, payment, status }) =>
      (!invoice || row.invoice === invoice) &&
      (!payment?.payment_intent || row.payment.payment_intent === payment.payment_intent) &&
      (!status || row.status === status),
  });
  return app;
}
