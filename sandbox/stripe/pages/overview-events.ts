import { html } from "hono/html";
import type { Context } from "../../context";
import { empty } from "../../web/parts";
import { shortDay } from "../core/dates";
import { stripeStore } from "../core/entities";
import { newest } from "../core/paging";
import { type Delivery, SETTINGS_ENDPOINT, webhookStore } from "../webhooks/entities";
import { targetOf } from "../webhooks/targets";

const SHOWN = 25;

/** The last events with what became of their deliveries, and how deliveries go. */
export function eventSection(ctx: Context) {
  const { deliveries } = webhookStore(ctx);
  const events = newest(stripeStore(ctx).events.all()).slice(0, SHOWN);
  return html`<section>
    <header><h2>Events</h2></header>
    <p class="soft">To ${targetOf(ctx, SETTINGS_ENDPOINT)?.url ?? "nowhere: no address is set"}</p>
    ${events.length === 0 && empty("Nothing has happened yet.")}
    ${
      events.length > 0 &&
      html`<ul class="rows">
        ${events.map((event) => {
          const mine = deliveries.all().filter((row) => row.event === event.id);
          const object = event.data.object as { id?: string };
          return html`<li>
            <div class="line">
              <span
                ><strong>${event.type}</strong><br /><span class="soft"
                  >${object.id}, ${shortDay(event.created)}</span
                ></span
              >
              <span class="steps">
                ${mine.map((row) => html`<span class="${row.state === "delivered" ? "ok" : "no"}">${words(row)}</span>`)}
                <form method="post" action="/web/stripe/events/${event.id}/redeliver">
                  <button>Send again</button>
                </form>
              </span>
            </div>
          </li>`;
        })}
      </ul>`
    }
  </section>`;
}

function words({ state, attempts }: Delivery): string {
  const last = attempts.at(-1);
  const answer = last ? ` ${last.status ?? "no answer"}` : "";
  return `${state}${answer}${attempts.length > 1 ? `, ${attempts.length} tries` : ""}`;
}
