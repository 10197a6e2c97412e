import { Hono } from "hono";
import { ZodError } from "zod";
import type { Context, Env } from "./context";
import { controlApi } from "./control";
import { isOwnHost } from "./host-names";
import { STAND_INS } from "./providers";
import { homeRoutes } from "./home/routes";
import { notFoundPage } from "./web/layout";

/** The whole sandbox as one Hono app. */
export function createApp(ctx: Context): Hono<Env> {
  const app = new Hono<Env>();

  app.use("*", async (c, next) => {
    if (isOwnHost(c.req.header("host"), ctx.settings)) return next();
    return c.json({ error: "This sandbox has another name: SANDBOX_URL sets it" }, 403);
  });

  // The control paths have effects on this machine, so no foreign site may call them through a browser.
  app.use("*", async (c, next) => {
    const steering = /^\/(api|web)\//.test(c.req.path) && c.req.method !== "GET";
    if (steering && c.req.header("sec-fetch-site") === "cross-site")
      return c.json({ error: "Cross-site call" }, 403);
    return next();
  });

  for (const standIn of STAND_INS) standIn.mount(app, ctx);
  app.route("/api", controlApi(ctx));
  app.route("/", homeRoutes(ctx));

  app.notFound((c) =>
    c.req.path.startsWith("/api/")
      ? c.json({ error: `No such path: ${c.req.path}` }, 404)
      : c.html(notFoundPage("There is nothing at this address"), 404),
  );
  app.onError((error, c) => {
    if (error instanceof ZodError) return c.json({ error: "Invalid input", issues: error.issues }, 400);
    if (error instanceof SyntaxError) return c.json({ error: "The body is not JSON" }, 400);
    console.error("sandbox:", error);
    return c.json({ error: "The sandbox failed; see its output" }, 500);
  });
  return app;
}
