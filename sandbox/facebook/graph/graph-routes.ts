import { Hono } from "hono";
import type { Context, Env } from "../../context";
import { faultGate, type Provider } from "../../fault-gate";
import { facebookStore } from "../entities";
import { GraphError, graphFailure, tooManyCalls } from "./errors";
import { meRoutes } from "./me-routes";
import { publishRoutes } from "./publish-routes";
import { readRoutes } from "./read-routes";
import { pageRoutes } from "./page-routes";
import { tokenRoutes } from "./token-routes";

const provider: Provider = { name: "facebook", fail: graphFailure };
const QUIET_USE = { call_count: 1, total_cputime: 0, total_time: 1 };

/** The Graph API of any version, under the fault gate. Mounted at /facebook/graph. */
export function graphRoutes(ctx: Context): Hono<Env> {
  const versioned = new Hono<Env>();
  versioned.route("/", tokenRoutes(ctx));
  versioned.route("/", meRoutes(ctx));
  versioned.route("/", publishRoutes(ctx));
  versioned.route("/", readRoutes(ctx));
  versioned.route("/", pageRoutes(ctx));

  const app = new Hono<Env>();
  app.use("*", faultGate(ctx, provider));
  app.use("/:version/*", async (c, next) => {
    // Of a post's id the first half is its page's.
    const id = (c.req.path.split("/")[4] ?? "").split("_")[0] ?? "";
    const used = countCall(ctx, id);
    if (used === null) return tooManyCalls(id).toResponse();
    await next();
    const use = JSON.stringify(QUIET_USE);
    c.header("facebook-api-version", c.req.param("version"));
    if (!c.res.headers.has("x-app-usage")) c.header("x-app-usage", use);
    if (!facebookStore(ctx).pages.get(id)) return;
    const pageUse = { type: "pages", ...QUIET_USE, call_count: used, estimated_time_to_regain_access: 0 };
    c.header("x-business-use-case-usage", JSON.stringify({ [id]: [pageUse] }));
    return undefined;
  });
  app.route("/:version{v[0-9]+\\.[0-9]+}", versioned);
  app.all("*", (c) => unknownPath(c.req.method, c.req.path).toResponse());
  app.onError((error) => {
    if (error instanceof GraphError) return error.toResponse();
    console.error("sandbox: facebook:", error);
    return new GraphError(1, "An unknown error occurred", { status: 500 }).toResponse();
  });
  return app;
}

/**
 * Counts a call of a page whose calls are limited. @returns how much of the limit is used, in percent; null: all of it
 * Source: developers.facebook.com/docs/graph-api/overview/rate-limiting ("Business Use Case Rate Limits")
 */
function countCall(ctx: Context, id: string): number | null {
  const { pages } = facebookStore(ctx);
  const page = pages.get(id);
  if (!page?.calls) return QUIET_USE.call_count;
  const { left, limit } = page.calls;
  if (left === 0) return null;
  pages.put({ ...page, calls: { left: left - 1, limit } });
  return Math.ceil((100 * (limit - left + 1)) / limit);
}

function unknownPath(method: string, path: string): GraphError {
  const rest = path.replace(/^\/facebook\/graph(\/v[0-9]+\.[0-9]+)?/, "");
  if (method === "GET" || rest.split("/").length < 3) {
    return new GraphError(2500, `Unknown path components: ${rest || "/"}`);
  }
  return new GraphError(100, `Unsupported ${method.toLowerCase()} request.`, {
    type: "GraphMethodException",
  });
}
