import { html } from "hono/html";
import type { Context } from "../context";
import { layout } from "../web/layout";
import { ago, empty, lines } from "../web/parts";
import { type PushedMessage, pushStore, pushedMessages } from "./entities";

const NONE = "No notice yet. One comes when a post fails, to a browser that is subscribed here.";

/** The simulated browsers, and the messages they received, newest first. */
export function pushPage(ctx: Context) {
  const messages = pushedMessages(ctx);
  const browsers = pushStore(ctx).subscriptions.all().reverse();
  return layout({
    title: "Push notices",
    here: "push",
    body: html`<h1>Push notices</h1>
      <p class="soft">
        What Postwright pushed to the simulated browsers, decrypted as they would read it. A real browser gets
        its messages from its vendor's service.
      </p>
      ${messages.length === 0 ? empty(NONE) : messageList(messages)}
      <section>
        <header><h2>Browsers</h2></header>
        ${browsers.length === 0 && html`<p class="soft">None is subscribed.</p>`}
        <ul class="rows">
          ${browsers.map(
            ({ id, ended, createdAt }) =>
              html`<li>
                <div class="line">
                  <span
                    ><strong>${id.slice(0, 8)}</strong><br /><span class="soft"
                      >subscribed ${ago(createdAt)}${ended ? ", ended: answers 410" : ""}</span
                    ></span
                  >
                  ${!ended && html`<form method="post" action="/push/subscriptions/${id}/end"><button>End</button></form>`}
                </div>
              </li>`,
          )}
        </ul>
      </section>`,
  });
}

/** Notices as a list; a body that is no notice is shown as it came. */
export function messageList(messages: PushedMessage[]) {
  return html`<ul class="rows">
    ${messages.map((message) => {
      const { title, body, path } = noticeOf(message.text);
      return html`<li>
        <div>
          <strong>${title}</strong>
          <span>${lines(body)}</span>
          <span class="soft"
            >to ${message.subscription.slice(0, 8)}${path && html` · opens ${path}`} ·
            ${ago(message.receivedAt)}</span
          >
        </div>
      </li>`;
    })}
  </ul>`;
}

function noticeOf(text: string): { title: string; body: string; path?: string } {
  try {
    const { title, body, path } = JSON.parse(text) as Record<string, unknown>;
    if (typeof title === "string") return { title, body: String(body ?? ""), path: String(path ?? "") };
  } catch {
    // Not JSON: shown as it is.
  }
  return { title: "A message", body: text };
}
