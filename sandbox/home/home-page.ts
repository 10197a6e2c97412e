import { html } from "hono/html";
import type { Context } from "../context";
import { facebookStore, pictureUrl, timeline } from "../facebook/entities";
import { googleStore } from "../google/entities";
import { findMails } from "../mailbox/entities";
import { mailList } from "../mailbox/pages";
import { pushedMessages } from "../push/entities";
import { messageList } from "../push/pages";
import { faultSection } from "./fault-form";
import { layout } from "../web/layout";
import { ago, empty } from "../web/parts";

const SHOWN = 6;

/** Everything in the sandbox on one page. */
export function homePage(ctx: Context) {
  return layout({
    title: "Everything",
    here: "home",
    body: html`
      <h1>What Postwright did outside</h1>
      <p>
        The world around the product, played by this one process: the pages it posts to, the mails it sends,
        the model it asks. The newest comes first, by itself.
      </p>
      ${facebookSection(ctx)} ${mailSection(ctx)} ${pushSection(ctx)} ${googleSection(ctx)}
      ${callSection(ctx)} ${faultSection(ctx)}
      <section>
        <header><h2>Start over</h2></header>
        <p class="soft">
          Forgets every post, mail, call and fault, and every connection to a page. Postwright keeps its own
          data.
        </p>
        <form method="post" action="/web/reset"><button class="danger">Reset the sandbox</button></form>
      </section>
    `,
  });
}

function facebookSection(ctx: Context) {
  return html`<section>
    <header>
      <h2>Facebook pages</h2>
      <a href="/facebook/apps">What Postwright may do there</a>
    </header>
    <div class="cards">
      ${facebookStore(ctx)
        .pages.all()
        .slice(0, 12)
        .map((page) => {
          const posts = timeline(ctx, page.id);
          return html`<a class="card" href="/facebook/pages/${page.id}">
            <span class="row">
              <img src="${pictureUrl(ctx, page.id)}" alt="" width="48" height="48" />
              <span>
                <h3>${page.name}</h3>
                <span class="soft"
                  >${page.category} · ${posts.length === 1 ? "1 post" : `${posts.length} posts`}</span
                >
              </span>
            </span>
            ${posts[0] && html`<p class="soft peek">${ago(posts[0].createdAt)}: ${posts[0].message || posts[0].link}</p>`}
          </a>`;
        })}
    </div>
  </section>`;
}

function mailSection(ctx: Context) {
  const mails = findMails(ctx);
  return html`<section>
    <header>
      <h2>Mailbox</h2>
      ${mails.length > SHOWN && html`<a href="/mailbox">All ${mails.length} mails</a>`}
    </header>
    ${
      mails.length === 0
        ? empty("No mail yet. Sign up in Postwright, and the first one comes.")
        : mailList(mails.slice(0, SHOWN))
    }
  </section>`;
}

function pushSection(ctx: Context) {
  const messages = pushedMessages(ctx);
  if (messages.length === 0) return "";
  return html`<section>
    <header>
      <h2>Push notices</h2>
      <a href="/push">All ${messages.length}</a>
    </header>
    ${messageList(messages.slice(0, SHOWN))}
  </section>`;
}

function googleSection(ctx: Context) {
  return html`<section>
    <header>
      <h2>Google accounts</h2>
      <span class="soft">Chosen, or added, on the sign-in page</span>
    </header>
    <ul class="rows">
      ${googleStore(ctx)
        .people.all()
        .slice(-SHOWN)
        .map(
          (person) =>
            html`<li>
              <div class="line">
                <span><strong>${person.name}</strong><br /><span class="soft">${person.email}</span></span>
                <span class="${person.emailVerified ? "ok" : "no"}"
                  >${person.emailVerified ? "verified" : "not verified"}</span
                >
              </div>
            </li>`,
        )}
    </ul>
  </section>`;
}

function callSection(ctx: Context) {
  const calls = ctx.log
    .list()
    .filter((call) => call.provider === "openai" || call.provider === "compatible")
    .slice(0, SHOWN);
  return html`<section>
    <header>
      <h2>The model's last calls</h2>
      <a href="/api/calls">All calls as JSON</a>
    </header>
    ${
      calls.length === 0
        ? empty("Nothing has been asked of the model yet.")
        : html`<ul class="rows">
            ${calls.map(
              (call) =>
                html`<li>
                  <div class="line">
                    <span
                      ><strong>${call.note ?? call.path}</strong><br /><span class="soft"
                        >${call.method} ${call.path} · ${call.durationMs} ms · ${ago(call.at)}</span
                      ></span
                    >
                    ${
                      call.status !== null && call.status < 400 && !call.fault
                        ? html`<span class="ok">${call.status}</span>`
                        : html`<span class="no">${call.fault ?? call.status}</span>`
                    }
                  </div>
                </li>`,
            )}
          </ul>`
    }
  </section>`;
}
