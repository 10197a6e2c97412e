import type { Browser } from "@playwright/test";
import { titleOf, toHtml } from "./markdown";

/** The fonts as data: URLs, so that a page needs no other file. */
export type Faces = { text: string; display: string };

/** The styles of a legal text, on paper and on screen. Colours are those of app/globals.css. */
function styleOf({ text, display }: Faces): string {
  return `
@font-face { font-family: Figtree; src: url(${text}) format("woff2"); font-weight: 300 900; font-display: swap }
@font-face { font-family: Fraunces; src: url(${display}) format("woff2"); font-weight: 600; font-display: swap }
:root { color-scheme: light dark; --paper: light-dark(oklch(0.985 0.006 85), oklch(0.185 0.008 75)); --ink: light-dark(oklch(0.24 0.012 60), oklch(0.94 0.008 85)); --soft: light-dark(oklch(0.47 0.012 65), oklch(0.72 0.01 80)); --rule: light-dark(oklch(0.91 0.008 80), oklch(0.31 0.01 75)); --press: light-dark(oklch(0.47 0.085 172), oklch(0.76 0.105 172)) }
body { margin: 0; background: var(--paper); color: var(--ink); font: 400 1rem/1.625 Figtree, system-ui, sans-serif; overflow-wrap: break-word }
h1, h2 { font-family: Fraunces, Georgia, serif; font-weight: 600; text-wrap: balance; break-after: avoid }
h1 { margin: 0 0 0.5rem; font-size: 2.125rem; line-height: 1.18; letter-spacing: -0.015em }
h2 { margin: 2.25rem 0 0.5rem; font-size: 1.3125rem; line-height: 1.3 }
h1 + p { margin: 0 0 2rem; color: var(--soft) }
p { margin: 0.75rem 0 } ul { margin: 0.75rem 0; padding-left: 1.25rem } li { margin: 0.375rem 0 } li, tr { break-inside: avoid }
table { width: 100%; margin: 1rem 0; border-collapse: collapse; font-size: 0.9375rem; line-height: 1.5 }
th, td { padding: 0.5rem 1rem 0.5rem 0; border-bottom: 1px solid var(--rule); text-align: left; vertical-align: top }
th { font-weight: 600; border-color: var(--soft) }
code { font-size: 0.8125em; font-family: ui-monospace, "DejaVu Sans Mono", monospace }
a { color: var(--press); text-underline-offset: 3px } a:focus-visible { outline: 2px solid var(--press); outline-offset: 2px }`;
}

const paper = `
:root { color-scheme: light; --paper: white }
body { font-size: 10.5pt; line-height: 1.5 }`;

/** The print options of a text: A4, tagged, with an outline and page numbers. */
export function sheetOf(markdown: string, faces: Faces) {
  const title = titleOf(markdown);
  const line = (content: string) =>
    `<div style="width:100%;padding:0 22mm;font:8pt sans-serif;color:#5f5a54;display:flex;justify-content:space-between">${content}</div>`;
  return {
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title} · Postwright</title>
<style>${styleOf(faces)}${paper}</style></head><body><main>${toHtml(markdown)}</main></body></html>`,
    options: {
      format: "A4",
      margin: { top: "22mm", bottom: "24mm", left: "22mm", right: "22mm" },
      tagged: true,
      outline: true,
      displayHeaderFooter: true,
      headerTemplate: "<span></span>",
      footerTemplate: line(
        `<span>Postwright · ${title}</span><span><span class="pageNumber"></span> / <span class="totalPages"></span></span>`,
      ),
    },
  };
}

/** The text as a PDF. */
export async function printPdf(browser: Browser, markdown: string, faces: Faces): Promise<Buffer> {
  const { html, options } = sheetOf(markdown, faces);
  const page = await browser.newPage();
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const pdf = await page.pdf(options);
  await page.close();
  return pdf;
}

/** The logo, as in components/layout/logo.tsx. */
const mark = `<svg viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="7"/><g><path stroke-width="3" d="M11 13v13"/><circle cx="17.5" cy="13" r="6.5" stroke-width="3"/><path stroke-width="1.5" d="M17.5 10v6M14.5 13h6"/></g></svg>`;

/** The text as a self-contained page, in both themes, without scripts. */
export function makePage(markdown: string, faces: Faces, description: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${titleOf(markdown)} · Postwright</title>
<meta name="description" content="${description}">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<style>${styleOf(faces)}
main, footer { max-width: 42rem; margin: 0 auto; padding: 0 1rem } main { padding-top: 2.5rem }
header { background: light-dark(white, oklch(0.225 0.009 75)); border-bottom: 1px solid var(--rule) }
header div { display: flex; align-items: center; gap: 0.625rem; box-sizing: border-box; max-width: 72.5rem; height: 4rem; margin: 0 auto; padding: 0 1rem }
header svg { width: 1.75rem } header rect { fill: var(--press) } header g { fill: none; stroke: light-dark(white, var(--paper)); stroke-linecap: round }
header b { font: 600 1.1875rem/1 Fraunces, Georgia, serif; letter-spacing: -0.01em } header a { margin-left: auto }
@media (min-width: 40rem) { header div, main, footer { padding-inline: 1.5rem } } @media (max-width: 39.99rem) { header b { display: none } }
footer { margin-top: 4rem; padding-bottom: 3rem } footer nav { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; border-top: 1px solid var(--rule); padding-top: 1.25rem }
p, li, td { text-wrap: pretty } header a, footer a { padding: 0.625rem 0 } .wide { overflow-x: auto } @media print { header, footer { display: none } }
</style>
</head>
<body>
<header><div>${mark}<b>Postwright</b><a href="/">Back to home</a></div></header>
<main>
${toHtml(markdown).replace(/<table>[^]*?<\/table>/g, '<div class="wide" tabindex="0" role="region" aria-label="Table">$&</div>')}
</main>
<footer><nav aria-label="Legal"><a href="/privacy.html" aria-current="page">Privacy</a><a href="/terms">Terms</a><a href="/cookie-policy">Cookie policy</a></nav></footer>
</body>
</html>
`;
}
