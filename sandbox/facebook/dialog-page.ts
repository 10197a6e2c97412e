import { html, raw } from "hono/html";
import type { Context } from "../context";
import { ALWAYS, SCOPES } from "./dialog-request";
import { facebookStore, pictureUrl, type Person } from "./entities";

const STYLE = `
:root{color-scheme:light dark;--paper:#f0f2f5;--sheet:#fff;--ink:#1c1e21;--soft:#5c6066;--rule:#dadde1;--blue:#0a66d6;--wash:#e7f0fd}
@media(prefers-color-scheme:dark){:root{--paper:#18191a;--sheet:#242526;--ink:#e4e6eb;--soft:#b0b3b8;--rule:#3a3b3c;--blue:#5aa7ff;--wash:#263951}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:15px/22px system-ui,sans-serif;min-height:100vh;display:flex;flex-direction:column}
.bar{background:#0a58ca;color:#fff;padding:10px 20px;font-weight:700;display:flex;justify-content:space-between;gap:12px}
.bar span{font-weight:400;font-size:13px}
main{flex:1;width:100%;max-width:600px;margin:0 auto;padding:20px}
h1{font-size:21px;line-height:27px;margin:0 0 4px}
p{margin:0 0 14px;color:var(--soft)}
.who{display:flex;align-items:center;gap:12px;margin-bottom:14px}
.who img,.page img{width:44px;height:44px;border-radius:50%}
fieldset{border:1px solid var(--rule);border-radius:10px;background:var(--sheet);margin:0 0 14px;padding:4px 14px 8px}
legend{font-weight:600;padding:0 6px}
.page{display:flex;align-items:center;gap:12px;padding:8px 0;cursor:pointer}
.page+.page{border-top:1px solid var(--rule)}
.page input{width:20px;height:20px;margin-left:auto;accent-color:var(--blue)}
small{color:var(--soft);display:block;font-size:13px;line-height:18px}
.go{display:flex;flex-direction:column;gap:8px}
button{font:inherit;font-weight:600;min-height:44px;border-radius:8px;border:1px solid var(--rule);background:var(--sheet);color:var(--ink);cursor:pointer}
button.yes{background:#0a58ca;border-color:#0a58ca;color:#fff}
a{color:var(--blue)}
:focus-visible{outline:2px solid var(--blue);outline-offset:2px}
`;

function shell(title: string, body: unknown) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} | Facebook (sandbox)</title>
        <link rel="icon" href="data:," />
        <style>
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <header class="bar">facebook <span>sandbox, nothing leaves this computer</span></header>
        <main>${body}</main>
      </body>
    </html>`;
}

/** The dialog for one person: which pages to share, what the app may (each can be switched off), continue or cancel. */
export function dialogPage(
  ctx: Context,
  offered: readonly string[],
  person: Person,
  others: { name: string; href: string }[],
) {
  const { pages } = facebookStore(ctx);
  const first = person.name.split(" ")[0];
  const choices = person.roles.flatMap((role) => {
    const page = pages.get(role.pageId);
    return page ? [{ page, canPost: role.tasks.includes("CREATE_CONTENT") }] : [];
  });
  return shell(
    "Log in",
    html`
      <div class="who">
        <img src="${pictureUrl(ctx, person.id)}" alt="" />
        <div>
          <h1>Continue as ${person.name}</h1>
          <small>Postwright will receive what is listed below.</small>
        </div>
      </div>
      ${
        others.length > 0 &&
        html`<p>
          Not ${first}?
          ${others.map((other, i) => html`${i > 0 ? ", " : ""}<a href="${other.href}">Log in as ${other.name}</a>`)}
        </p>`
      }
      <form method="post">
        <input type="hidden" name="person" value="${person.id}" />
        <fieldset>
          <legend>Choose the Pages you want Postwright to access</legend>
          ${choices.length === 0 && html`<p>${first} has no Pages.</p>`}
          ${choices.map(
            ({ page, canPost }) =>
              html`<label class="page">
                <img src="${pictureUrl(ctx, page.id)}" alt="" />
                <span
                  >${page.name}<small
                    >${page.category}${canPost ? "" : ". Cannot be posted to by you"}</small
                  ></span
                >
                <input type="checkbox" name="page" value="${page.id}" checked />
              </label>`,
          )}
        </fieldset>
        <fieldset>
          <legend>Postwright may</legend>
          <input type="hidden" name="switches" value="1" />
          ${offered.map(
            (scope) =>
              html`<label class="page">
                <span>${phrase(scope)}${scope === ALWAYS && html`<small>Required</small>`}</span>
                <input
                  type="checkbox"
                  name="allow"
                  value="${scope}"
                  checked
                  ${scope === ALWAYS ? "disabled" : ""}
                />
              </label>`,
          )}
        </fieldset>
        <div class="go">
          <button class="yes" name="decision" value="continue">Continue as ${first}</button>
          <button name="decision" value="cancel">Cancel</button>
        </div>
      </form>
    `,
  );
}

/** The page Meta shows when the app's request is wrong. */
export function dialogErrorPage(title: string, text: string) {
  return shell(
    "Error",
    html`<h1>${title}</h1>
      <p>${text}</p>`,
  );
}

function phrase(scope: string): string {
  const text = SCOPES[scope] ?? scope;
  return /^(your|the)\b/.test(text) ? `receive ${text}` : text;
}
