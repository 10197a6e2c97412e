import { html } from "hono/html";
import type { Context } from "../../context";
import { layout } from "../../web/layout";
import { empty } from "../../web/parts";
import { itemOf } from "../billing/lines";
import { shown } from "../billing/money";
import { billingSettings } from "../billing/settings";
import { shortDay } from "../core/dates";
import { stripeStore } from "../core/entities";
import { idOf } from "../core/ids";
import { newest } from "../core/paging";
import { sandboxTime } from "../core/scene";
import { eventSection } from "./overview-events";

const SHOWN = 12;
const STEPS = ["1 hour", "1 day", "3 days", "7 days", "1 month"];

/** Everything that this Stripe knows, its clock and its webhooks. */
export function overviewPage(ctx: Context) {
  return layout({
    title: "Stripe",
    here: "stripe",
    body: html`<h1>Stripe</h1>
      ${clockSection(ctx)} ${customerSection(ctx)} ${subscriptionSection(ctx)} ${invoiceSection(ctx)}
      ${eventSection(ctx)}`,
  });
}

function clockSection(ctx: Context) {
  const { retryDays, afterRetries } = billingSettings(ctx);
  return html`<section>
    <header><h2>Clock</h2></header>
    <p>
      In this Stripe it is
      <strong>${new Date(sandboxTime(ctx) * 1000).toISOString().slice(0, 16).replace("T", " ")} UTC</strong>.
      Moving it on makes trials end, renewals happen and failed payments be tried again. It cannot go back.
    </p>
    <div class="steps">
      ${STEPS.map(
        (step) =>
          html`<form method="post" action="/web/stripe/clock">
            <button name="advance" value="${step}">+ ${step}</button>
          </form>`,
      )}
    </div>
    <p class="soft">
      A failed payment is tried again after ${retryDays.join(", ")} days; then:
      ${afterRetries.replace("_", " ")}.
    </p>
  </section>`;
}

function customerSection(ctx: Context) {
  const { customers, cards, paymentMethods } = stripeStore(ctx);
  const rows = newest(customers.all()).slice(0, SHOWN);
  const fails = (id: string) =>
    paymentMethods.all().some((row) => row.customer === id && cards.get(row.id)?.charge);
  return html`<section>
    <header><h2>Customers</h2></header>
    ${rows.length === 0 && empty("No customers yet. Choose a plan in Postwright, and one comes.")}
    ${
      rows.length > 0 &&
      html`<ul class="rows">
        ${rows.map(
          (row) =>
            html`<li>
              <div class="line">
                <span
                  ><strong>${row.email ?? row.id}</strong><br /><span class="soft"
                    >${row.id}${row.balance !== 0 ? `, balance ${shown(row.balance, row.currency ?? "eur")}` : ""}</span
                  ></span
                >
                <form method="post" action="/web/stripe/customers/${row.id}/card">
                  <button name="decline" value="${fails(row.id) ? "" : "generic_decline"}">
                    ${fails(row.id) ? "Let the card work" : "Make the card fail"}
                  </button>
                </form>
              </div>
            </li>`,
        )}
      </ul>`
    }
  </section>`;
}

function subscriptionSection(ctx: Context) {
  const { subscriptions, customers, products } = stripeStore(ctx);
  const rows = newest(subscriptions.all()).slice(0, SHOWN);
  return html`<section>
    <header><h2>Subscriptions</h2></header>
    ${rows.length === 0 && empty("No subscriptions yet.")}
    ${
      rows.length > 0 &&
      html`<ul class="rows">
        ${rows.map((row) => {
          const item = itemOf(row);
          const name = products.get(idOf(item.price.product) ?? "")?.name;
          const end =
            row.cancel_at === null
              ? `until ${shortDay(item.current_period_end)}`
              : `ends ${shortDay(row.cancel_at)}`;
          const live = row.status === "active" || row.status === "trialing";
          return html`<li>
            <div class="line">
              <span
                ><strong>${name}, ${customers.get(idOf(row.customer) ?? "")?.email}</strong><br /><span
                  class="soft"
                  >${row.id}, ${end}</span
                ></span
              >
              <span class="${live ? "ok" : "no"}">${row.status}</span>
            </div>
          </li>`;
        })}
      </ul>`
    }
  </section>`;
}

function invoiceSection(ctx: Context) {
  const rows = newest(stripeStore(ctx).invoices.all()).slice(0, SHOWN);
  return html`<section>
    <header><h2>Invoices</h2></header>
    ${rows.length === 0 && empty("No invoices yet.")}
    ${
      rows.length > 0 &&
      html`<ul class="rows">
        ${rows.map(
          (row) =>
            html`<li>
              <div class="line">
                <span
                  ><a href="${row.hosted_invoice_url ?? "#"}"
                    ><strong>${shown(row.total, row.currency)}</strong></a
                  >, ${row.billing_reason}<br /><span class="soft"
                    >${row.id}, ${row.customer_email},
                    ${shortDay(row.created)}${
                      row.next_payment_attempt ? `, next try ${shortDay(row.next_payment_attempt)}` : ""
                    }</span
                  ></span
                >
                <span class="${row.status === "paid" ? "ok" : "no"}">${row.status}</span>
              </div>
            </li>`,
        )}
      </ul>`
    }
  </section>`;
}
