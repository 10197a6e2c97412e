import { Hono } from "hono";
import type { Context, Env } from "../context";
import { notFoundPage } from "../web/layout";
import { findMails, mailStore } from "./entities";
import { mailboxPage, mailPage } from "./pages";

/** The mailbox for people. Mounted at /mailbox. */
export function mailboxRoutes(ctx: Context): Hono<Env> {
  const app = new Hono<Env>();

  app.get("/", (c) => c.html(mailboxPage(ctx)));

  app.get("/:id", (c) => {
    const mail = mailStore(ctx).get(c.req.param("id"));
    return mail ? c.html(mailPage(mail)) : c.html(notFoundPage("There is no such mail"), 404);
  });

  // The frame of the mail: no script, no form; a link opens in the window above.
  app.get("/:id/html", (c) => {
    const mail = mailStore(ctx).get(c.req.param("id"));
    if (!mail?.html) return c.text("Not found", 404);
    c.header(
      "content-security-policy",
      "default-src 'none'; img-src * data:; style-src 'unsafe-inline'; font-src *",
    );
    return c.html(`<base target="_top">${mail.html}`);
  });

  return app;
}

/** The mailbox for tests. Mounted at /api/mails. */
export function mailApiRoutes(ctx: Context): Hono<Env> {
  const app = new Hono<Env>();
  app.get("/", (c) => c.json(findMails(ctx, c.req.query("to"), c.req.query("subject"))));
  app.get("/:id", (c) => {
    const mail = mailStore(ctx).get(c.req.param("id"));
    return mail ? c.json(mail) : c.json({ error: "No such mail" }, 404);
  });
  app.delete("/", (c) => {
    mailStore(ctx).clear();
    return c.json({ deleted: true });
  });
  return app;
}
