import { Hono } from "hono";
import type { Context, Env } from "../context";
import { notFoundPage } from "../web/layout";
import { facebookStore } from "./entities";
import { picture } from "./pictures";
import { timelinePage } from "./timeline-page";

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

function bytesReply(bytes: Uint8Array, type: string): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      "content-type": type,
      "cache-control": "public, max-age=3600",
      "access-control-allow-origin": "*",
    },
  });
}
