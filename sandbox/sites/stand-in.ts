import type { StandIn } from "../stand-in";
import { siteRoutes } from "./routes";

/** Small businesses' web pages, to be given as links. */
export const sites: StandIn = {
  name: "sites",
  seed() {
    // They are the same at all times.
  },
  mount(app, ctx) {
    app.route("/sites", siteRoutes(ctx));
  },
  state: () => ({}),
};
