import { html } from "hono/html";
import type { Context } from "../context";
import { FAULT_KINDS, type Fault } from "../faults";
import { FAULT_PROVIDERS } from "../providers";

/** The active faults, and a form to set one. */
export function faultSection(ctx: Context) {
  const faults = ctx.faults.list();
  return html`<section id="faults">
    <header>
      <h2>Faults</h2>
      ${
        faults.length > 0 &&
        html`<form method="post" action="/web/faults/clear"><button class="danger">Clear all</button></form>`
      }
    </header>
    <p class="soft">Make the next calls go wrong, to see how Postwright takes it.</p>
    ${
      faults.length > 0 &&
      html`<ul class="rows">
        ${faults.map(
          (fault) =>
            html`<li>
              <div class="line">
                <span
                  ><strong>${fault.provider}: ${fault.kind}</strong><br /><span class="soft"
                    >${describe(fault)}</span
                  ></span
                >
                <form method="post" action="/web/faults/${fault.id}/clear"><button>Clear</button></form>
              </div>
            </li>`,
        )}
      </ul>`
    }
    <form class="grid" method="post" action="/web/faults" style="margin-top:16px">
      <label
        >Who<select name="provider">
          ${FAULT_PROVIDERS.map((name) => html`<option>${name}</option>`)}
        </select></label
      >
      <label class="long"
        >What<select name="kind">
          ${Object.entries(FAULT_KINDS).map(([kind, text]) => html`<option value="${kind}">${kind}: ${text}</option>`)}
        </select></label
      >
      <label>Path contains<input name="path" placeholder="any, or /feed" /></label>
      <label>How many calls<input name="times" type="number" min="1" value="1" /></label>
      <label>Error code<input name="code" type="number" placeholder="the usual one" /></label>
      <button class="primary">Set fault</button>
    </form>
  </section>`;
}

function describe(fault: Fault): string {
  const parts = [
    fault.method ?? "any call",
    fault.path ? `whose path has ${fault.path}` : "",
    fault.code === undefined ? "" : `code ${fault.code}`,
    fault.times === null ? "until cleared" : `${fault.times} more`,
    fault.hits > 0 ? `${fault.hits} hit` : "",
  ];
  return parts.filter(Boolean).join(", ");
}
