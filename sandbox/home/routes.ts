import { Hono } from "hono";
import type { Context, Env } from "../context";
import { faultSchema, resetAll } from "../control";
import { homePage } from "./home-page";
import { assetRoutes } from "../web/assets";

/** The form is below everything else, so that its result is visible. */
const FAULTS = "/#faults";

/** The sandbox's own pages and the forms on them. Mounted at /. */
export function homeRoutes(ctx: Context): Hono<Env> {
  const app = new Hono<Env>();
  app.route("/", assetRoutes());
  app.get("/", (c) => c.html(homePage(ctx)));
  app.get("/app", (c) => c.redirect(ctx.settings.appUrl, 302));

  app.post("/web/reset", (c) => {
    resetAll(ctx);
    return c.redirect("/", 303);
  });

  app.post("/web/faults", async (c) => {
    const fields = [...(await c.req.formData())].filter(([, value]) => value !== "");
    const { times, code, ...rest } = Object.fromEntries(fields);
    const numbers = { ...(times ? { times: Number(times) } : {}), ...(code ? { code: Number(code) } : {}) };
    ctx.faults.add(faultSchema.parse({ ...rest, ...numbers }));
    return c.redirect(FAULTS, 303);
  });

  app.post("/web/faults/clear", (c) => {
    ctx.faults.clear();
    return c.redirect(FAULTS, 303);
  });

  app.post("/web/faults/:id/clear", (c) => {
    ctx.faults.remove(c.req.param("id"));
    return c.redirect(FAULTS, 303);
  });

  return app;
}
