import { Hono } from "hono";
import type { Context, Env } from "../../context";
import { facebookStore, newId, type Post } from "../entities";
import { requirePosting, visiblePage } from "./access";
import { attachedPhotos } from "./attached-media";
import { GraphError } from "./errors";
import { storePhoto } from "./images";
import { lastPost } from "./nodes";
import { allowOnly, booleanParam, readRequest } from "./request";
import { authenticate } from "./tokens";

const MAX_MESSAGE = 63_206;

/**
 * What changes a page. Source: developers.facebook.com/docs/pages-api/posts and
 * .../graph-api/reference/page/photos
 */
export function publishRoutes(ctx: Context): Hono<Env> {
  const app = new Hono<Env>();
  const { photos, posts } = facebookStore(ctx);

  const publish = (pageId: string, parts: Partial<Post>, at = new Date()): Post => {
    for (const id of parts.photoIds ?? []) {
      const photo = photos.get(id);
      if (photo) photos.put({ ...photo, published: true });
    }
    const base = { message: "", photoIds: [], published: true, createdAt: at.toISOString() };
    return posts.put({ ...base, ...parts, id: `${pageId}_${newId(ctx)}`, pageId });
  };

  app.post("/:page{[0-9]+}/feed", async (c) => {
    const request = await readRequest(c);
    const caller = authenticate(ctx, c, request);
    allowOnly(request, ["message", "link", "published", "attached_media"]);
    const page = visiblePage(ctx, caller, "post", c.req.param("page"));
    requirePosting(caller, page.id);
    const message = checkMessage(request.params.message);
    const link = checkLink(request.params.link);
    const photoIds = attachedPhotos(ctx, page.id, request);
    if (!message && !link && photoIds.length === 0) throw emptyPost();
    const last = lastPost(ctx, page.id);
    if (photoIds.length === 0 && last?.message === message && last.link === link) throw duplicate();
    const post = publish(page.id, {
      message,
      link,
      photoIds,
      hidden: c.get("hidden"),
      published: booleanParam(request, "published", true),
    });
    c.set("note", `${page.name}: ${message.slice(0, 80)}`);
    return c.json({ id: post.id });
  });

  app.post("/:page{[0-9]+}/photos", async (c) => {
    const request = await readRequest(c);
    const caller = authenticate(ctx, c, request);
    allowOnly(request, ["source", "caption", "message", "published", "temporary", "alt_text_custom"]);
    const page = visiblePage(ctx, caller, "post", c.req.param("page"));
    requirePosting(caller, page.id);
    const message = checkMessage(request.params.caption ?? request.params.message);
    const published = booleanParam(request, "published", true);
    const { source } = request.files;
    if (!source) throw new GraphError(324, "(#324) Requires upload file");
    const photo = await storePhoto(ctx, page.id, {
      file: source,
      altText: request.params.alt_text_custom,
    });
    if (!published) return c.json({ id: photo.id });
    const post = publish(page.id, { message, photoIds: [photo.id], hidden: c.get("hidden") });
    c.set("note", `${page.name}: ${message.slice(0, 80)}`);
    return c.json({ id: photo.id, post_id: post.id });
  });

  return app;
}

/** Line breaks are kept as \n: a multipart body carries them as \r\n, whatever the caller wrote. */
function checkMessage(raw = ""): string {
  const message = raw.replaceAll("\r\n", "\n");
  if (message.length > MAX_MESSAGE) throw new GraphError(100, "(#100) The message is too long");
  return message.trim() === "" ? "" : message;
}

/** `.invalid` hosts (RFC 2606) stand for pages that Meta cannot read. */
function checkLink(link: string | undefined): string | undefined {
  if (!link) return undefined;
  const url = URL.parse ? URL.parse(link) : URL.canParse(link) ? new URL(link) : null;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new GraphError(1500, "(#1500) The url you supplied is invalid");
  if (url.hostname.endsWith(".invalid")) {
    throw new GraphError(1609005, "(#1609005) There was a problem scraping data from the provided link.");
  }
  return link;
}

function emptyPost(): GraphError {
  return new GraphError(100, "Invalid parameter", {
    subcode: 1349125,
    transient: false,
    title: "Missing Message Or Attachment",
    userMessage: "Missing message or attachment.",
  });
}

function duplicate(): GraphError {
  return new GraphError(506, "(#506) Duplicate status message", {
    subcode: 1455006,
    transient: false,
    title: "Duplicate Status Update",
    userMessage:
      "This status update is identical to the last one you posted. Try posting something different, or delete your previous update.",
  });
}
