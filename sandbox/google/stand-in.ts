import type { StandIn } from "../stand-in";
import { googleStore, seedGoogle } from "./entities";
import { googleControlRoutes, googleRoutes } from "./routes";

/** Google as an OpenID Connect issuer: discovery, sign-in page, token, keys. */
export const google: StandIn = {
  name: "google",
  seed: seedGoogle,
  mount(app, ctx) {
    app.route("/google", googleRoutes(ctx));
    app.route("/api/google", googleControlRoutes(ctx));
  },
  state: (ctx) => ({ people: googleStore(ctx).people.all(), artifacts: googleStore(ctx).artifacts.size }),
};
