import { html, raw } from "hono/html";

const STYLE = `
.bar{display:flex;justify-content:space-between;gap:12px;align-items:center;padding:12px 16px;background:var(--sheet);border-bottom:1px solid var(--rule);font-weight:600}
.bar span{font:500 13px/18px Figtree,sans-serif;color:var(--ink);background:var(--marigold);border-radius:99px;padding:2px 10px}
@media(prefers-color-scheme:dark){.bar span{color:var(--paper)}}
.pay{display:grid;gap:32px}
@media(min-width:760px){.pay{grid-template-columns:1fr 1fr}}
.sum{font-size:30px;line-height:38px;font-variant-numeric:tabular-nums;margin:4px 0}
.lines{list-style:none;margin:16px 0;padding:0}
.lines li{display:flex;justify-content:space-between;gap:16px;padding:8px 0;border-top:1px solid var(--rule)}
.lines b:last-child,.lines span:last-child{white-space:nowrap;font-variant-numeric:tabular-nums;text-align:right}
.fields{display:grid;gap:14px}
.fields label{display:grid;gap:4px;font-weight:500;font-size:14px;line-height:20px}
.fields input,.fields select{font:inherit;font-size:16px;min-height:44px;padding:8px 12px;border:1px solid var(--rule);border-radius:8px;background:var(--sheet);color:var(--ink);width:100%}
.fields label:first-child{grid-column:auto}
.two{display:grid;grid-template-columns:1fr 1fr;gap:12px}
.big{font:inherit;font-weight:600;min-height:48px;border-radius:8px;border:1px solid var(--press);background:var(--press);color:var(--sheet);cursor:pointer;width:100%;padding:8px 16px}
@media(prefers-color-scheme:dark){.big{color:var(--paper)}}
.plain{font:inherit;font-weight:500;min-height:44px;padding:8px 16px;border-radius:8px;border:1px solid var(--rule);background:var(--sheet);color:var(--ink);cursor:pointer;text-decoration:none;display:inline-flex;align-items:center}
.row input{flex:1;min-width:0;cursor:text}
.row{display:flex;flex-wrap:wrap;gap:10px;align-items:center;margin-top:12px}
.alert{border:1px solid var(--bad);color:var(--bad);background:var(--sheet);border-radius:8px;padding:10px 14px;margin:0 0 16px}
.done{border:1px solid var(--good);color:var(--good);background:var(--sheet);border-radius:8px;padding:10px 14px;margin:0 0 16px}
`;

/** The frame of what customers see: checkout, portal and invoices. */
export function shell(title: string, body: unknown) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Stripe (sandbox)</title>
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/style.css" />
        <style>
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <header class="bar">Postwright <span>Stripe, sandbox: no money moves</span></header>
        <main>${body}</main>
      </body>
    </html>`;
}

/** A page with one sentence and a way on. */
export function notice(title: string, sentence: string, link?: { href: string; text: string }) {
  return shell(
    title,
    html`<h1>${title}</h1>
      <p>${sentence}</p>
      ${link && html`<p><a class="plain" href="${link.href}">${link.text}</a></p>`}`,
  );
}
