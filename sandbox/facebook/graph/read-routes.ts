import { Hono } from "hono";
import type { Context, Env } from "../../context";
import { timeline, type Post } from "../entities";
import { requireScope, unknownObject, visiblePage } from "./access";
import { GraphError } from "./errors";
import { insightRows, requireInsights } from "./insights";
import { findPost, postNode } from "./nodes";
import { paged } from "./paging";
import { allowOnly, readRequest, type GraphRequest } from "./request";
import { authenticate } from "./tokens";

/** What can be read of a page's posts. Source: developers.facebook.com/docs/graph-api/reference/page-post */
export function readRoutes(ctx: Context): Hono<Env> {
  const app = new Hono<Env>();

  app.get("/:page{[0-9]+}/published_posts", async (c) => {
    const request = await readRequest(c);
    allowOnly(request, ["fields", "since", "until", "limit", "after", "before"]);
    const caller = authenticate(ctx, c, request);
    const page = visiblePage(ctx, caller, "get", c.req.param("page"));
    requireScope(caller, "pages_read_engagement");
    const { rows, paging } = paged(ctx, c, request, within(request, timeline(ctx, page.id)));
    const data = rows.map((post) => postNode(ctx, caller, post, request.params.fields));
    return c.json(paging ? { data, paging } : { data });
  });

  app.get("/:id{[0-9]+_[0-9]+}", async (c) => {
    const request = await readRequest(c);
    allowOnly(request, ["fields"]);
    const caller = authenticate(ctx, c, request);
    const post = findPost(ctx, c.req.param("id"));
    if (!post) throw unknownObject("get", c.req.param("id"));
    visiblePage(ctx, caller, "get", post.pageId);
    requireScope(caller, "pages_read_engagement");
    return c.json(postNode(ctx, caller, post, request.params.fields));
  });

  // Source: developers.facebook.com/docs/graph-api/reference/insights
  for (const path of ["/:id{[0-9]+_[0-9]+}/insights", "/:id{[0-9]+_[0-9]+}/insights/:metric{[a-z_]+}"])
    app.get(path, async (c) => {
      const request = await readRequest(c);
      allowOnly(request, ["metric", "period"]);
      const caller = authenticate(ctx, c, request);
      const id = c.req.param("id") ?? "";
      const post = findPost(ctx, id);
      if (!post) throw unknownObject("get", id);
      visiblePage(ctx, caller, "get", post.pageId);
      requireInsights(caller, post.pageId);
      return c.json(insightRows(ctx, post, c.req.param("metric") ?? request.params.metric));
    });

  return app;
}

/** `since` and `until`, inclusive, as seconds since 1970 or as a date that can be read. */
function within({ params }: GraphRequest, posts: Post[]): Post[] {
  const since = secondsOf(params.since, "since") ?? 0;
  const until = secondsOf(params.until, "until") ?? Infinity;
  return posts.filter((post) => {
    const at = Math.floor(Date.parse(post.createdAt) / 1000);
    return at >= since && at <= until;
  });
}

function secondsOf(text: string | undefined, name: string): number | undefined {
  if (text === undefined) return undefined;
  if (/^\d+$/.test(text)) return Number(text);
  const ms = Date.parse(text);
  if (Number.isNaN(ms)) throw new GraphError(100, `(#100) Param ${name} must be a valid time`);
  return Math.floor(ms / 1000);
}
