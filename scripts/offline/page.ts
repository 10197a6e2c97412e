/** The texts for a page that cannot load: the device is offline, or, if that is not known, either case. */
type Words = { title: string; text: string; back: string };

/** The texts of the offline page in one language. */
export type OfflineTexts = { lang: string; offline: Words; away: Words; again: string };

/** Colours are those of app/globals.css; the fonts those of the legal pages, which have stable URLs. */
const style = `
@font-face { font-family: Figtree; src: url(/legal/figtree.woff2) format("woff2"); font-weight: 300 900; font-display: swap }
@font-face { font-family: Figtree; src: url(/legal/figtree-ext.woff2) format("woff2"); font-weight: 300 900; font-display: swap; unicode-range: U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1E00-1E9F }
@font-face { font-family: Fraunces; src: url(/legal/fraunces-600.woff2) format("woff2"); font-weight: 600; font-display: swap }
:root { color-scheme: light dark; --paper: light-dark(oklch(0.985 0.006 85), oklch(0.185 0.008 75)); --sheet: light-dark(oklch(1 0 0), oklch(0.225 0.009 75)); --rule: light-dark(oklch(0.91 0.008 80), oklch(0.31 0.01 75)); --edge: light-dark(oklch(0.66 0.012 75), oklch(0.53 0.012 75)); --ink: light-dark(oklch(0.24 0.012 60), oklch(0.94 0.008 85)); --soft: light-dark(oklch(0.47 0.012 65), oklch(0.72 0.01 80)); --press: light-dark(oklch(0.47 0.085 172), oklch(0.76 0.105 172)); --deep: light-dark(oklch(0.41 0.078 172), oklch(0.82 0.095 172)); --on-press: light-dark(oklch(1 0 0), oklch(0.225 0.009 75)) }
* { box-sizing: border-box }
[hidden] { display: none !important }
body { margin: 0; background: var(--paper); color: var(--ink); font: 400 1rem/1.625 Figtree, system-ui, sans-serif; -webkit-font-smoothing: antialiased }
main { display: flex; flex-direction: column; justify-content: center; max-width: 34rem; min-height: 100dvh; margin: 0 auto; padding: 2.5rem 1.25rem }
.logo { display: inline-flex; align-items: center; gap: 0.625rem; align-self: center; margin-bottom: 2rem; font: 600 1.1875rem/1 Fraunces, Georgia, serif; letter-spacing: -0.01em }
.logo svg { width: 1.75rem; height: 1.75rem }
.sheet { position: relative; padding: 3.5rem 1.5rem; border: 1px solid var(--rule); background: var(--sheet); text-align: center }
.crop { position: absolute; width: 1.5rem; height: 1.5rem; stroke: var(--edge); pointer-events: none; display: none }
.mark { width: 2.5rem; height: 2.5rem; stroke: var(--press) }
h1 { margin: 1.5rem 0 0; font: 600 1.875rem/1.2 Fraunces, Georgia, serif; letter-spacing: -0.01em; text-wrap: balance }
p { max-width: 22rem; margin: 0.5rem auto 0; color: var(--soft); text-wrap: balance }
button { min-height: 2.75rem; margin-top: 2rem; padding: 0 1rem; border: 0; border-radius: 8px; background: var(--press); color: var(--on-press); font: 500 1rem/1.5 Figtree, system-ui, sans-serif; cursor: pointer }
button:hover { background: var(--deep) }
button:focus-visible { outline: 2px solid var(--press); outline-offset: 2px }
@media (min-width: 640px) { .crop { display: block } main { padding: 2.5rem 2rem } .sheet { padding: 3.5rem 2.5rem } button { min-height: 2.5rem } }
`;

const logo = `<svg viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="7" fill="var(--press)"/><g fill="none" stroke="var(--on-press)" stroke-linecap="round"><path stroke-width="3" d="M11 13v13"/><circle cx="17.5" cy="13" r="6.5" stroke-width="3"/><path stroke-width="1.5" d="M17.5 10v6M14.5 13h6"/></g></svg>`;
const register = `<svg class="mark" viewBox="0 0 24 24" fill="none" aria-hidden="true"><circle cx="12" cy="12" r="6.5"/><path d="M12 1v22M1 12h22"/></svg>`;
const crops = ["top:-1.5rem;left:-1.5rem", "top:-1.5rem;right:-1.5rem;scale:-1 1"]
  .concat(["bottom:-1.5rem;left:-1.5rem;scale:1 -1", "bottom:-1.5rem;right:-1.5rem;scale:-1 -1"])
  .map(
    (place) =>
      `<svg class="crop" viewBox="0 0 24 24" aria-hidden="true" style="${place}"><path d="M24 0v14M0 24h14"/></svg>`,
  )
  .join("");

const escape = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

function wordsOf(when: "away" | "offline", { title, text, back }: Words): string {
  return `<div data-when="${when}" data-title="${escape(title)} · Postwright"${when === "away" ? "" : " hidden"}>
<h1>${escape(title)}</h1>
<p>${escape(text)}</p>
<p>${escape(back)}</p>
</div>`;
}

function sheetOf({ lang, offline, away, again }: OfflineTexts, hidden: boolean): string {
  return `<main lang="${lang}"${hidden ? " hidden" : ""}>
<span class="logo">${logo}Postwright</span>
<div class="sheet">${crops}${register}
${wordsOf("away", away)}
${wordsOf("offline", offline)}
<button type="button">${escape(again)}</button>
</div>
</main>`;
}

/**
 * The page shown in place of any other when the network or the server is unavailable. It contains all languages;
 * without scripts the first one is shown, with the text for either case.
 */
export function offlinePage(languages: readonly OfflineTexts[]): string {
  const [first] = languages;
  return `<!doctype html>
<html lang="${first?.lang ?? "en"}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(first?.away.title ?? "")} · Postwright</title>
<link rel="icon" href="/icons/icon-192.png" type="image/png">
<style>${style}</style>
</head>
<body>
${languages.map((texts, at) => sheetOf(texts, at > 0)).join("\n")}
<script src="/offline.js"></script>
</body>
</html>
`;
}
