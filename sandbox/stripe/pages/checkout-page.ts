import { html } from "hono/html";
import type Stripe from "stripe";
import type { Context } from "../../context";
import { shown } from "../billing/money";
import { DAY, shortDay } from "../core/dates";
import { stripeStore } from "../core/entities";
import { idOf } from "../core/ids";
import { sandboxTime } from "../core/scene";
import { cardFields } from "./card-fields";
import { shell } from "./shell";

const COUNTRIES: [code: string, name: string][] = [
  ["HU", "Hungary"],
  ["AT", "Austria"],
  ["DE", "Germany"],
  ["ES", "Spain"],
  ["FR", "France"],
  ["GB", "United Kingdom"],
  ["IT", "Italy"],
  ["PT", "Portugal"],
  ["US", "United States"],
];

export interface Filled {
  email?: string;
  name?: string;
  country?: string;
  postalCode?: string;
}

/** The page on which a customer pays, with what went wrong at the last try. */
export function checkoutPage(
  ctx: Context,
  session: Stripe.Checkout.Session,
  filled: Filled = {},
  alert?: string,
) {
  const email = session.customer_details?.email;
  const trial = trialEnd(ctx, session) !== null;
  return shell(
    "Checkout",
    html`<div class="pay">
      ${summary(ctx, session)}
      <section style="margin-top:0">
        ${alert && html`<p class="alert" role="alert">${alert}</p>`}
        <form class="fields" method="post">
          <label
            >Email${
              email
                ? html`<input name="email" type="email" value="${email}" readonly />`
                : html`<input
                    name="email"
                    type="email"
                    value="${filled.email ?? ""}"
                    autocomplete="email"
                    required
                  />`
            }</label
          >
          ${cardFields()}
          <label
            >Name on card<input
              name="billingName"
              autocomplete="name"
              value="${filled.name ?? session.customer_details?.name ?? "Anna Kovács"}"
              required
          /></label>
          <div class="two">
            <label
              >Country<select name="billingCountry">
                ${COUNTRIES.map(
                  ([code, name]) =>
                    html`<option value="${code}" ${code === (filled.country ?? "HU") ? "selected" : ""}>
                      ${name}
                    </option>`,
                )}
              </select></label
            >
            <label
              >Postal code<input name="billingPostalCode" value="${filled.postalCode ?? "1114"}" required
            /></label>
          </div>
          <button class="big" name="action" value="pay">${trial ? "Start trial" : "Subscribe"}</button>
        </form>
        <p class="soft">
          ${session.cancel_url && html`<a href="${session.cancel_url}">Back to Postwright</a>`}
        </p>
      </section>
    </div>`,
  );
}

function summary(ctx: Context, session: Stripe.Checkout.Session) {
  const { sessionPlans, prices, products, promotionCodes } = stripeStore(ctx);
  const plan = sessionPlans.get(session.id);
  const price = prices.get(plan?.price ?? "");
  const currency = price?.currency ?? "eur";
  const product = products.get(idOf(price?.product) ?? "");
  const end = trialEnd(ctx, session);
  const monthly = `${shown((price?.unit_amount ?? 0) * (plan?.quantity ?? 1), currency)} per ${price?.recurring?.interval}`;
  const code = promotionCodes.get(plan?.promotionCode ?? "");
  const off = session.total_details?.amount_discount ?? 0;
  return html`<section style="margin-top:0">
    <h1>${end === null ? `Subscribe to ${product?.name}` : `Try ${product?.name}`}</h1>
    <p class="sum">${end === null ? monthly : `${Math.round((end - sandboxTime(ctx)) / DAY)} days free`}</p>
    ${end !== null && html`<p class="soft">Then ${monthly}, from ${shortDay(end)}</p>`}
    <ul class="lines">
      <li><span>${product?.name}</span><span>${monthly}</span></li>
      ${code && html`<li><span>Code ${code.code}</span><span>${off > 0 ? `−${shown(off, currency)}` : "applied"}</span></li>`}
      ${
        session.automatic_tax.enabled &&
        html`<li>
          <span>Tax</span
          ><span>${shown(session.total_details?.amount_tax ?? 0, currency)}, by your address</span>
        </li>`
      }
      <li><b>Total due today</b><b>${shown(session.amount_total ?? 0, currency)}</b></li>
    </ul>
    ${
      session.allow_promotion_codes &&
      !code &&
      html`<form class="row" method="post">
        <input
          class="plain"
          name="promotionCode"
          placeholder="Promotion code"
          aria-label="Promotion code"
          required
        />
        <button class="plain" name="action" value="promotion">Apply</button>
      </form>`
    }
  </section>`;
}

/** When the trial of this checkout would end if it began now; null without one. */
function trialEnd(ctx: Context, session: Stripe.Checkout.Session): number | null {
  const days = stripeStore(ctx).sessionPlans.get(session.id)?.trialDays;
  return days ? sandboxTime(ctx) + days * DAY : null;
}
