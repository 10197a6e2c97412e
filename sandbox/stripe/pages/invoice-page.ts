import { html } from "hono/html";
import type Stripe from "stripe";
import { shown } from "../billing/money";
import { shortDay } from "../core/dates";
import { shell } from "./shell";

/** The invoice as its customer sees it; an open one can be paid. */
export function invoicePage(invoice: Stripe.Invoice, alert?: string) {
  const { currency } = invoice;
  return shell(
    `Invoice ${invoice.number}`,
    html`<h1>${shown(invoice.amount_due, currency)}</h1>
      ${alert && html`<p class="alert" role="alert">${alert}</p>`}
      <p class="soft">Invoice ${invoice.number}, ${shortDay(invoice.created)}, ${invoice.status}</p>
      <ul class="lines">
        ${invoice.lines.data.map((line) => html`<li><span>${line.description}</span><span>${shown(line.amount, currency)}</span></li>`)}
        ${(invoice.total_discount_amounts ?? []).map((off) => html`<li><span>Discount</span><span>−${shown(off.amount, currency)}</span></li>`)}
        ${(invoice.total_taxes ?? []).map((tax) => html`<li><span>Tax, ${tax.tax_behavior}</span><span>${shown(tax.amount, currency)}</span></li>`)}
        ${invoice.starting_balance !== 0 && html`<li><span>Balance applied</span><span>${shown(invoice.starting_balance, currency)}</span></li>`}
        <li><b>Total</b><b>${shown(invoice.total, currency)}</b></li>
        <li><b>Paid</b><b>${shown(invoice.amount_paid, currency)}</b></li>
      </ul>
      <div class="row">
        ${
          invoice.status === "open" &&
          html`<form method="post">
            <button class="plain">Pay ${shown(invoice.amount_remaining, currency)}</button>
          </form>`
        }
      </div>`,
  );
}
