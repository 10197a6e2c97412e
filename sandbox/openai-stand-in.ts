import type { StandIn } from "./providers";

const routes = await import("./openai/routes").catch(() => null);

/** The model, twice: as OpenAI serves it, and as a small server does that speaks chat completions only. */
export const openai: StandIn = {
  name: "openai",
  seed() {
    // A model remembers nothing.
  },
  mount(app, ctx) {
    if (!routes) return;
    app.route("/openai/v1", routes.openaiRoutes(ctx));
    app.route("/compatible/v1", routes.compatibleRoutes(ctx));
  },
  state: (ctx) => ({ calls: ctx.log.list("openai").length + ctx.log.list("compatible").length }),
};
