import { html } from "hono/html";
import type { Context } from "../context";
import { layout } from "../web/layout";
import { ago, empty, lines } from "../web/parts";
import { findMails, type Mail } from "./entities";

/** All mails, newest first. */
export function mailboxPage(ctx: Context) {
  const mails = findMails(ctx);
  return layout({
    title: "Mailbox",
    here: "mailbox",
    body: html`<h1>Mailbox</h1>
      <p class="soft">Every mail that Postwright sends, to whomever, lands here and nowhere else.</p>
      ${mails.length === 0 ? empty("No mail yet. Sign up in Postwright, and the first one comes.") : mailList(mails)}`,
  });
}

export function mailList(mails: Mail[]) {
  return html`<ul class="rows">
    ${mails.map(
      (mail) =>
        html`<li>
          <a href="/mailbox/${mail.id}"
            ><strong>${mail.subject || "(no subject)"}</strong
            ><span class="soft">to ${mail.to.join(", ")} · ${ago(mail.receivedAt)}</span></a
          >
        </li>`,
    )}
  </ul>`;
}

/** One mail: the HTML as a mail program shows it, the links, the text twin. */
export function mailPage(mail: Mail) {
  return layout({
    title: mail.subject || "Mail",
    here: "mailbox",
    still: true,
    body: html`<p><a href="/mailbox">Mailbox</a></p>
      <h1>${mail.subject || "(no subject)"}</h1>
      <dl class="facts">
        <dt>From</dt>
        <dd>${mail.from}</dd>
        <dt>To</dt>
        <dd>${mail.to.join(", ")}</dd>
        <dt>Received</dt>
        <dd>${ago(mail.receivedAt)}</dd>
      </dl>
      ${
        mail.attachments.length > 0 &&
        html`<p class="soft">
          Attached: ${mail.attachments.map((file) => `${file.filename} (${file.size} bytes)`).join(", ")}
        </p>`
      }
      ${
        mail.html &&
        html`<iframe
          class="mail"
          title="The mail"
          src="/mailbox/${mail.id}/html"
          sandbox="allow-top-navigation-by-user-activation allow-popups allow-popups-to-escape-sandbox"
        ></iframe>`
      }
      ${
        mail.html
          ? html`<details>
              <summary>Text version</summary>
              <p class="sheet text">${lines(mail.text)}</p>
            </details>`
          : html`<p class="sheet text">${lines(mail.text)}</p>`
      }`,
  });
}
