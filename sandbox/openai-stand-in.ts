import type { Hono } from "hono";
import type { Context, Env } from "./context";
import type { StandIn } from "./providers";

interface ModelRoutes {
  openaiRoutes(ctx: Context): Hono<Env>;
  compatibleRoutes(ctx: Context): Hono<Env>;
}

export const openai: StandIn = {
  name: "openai",
  seed() {
    // A model remembers nothing.
  },
  async mount(app, ctx) {
    const path = "./openai/routes";
    const routes = await import(path).then(
      (module: ModelRoutes) => module,
      () => null,
    );
    if (!routes) return;
    app.route("/openai/v1", routes.openaiRoutes(ctx));
    app.route("/compatible/v1", routes.compatibleRoutes(ctx));
  },
  state: (ctx) => ({ calls: ctx.log.list("openai").length + ctx.log.list("compatible").length }),
};
