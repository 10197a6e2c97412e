import type { StandIn } from "../stand-in";
import { findMails } from "./entities";
import { mailApiRoutes, mailboxRoutes } from "./routes";

export const mailbox: StandIn = {
  name: "mailbox",
  seed() {
    // A mailbox starts empty.
  },
  mount(app, ctx) {
    app.route("/mailbox", mailboxRoutes(ctx));
    app.route("/api/mails", mailApiRoutes(ctx));
  },
  state: (ctx) => findMails(ctx),
};
