import { html } from "hono/html";
import type Stripe from "stripe";
import { itemOf } from "../billing/lines";
import { shown } from "../billing/money";
import { methodFor } from "../billing/payments/payment-methods";
import { shortDay } from "../core/dates";
import { stripeStore } from "../core/entities";
import { idOf } from "../core/ids";
import { newest } from "../core/paging";
import { productName, type Portal } from "./portal-context";
import { shell } from "./shell";

/** The portal's first page: plans, card, invoices, and the way back. */
export function portalHome(portal: Portal, message?: string) {
  const { features, session, subscriptions } = portal;
  return shell(
    "Billing",
    html`${message && html`<p class="done" role="status">${message}</p>`}
      <h1>Billing</h1>
      <p class="soft">${portal.customer.name} ${portal.customer.email}</p>
      ${session.return_url && html`<p><a href="${session.return_url}">Return to Postwright</a></p>`}
      <section>
        <header><h2>Current plan</h2></header>
        ${subscriptions.length === 0 && html`<p class="soft">There is no plan at the moment.</p>`}
        ${subscriptions.map((row) => plan(portal, row))}
      </section>
      ${features.payment_method_update.enabled && card(portal)}
      ${features.invoice_history.enabled && invoices(portal)}`,
  );
}

/** What a subscription costs and what comes next. */
function renewalLine(portal: Portal, row: Stripe.Subscription): string {
  const end = shortDay(itemOf(row).current_period_end);
  if (row.cancel_at !== null) return `Cancels ${shortDay(row.cancel_at)}`;
  if (row.status === "trialing") return `Trial ends ${end}`;
  if (row.status === "past_due" || row.status === "unpaid") return "Payment failed: the card must be renewed";
  if (row.status === "paused") return "Paused";
  return `Renews ${end}`;
}

function plan(portal: Portal, row: Stripe.Subscription) {
  const { price, quantity = 1 } = itemOf(row);
  const { subscription_update: update, subscription_cancel: cancel } = portal.features;
  const base = `${portal.home}/subscriptions/${row.id}`;
  return html`<div class="sheet">
    <h3>${productName(portal, price)}</h3>
    <p class="sum">
      ${shown((price.unit_amount ?? 0) * quantity, price.currency)} per ${price.recurring?.interval}
    </p>
    <p class="soft">${renewalLine(portal, row)}</p>
    <div class="row">
      ${update.enabled && row.cancel_at === null && html`<a class="plain" href="${base}/update">Update plan</a>`}
      ${
        row.cancel_at === null
          ? cancel.enabled && html`<a class="plain" href="${base}/cancel">Cancel plan</a>`
          : html`<form method="post" action="${base}/resume">
              <button class="plain">Don't cancel plan</button>
            </form>`
      }
    </div>
  </div>`;
}

function card(portal: Portal) {
  const { paymentMethods } = stripeStore(portal.scene.ctx);
  const [subscription] = portal.subscriptions;
  const id =
    (subscription && methodFor(portal.scene, subscription)) ??
    idOf(portal.customer.invoice_settings.default_payment_method);
  const method = paymentMethods.get(id ?? "")?.card;
  return html`<section>
    <header><h2>Payment method</h2></header>
    <p>
      ${method ? `${method.brand} •••• ${method.last4}, until ${method.exp_month}/${method.exp_year}` : "No card."}
    </p>
    <p>
      <a class="plain" href="${portal.home}/payment-methods"
        >${method ? "Update payment method" : "Add payment method"}</a
      >
    </p>
  </section>`;
}

function invoices(portal: Portal) {
  const rows = newest(stripeStore(portal.scene.ctx).invoices.all()).filter(
    (row) => row.customer === portal.customer.id && row.status !== "draft",
  );
  return html`<section>
    <header><h2>Invoice history</h2></header>
    ${rows.length === 0 && html`<p class="soft">No invoices yet.</p>`}
    ${
      rows.length > 0 &&
      html`<ul class="rows">
        ${rows.map(
          (row) =>
            html`<li>
              <a href="${row.hosted_invoice_url ?? ""}"
                ><strong>${shortDay(row.created)} · ${shown(row.total, row.currency)}</strong
                ><span class="soft">${row.status}, ${row.number}</span></a
              >
            </li>`,
        )}
      </ul>`
    }
  </section>`;
}
