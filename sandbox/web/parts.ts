import { html } from "hono/html";

/** A time as an element: UTC in the page, which live.js turns into the viewer's own zone and words. */
export function ago(iso: string) {
  return html`<time datetime="${iso}">${iso.slice(0, 16).replace("T", " ")} UTC</time>`;
}

/** Text with its line breaks, links and hashtags marked. */
export function lines(text: string) {
  return text
    .split("\n")
    .map(
      (line, i) =>
        html`${i > 0 ? html`<br />` : ""}${line.split(/(https?:\/\/[^\s<>"]+|#[\p{L}\p{N}_]+)/u).map(word)}`,
    );
}

function word(part: string) {
  if (/^https?:\/\//.test(part)) return html`<a href="${part}" rel="noreferrer">${part}</a>`;
  return /^#[\p{L}\p{N}_]+$/u.test(part) ? html`<span class="tag">${part}</span>` : part;
}

/** An empty list: a small drawing and one sentence. */
export function empty(sentence: string) {
  return html`<div class="empty">
    <svg
      width="72"
      height="48"
      viewBox="0 0 72 48"
      fill="none"
      stroke="currentColor"
      stroke-width="1.5"
      aria-hidden="true"
    >
      <path d="M8 14h40v30H8zM14 8h40v30M20 2h40v30M15 24h26M15 31h18" />
    </svg>
    <p>${sentence}</p>
  </div>`;
}
