import { html, raw } from "hono/html";

const STYLE = `
:root{color-scheme:light dark;--paper:#f0f2f5;--sheet:#fff;--ink:#1c1e21;--soft:#5c6066;--rule:#d0d3d8;--blue:#0a58ca;--on-blue:#fff}
@media(prefers-color-scheme:dark){:root{--paper:#18191a;--sheet:#242526;--ink:#e4e6eb;--soft:#b0b3b8;--rule:#44474a;--blue:#8ab8ff;--on-blue:#062e6f}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:15px/22px system-ui,sans-serif;min-height:100vh}
.bar{background:var(--blue);color:var(--on-blue);padding:10px 20px;font-weight:700;display:flex;justify-content:space-between;gap:12px}
.bar span{font-weight:400;font-size:13px}
main{max-width:600px;margin:0 auto;padding:20px}
h1{font-size:22px;line-height:28px;margin:0 0 4px}
p{margin:0 0 14px;color:var(--soft)}
.who{display:flex;align-items:center;gap:12px;margin-bottom:14px}
img{width:44px;height:44px;border-radius:50%}
fieldset{border:1px solid var(--rule);border-radius:10px;background:var(--sheet);margin:0 0 14px;padding:4px 14px 8px}
legend{font-weight:600;padding:0 6px}
.choice{display:flex;align-items:center;gap:12px;padding:8px 0;cursor:pointer}
.choice+.choice{border-top:1px solid var(--rule)}
.choice input{width:20px;height:20px;flex:none;accent-color:var(--blue)}
.choice input[type=checkbox]{margin-left:auto}
small{color:var(--soft);display:block;font-size:13px;line-height:18px}
.new{display:grid;gap:8px;padding:0 0 8px 32px}
.new label{font-size:13px;display:grid;gap:4px}
.new input{font:inherit;min-height:40px;border:1px solid var(--rule);border-radius:6px;padding:0 10px;background:var(--sheet);color:var(--ink);width:100%}
.go{display:flex;flex-direction:column;gap:8px}
button{font:inherit;font-weight:600;min-height:44px;border-radius:8px;border:1px solid var(--rule);background:var(--sheet);color:var(--ink);cursor:pointer}
button.yes{background:var(--blue);border-color:var(--blue);color:var(--on-blue)}
a{color:var(--blue)}
:focus-visible{outline:2px solid var(--blue);outline-offset:2px}
`;

/** The frame of a page that a vendor shows to a person: a sign-in, or a question what an app may. */
export function vendorPage(vendor: string, title: string, body: unknown) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} | ${vendor} (sandbox)</title>
        <link rel="icon" href="data:," />
        <style>
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <header class="bar">${vendor} <span>sandbox, nothing leaves this computer</span></header>
        <main>${body}</main>
      </body>
    </html>`;
}
