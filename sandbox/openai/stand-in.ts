import type { StandIn } from "../stand-in";
import { compatibleRoutes, openaiRoutes } from "./routes";

/** The model, twice: as OpenAI serves it, and as a small server with chat completions only does. */
export const openai: StandIn = {
  name: "openai",
  seed() {
    // A model remembers nothing.
  },
  mount(app, ctx) {
    app.route("/openai/v1", openaiRoutes(ctx));
    app.route("/compatible/v1", compatibleRoutes(ctx));
  },
  state: (ctx) => ({ calls: ctx.log.list("openai").length + ctx.log.list("compatible").length }),
};
