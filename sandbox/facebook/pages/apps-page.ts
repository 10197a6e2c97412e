import { html } from "hono/html";
import type { Context } from "../../context";
import { layout } from "../../web/layout";
import { ago, empty } from "../../web/parts";
import { statusUrlOf } from "../callbacks";
import { type Callback, facebookStore, type Person } from "../entities";

/** Facebook's "Apps and websites": whom each person has allowed what, and the ways to end it. */
export function appsPage(ctx: Context) {
  const { people, callbacks } = facebookStore(ctx);
  const sent = callbacks.all().toReversed();
  return layout({
    title: "Apps and websites",
    here: "facebook",
    body: html`
      <h1>Apps and websites</h1>
      <p>
        What people have allowed Postwright at Facebook. Ending it here does what Meta does: the tokens die,
        and Meta calls Postwright, with a signed request.
      </p>
      <section>
        <header><h2>People</h2></header>
        <ul class="rows">
          ${people.all().map((person) => personRow(ctx, person))}
        </ul>
      </section>
      <section>
        <header><h2>What Postwright answered</h2></header>
        ${
          sent.length === 0
            ? empty("Meta has not called Postwright yet.")
            : html`<ul class="rows">
                ${sent.map(callbackRow)}
              </ul>`
        }
      </section>
    `,
  });
}

function personRow(ctx: Context, person: Person) {
  const { grants, pages } = facebookStore(ctx);
  const grant = grants.find(({ personId }) => personId === person.id);
  const shared = (grant?.pageIds ?? []).flatMap((id) => pages.get(id)?.name ?? []);
  const action = (kind: Callback["kind"]) => `/web/facebook/people/${person.id}/${kind}`;
  return html`<li>
    <div class="line">
      <span
        ><strong>${person.name}</strong><br /><span class="soft"
          >${
            grant
              ? `Allows ${grant.scopes.join(", ")}${shared.length > 0 ? ` on ${shared.join(", ")}` : ""}`
              : "Allows Postwright nothing"
          }${grant?.declined?.length ? `. Switched off: ${grant.declined.join(", ")}` : ""}</span
        ></span
      >
      <span class="inline">
        <form method="post" action="${action("deauthorize")}"><button>Remove Postwright</button></form>
        <form method="post" action="${action("data-deletion")}">
          <button class="danger">Remove, and ask to delete my data</button>
        </form>
      </span>
    </div>
  </li>`;
}

function callbackRow(sent: Callback) {
  const status = statusUrlOf(sent);
  const good = sent.status !== null && sent.status < 300;
  return html`<li>
    <div class="line">
      <span
        ><strong>${sent.kind === "deauthorize" ? "Deauthorize" : "Data deletion"}</strong>
        ${ago(sent.at)}<br /><span class="soft">POST ${sent.url}</span><br /><code>${sent.answer}</code
        >${status && html`<br /><a href="${status}">Open the status page</a>`}</span
      >
      <span class="${good ? "ok" : "no"}">${sent.status ?? "no answer"}</span>
    </div>
  </li>`;
}
