import { html } from "hono/html";

interface Layout {
  title: string;
  here: "home" | "facebook" | "mailbox" | "push" | "stripe" | "";
  body: unknown;
  /** True for a page that must not be redrawn while it is read. */
  still?: boolean;
  /** True for one column of posts, as wide as Facebook's. */
  narrow?: boolean;
}

/** The frame of every page of the sandbox but the dialog. */
export function layout({ title, here, body, still, narrow }: Layout) {
  const link = (href: string, name: Layout["here"], text: string) =>
    html`<a href="${href}" ${name === here ? html`aria-current="page"` : ""}>${text}</a>`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Postwright sandbox</title>
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/style.css" />
        <script src="/live.js" defer></script>
      </head>
      <body>
        <nav class="top" aria-label="Sandbox">
          <a class="brand" href="/">Postwright <span>sandbox</span></a>
          ${link("/", "home", "Everything")} ${link("/mailbox", "mailbox", "Mailbox")}
          ${link("/push", "push", "Push")} ${link("/stripe", "stripe", "Stripe")}
          <a href="/app">To the product</a>
        </nav>
        <main class="${narrow ? "narrow" : ""}" ${still ? "" : html`data-live`}>${body}</main>
        <footer class="soft">
          Local stand-ins for Facebook, the model, Stripe, Google, push services and the mail. Nothing here
          leaves this computer.
        </footer>
      </body>
    </html>`;
}

export function notFoundPage(sentence: string) {
  return layout({
    title: "Not found",
    here: "",
    body: html`<h1>${sentence}</h1>
      <p>
        It may have been deleted, or the sandbox was reset. <a href="/">See everything that is there</a>
      </p>`,
  });
}
