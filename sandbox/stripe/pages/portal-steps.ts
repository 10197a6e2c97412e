import { html } from "hono/html";
import type Stripe from "stripe";
import { itemOf, prorationLines } from "../billing/lines";
import { shown } from "../billing/money";
import { shortDay } from "../core/dates";
import { cardFields } from "./card-fields";
import { choices, productName, type Portal } from "./portal-context";
import { shell } from "./shell";

const back = (portal: Portal) =>
  portal.session.flow
    ? portal.session.return_url &&
      html`<p><a href="${portal.session.return_url}">Return to Postwright</a></p>`
    : html`<p><a href="${portal.home}">Back</a></p>`;

/** The plans to choose from. */
export function choosePage(portal: Portal, row: Stripe.Subscription) {
  const now = itemOf(row).price.id;
  return shell(
    "Update plan",
    html`<h1>Update your plan</h1>
      ${choices(portal).map(
        (price) =>
          html`<div class="sheet" style="margin-top:16px">
            <h3>${productName(portal, price)}</h3>
            <p class="sum">
              ${shown(price.unit_amount ?? 0, price.currency)} per ${price.recurring?.interval}
            </p>
            ${
              price.id === now
                ? html`<p class="soft">Current plan</p>`
                : html`<a class="plain" href="${portal.home}/subscriptions/${row.id}/update/${price.id}"
                    >Select</a
                  >`
            }
          </div>`,
      )}
      ${back(portal)}`,
  );
}

/** What the change costs, and the button that makes it. */
export function confirmPage(portal: Portal, row: Stripe.Subscription, price: Stripe.Price, alert?: string) {
  const { current_period_end: end } = itemOf(row);
  const update = portal.features.subscription_update;
  const trial = row.status === "trialing";
  const ends = trial && update.trial_update_behavior === "end_trial";
  const lines = trial ? [] : prorationLines(portal.scene, row, price, portal.scene.now);
  const sum = lines.reduce((total, line) => total + line.amount, 0);
  const due = ends ? (price.unit_amount ?? 0) : Math.max(0, sum);
  return shell(
    "Confirm your updates",
    html`<h1>Confirm your updates</h1>
      ${alert && html`<p class="alert" role="alert">${alert}</p>`}
      <p>${productName(portal, itemOf(row).price)} becomes ${productName(portal, price)}.</p>
      <ul class="lines">
        ${lines.map((line) => html`<li><span>${line.description}</span><span>${shown(line.amount, line.currency)}</span></li>`)}
        <li><b>Amount due today</b><b>${shown(due, price.currency)}</b></li>
      </ul>
      <p class="soft">
        Then ${shown(price.unit_amount ?? 0, price.currency)} per ${price.recurring?.interval},
        ${ends ? "from today: the trial ends with the change" : `from ${shortDay(end)}`}.
      </p>
      <form method="post"><button class="big">Confirm</button></form>
      ${back(portal)}`,
  );
}

/** Whether the plan shall really end. */
export function cancelPage(portal: Portal, row: Stripe.Subscription) {
  const end = shortDay(itemOf(row).current_period_end);
  return shell(
    "Cancel plan",
    html`<h1>Cancel your plan</h1>
      <p>${productName(portal, itemOf(row).price)} will end on ${end}. Until then it can be used.</p>
      <form method="post"><button class="big">Cancel plan</button></form>
      ${back(portal)}`,
  );
}

/** A new card for the invoices to come. */
export function cardPage(portal: Portal, alert?: string) {
  return shell(
    "Payment method",
    html`<h1>Payment method</h1>
      ${alert && html`<p class="alert" role="alert">${alert}</p>`}
      <form class="fields" method="post">${cardFields()}<button class="big">Save card</button></form>
      ${back(portal)}`,
  );
}
