import type { StandIn } from "../stand-in";
import { pushControlRoutes } from "./control-routes";
import { pushStore, pushedMessages } from "./entities";
import { pushRoutes } from "./push-routes";

/** A push service and the browsers that it serves. */
export const push: StandIn = {
  name: "push",
  seed() {
    // Nobody is subscribed at first.
  },
  mount(app, ctx) {
    app.route("/push", pushRoutes(ctx));
    app.route("/api/push", pushControlRoutes(ctx));
  },
  state: (ctx) => ({ subscriptions: pushStore(ctx).subscriptions.size, messages: pushedMessages(ctx) }),
};
