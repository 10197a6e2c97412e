import { Hono } from "hono";
import type { Context, Env } from "../../context";
import { notFoundPage } from "../../web/layout";
import { payInvoice } from "../billing/payments/pay";
import { tick } from "../billing/time";
import { stripeStore } from "../core/entities";
import { sceneAt } from "../core/scene";
import { invoicePage } from "./invoice-page";
import { overviewPage } from "./overview-page";

/** What this Stripe knows, and the pages of its invoices. Mounted at /stripe. */
export function overviewRoutes(ctx: Context): Hono<Env> {
  const app = new Hono<Env>();
  const { invoices } = stripeStore(ctx);
  const missing = notFoundPage("There is no such invoice");

  app.get("/", (c) => {
    tick(ctx);
    return c.html(overviewPage(ctx));
  });

  app.get("/invoices/:id", (c) => {
    const invoice = invoices.get(c.req.param("id"));
    return invoice ? c.html(invoicePage(invoice)) : c.html(missing, 404);
  });
  app.post("/invoices/:id", (c) => {
    tick(ctx);
    const invoice = invoices.get(c.req.param("id"));
    if (!invoice) return c.html(missing, 404);
    const refusal = invoice.status === "open" ? payInvoice(sceneAt(ctx), invoice) : null;
    if (!refusal) return c.redirect(c.req.path, 303);
    return c.html(invoicePage(invoices.get(invoice.id) ?? invoice, refusal.message));
  });

  return app;
}
