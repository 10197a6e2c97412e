import { html, raw } from "hono/html";
import type { GooglePerson } from "./entities";

const STYLE = `
:root{color-scheme:light dark;--paper:#f0f4f9;--sheet:#fff;--ink:#1f1f1f;--soft:#444746;--rule:#c4c7c5;--blue:#0b57d0;--on-blue:#fff;--wash:#e9eef6}
@media(prefers-color-scheme:dark){:root{--paper:#1e1f20;--sheet:#0e0e0e;--ink:#e3e3e3;--soft:#c4c7c5;--rule:#444746;--blue:#a8c7fa;--on-blue:#062e6f;--wash:#282a2c}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:15px/22px system-ui,sans-serif;min-height:100vh}
.bar{padding:12px 20px;display:flex;justify-content:space-between;gap:12px;font-weight:600}
.bar span{font-weight:400;font-size:13px;color:var(--soft)}
main{max-width:500px;margin:0 auto;padding:20px;background:var(--sheet);border-radius:24px}
h1{font-size:24px;line-height:32px;font-weight:400;margin:0 0 4px}
p{margin:0 0 14px;color:var(--soft)}
fieldset{border:0;margin:0 0 16px;padding:0}
legend{font-size:13px;font-weight:600;padding:0 0 6px}
.who{display:flex;align-items:center;gap:12px;padding:10px 4px;cursor:pointer;border-bottom:1px solid var(--rule)}
.who:hover{background:var(--wash)}
input[type=radio]{width:20px;height:20px;flex:none;accent-color:var(--blue)}
small{color:var(--soft);display:block;font-size:13px;line-height:18px}
.new{display:grid;gap:8px;padding:8px 0 0 36px}
.new label{font-size:13px;display:grid;gap:4px}
.new input{font:inherit;min-height:40px;border:1px solid var(--rule);border-radius:6px;padding:0 10px;background:var(--sheet);color:var(--ink);width:100%}
.line{display:flex;gap:8px;align-items:center;padding:4px}
.go{display:flex;justify-content:flex-end;gap:10px}
button{font:inherit;font-weight:600;min-height:44px;border-radius:22px;border:1px solid var(--rule);background:var(--sheet);color:var(--blue);padding:0 22px;cursor:pointer}
button.yes{background:var(--blue);border-color:var(--blue);color:var(--on-blue)}
a{color:var(--blue)}
:focus-visible{outline:2px solid var(--blue);outline-offset:2px}
`;

function shell(title: string, body: unknown) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} - Google (sandbox)</title>
        <link rel="icon" href="data:," />
        <style>
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <header class="bar">Google <span>sandbox, nothing leaves this computer</span></header>
        <main>${body}</main>
      </body>
    </html>`;
}

/** Who signs in, what Google says of the address, continue or cancel. */
export function signInPage(people: GooglePerson[]) {
  return shell(
    "Sign in",
    html`<h1>Choose an account</h1>
      <p>to continue to Postwright, which will receive your name and email address</p>
      <form method="post">
        <fieldset>
          <legend>Account</legend>
          ${people.map(
            (person, i) =>
              html`<label class="who">
                <input type="radio" name="person" value="${person.id}" ${i === 0 ? raw("checked") : ""} />
                <span
                  >${person.name}<small
                    >${person.email}${person.emailVerified ? "" : ", not verified"}</small
                  ></span
                >
              </label>`,
          )}
          <label class="who"
            ><input
              type="radio"
              name="person"
              value="new"
              ${people.length === 0 ? raw("checked") : ""}
            />Somebody else</label
          >
          <div class="new">
            <label>Name <input name="name" autocomplete="off" /></label>
            <label>Email <input name="email" type="email" autocomplete="off" /></label>
          </div>
        </fieldset>
        <fieldset>
          <legend>What Google says of the address</legend>
          ${[
            ["as-is", "As it is"],
            ["yes", "Verified"],
            ["no", "Not verified"],
          ].map(
            ([value, text]) =>
              html`<label class="line"
                ><input
                  type="radio"
                  name="verified"
                  value="${value}"
                  ${value === "as-is" ? raw("checked") : ""}
                />${text}</label
              >`,
          )}
        </fieldset>
        <div class="go">
          <button name="decision" value="cancel" formnovalidate>Cancel</button>
          <button class="yes" name="decision" value="continue">Continue</button>
        </div>
      </form>`,
  );
}

/** For a trip that is over, or that another browser began. */
export function overPage() {
  return shell(
    "Something went wrong",
    html`<h1>This sign-in is over</h1>
      <p>It took too long, or the sandbox was reset. Close this window and press the button again.</p>`,
  );
}
