import type { Context } from "../context";
import type { StandIn } from "../stand-in";
import { controlRoutes } from "./control-routes";
import { dialogRoutes } from "./dialog-routes";
import { facebookStore } from "./entities";
import { graphRoutes } from "./graph/graph-routes";
import { seedFacebook } from "./seed";
import { appForms, webRoutes } from "./web-routes";

export const facebook: StandIn = {
  name: "facebook",
  seed: seedFacebook,
  mount(app, ctx) {
    app.route("/facebook/graph", graphRoutes(ctx));
    app.route("/facebook", dialogRoutes(ctx));
    app.route("/facebook", webRoutes(ctx));
    app.route("/web/facebook", appForms(ctx));
    app.route("/api/facebook", controlRoutes(ctx));
  },
  state,
};

/** Everything but tokens and codes, which are only counted. */
function state(ctx: Context) {
  const { people, pages, grants, tokens, photos, posts } = facebookStore(ctx);
  return {
    people: people.all(),
    pages: pages.all(),
    grants: grants.all(),
    tokens: tokens.size,
    photos: photos.all(),
    posts: posts.all(),
  };
}
