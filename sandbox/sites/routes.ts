import { Hono } from "hono";
import type { Context, Env } from "../context";
import { drawPoster } from "../openai/images/poster";
import { EMPTY_PAGE, LATIN2_PAGE, sitePage } from "./pages";

/** Web pages to give as links, good and bad. Mounted at /sites. */
export function siteRoutes(ctx: Context): Hono<Env> {
  const app = new Hono<Env>();
  app.get("/bakery.png", async (c) => {
    const size = { width: 1200, height: 630 };
    const picture = await drawPoster({ prompt: "Christmas bread", ...size, format: "png", variant: 0 });
    return c.body(new Uint8Array(picture), 200, { "content-type": "image/png" });
  });
  app.get("/flyer.pdf", (c) => c.body("%PDF-1.7", 200, { "content-type": "application/pdf" }));
  // ISO 8859-2, which the page declares and its header does not.
  app.get("/latin2", (c) => c.body(LATIN2_PAGE, 200, { "content-type": "text/html" }));
  app.get("/empty", (c) => c.html(EMPTY_PAGE));
  app.get("/moved", (c) => c.redirect(`${ctx.settings.url}/sites/bakery`));
  app.get("/inside", (c) => c.redirect(`${ctx.settings.url}/api/state`));
  // Nobody answers, for as long as the caller waits.
  app.get("/silent", () => new Promise<Response>(() => undefined));
  app.get("/:name", (c) => {
    const page = sitePage(c.req.param("name"), ctx.settings.url);
    return page ? c.html(page) : c.notFound();
  });
  return app;
}
