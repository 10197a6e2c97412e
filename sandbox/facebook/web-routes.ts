import { Hono } from "hono";
import type { Context, Env } from "../context";
import { notFoundPage } from "../web/layout";
import { appsPage } from "./pages/apps-page";
import { removeApp, sendCallback } from "./callbacks";
import { type Answers, facebookStore } from "./entities";
import { picture } from "./pictures";
import { timelinePage } from "./pages/timeline-page";

const TYPES: Record<string, string> = {
  jpg: "image/jpeg",
  png: "image/png",
  gif: "image/gif",
  webp: "image/webp",
  tiff: "image/tiff",
  heif: "image/heif",
};

/** What a person's browser loads of the Facebook stand-in: timelines and pictures. Mounted at /facebook. */
export function webRoutes(ctx: Context): Hono<Env> {
  const app = new Hono<Env>();
  const { pages, photos, posts } = facebookStore(ctx);

  // As on the real site, where a page's id alone is its address.
  app.get("/:id{[0-9]+}", (c) => c.redirect(`/facebook/pages/${c.req.param("id")}`));

  app.get("/apps", (c) => c.html(appsPage(ctx)));

  app.get("/pages/:id", (c) => {
    const page = pages.get(c.req.param("id"));
    if (!page) return c.html(notFoundPage("This page isn't available"), 404);
    return c.html(timelinePage(ctx, page));
  });

  app.get("/pages/:id/posts/:post", (c) => {
    const page = pages.get(c.req.param("id"));
    const post = posts.get(`${c.req.param("id")}_${c.req.param("post")}`);
    if (!page || !post) return c.html(notFoundPage("This content isn't available right now"), 404);
    return c.html(timelinePage(ctx, page, post));
  });

  app.get("/photos/:id", (c) => {
    const photo = photos.get(c.req.param("id"));
    const bytes = photo && ctx.store.blob(photo.blob);
    if (!bytes) return c.text("Not found", 404);
    return bytesReply(bytes, TYPES[photo.blob.split(".")[1] ?? ""] ?? "application/octet-stream");
  });

  app.get("/pictures/:file{[0-9]+\\.png}", async (c) => {
    return bytesReply(await picture(c.req.param("file").replace(".png", "")), "image/png");
  });

  return app;
}

/** The buttons of the page of apps, and those under a post. Mounted at /web/facebook, where foreign sites are kept out. */
export function appForms(ctx: Context): Hono<Env> {
  const app = new Hono<Env>();
  app.post("/people/:id/:kind{deauthorize|data-deletion}", async (c) => {
    const { id, kind } = c.req.param();
    if (!facebookStore(ctx).people.get(id)) return c.html(notFoundPage("Nobody has this account"), 404);
    removeApp(ctx, id);
    await sendCallback(ctx, kind === "deauthorize" ? "deauthorize" : "data-deletion", id);
    return c.redirect("/facebook/apps", 303);
  });
  // One more person likes, comments on or shares a post.
  app.post("/posts/:id/:kind{reactions|comments|shares}", (c) => {
    const { posts } = facebookStore(ctx);
    const post = posts.get(c.req.param("id"));
    if (!post) return c.html(notFoundPage("This content isn't available right now"), 404);
    const kind = c.req.param("kind") as keyof Answers;
    posts.put({ ...post, answers: { ...post.answers, [kind]: (post.answers?.[kind] ?? 0) + 1 } });
    return c.redirect(`/facebook/pages/${post.pageId}#post-${post.id}`, 303);
  });
  return app;
}

function bytesReply(bytes: Uint8Array, type: string): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      "content-type": type,
      "cache-control": "public, max-age=3600",
      "access-control-allow-origin": "*",
    },
  });
}
