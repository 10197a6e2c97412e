import { Hono } from "hono";
import type { Context, Env } from "../context";
import { visiblePage } from "./access";
import { facebookStore } from "./entities";
import { GraphError } from "./errors";
import { pageNode, personNode, sharedPages } from "./nodes";
import { paged } from "./paging";
import { allowOnly, readRequest } from "./request";
import { authenticate, type Caller } from "./tokens";

const ACCOUNT_FIELDS = ["access_token", "category", "category_list", "name", "tasks"];
const PAGING = ["fields", "limit", "after", "before"];

/** What a token says about its owner. Source: developers.facebook.com/docs/graph-api/reference/user/accounts */
export function meRoutes(ctx: Context): Hono<Env> {
  const app = new Hono<Env>();

  app.get("/me", async (c) => {
    const request = await readRequest(c);
    allowOnly(request, ["fields"]);
    const caller = authenticate(ctx, c, request);
    const { fields } = request.params;
    if (caller.token.kind === "user") return c.json(personNode(ctx, caller, fields));
    const page = visiblePage(ctx, caller, "get", caller.token.pageId ?? "");
    return c.json(pageNode(ctx, caller, page, fields));
  });

  app.get("/me/accounts", async (c) => {
    const request = await readRequest(c);
    allowOnly(request, PAGING);
    const caller = authenticate(ctx, c, request);
    requireUser(caller);
    // Without pages_show_list Meta answers an empty list, not an error.
    const shown = caller.grant.scopes.includes("pages_show_list") ? sharedPages(ctx, caller) : [];
    const { rows, paging } = paged(ctx, c, request, shown);
    const data = rows.map((page) => pageNode(ctx, caller, page, request.params.fields, ACCOUNT_FIELDS));
    return c.json(paging ? { data, paging } : { data });
  });

  app.get("/me/permissions", async (c) => {
    const request = await readRequest(c);
    allowOnly(request, PAGING);
    const caller = authenticate(ctx, c, request);
    requireUser(caller);
    const { scopes, declined = [] } = caller.grant;
    const tell = (status: string) => (permission: string) => ({ permission, status });
    return c.json({ data: [...scopes.map(tell("granted")), ...declined.map(tell("declined"))] });
  });

  app.delete("/me/permissions", async (c) => {
    const request = await readRequest(c);
    allowOnly(request, []);
    const caller = authenticate(ctx, c, request);
    requireUser(caller);
    facebookStore(ctx).grants.delete(caller.grant.id);
    return c.json({ success: true });
  });

  app.delete("/me/permissions/:scope", async (c) => {
    const request = await readRequest(c);
    allowOnly(request, []);
    const caller = authenticate(ctx, c, request);
    requireUser(caller);
    const scopes = caller.grant.scopes.filter((scope) => scope !== c.req.param("scope"));
    facebookStore(ctx).grants.put({ ...caller.grant, scopes });
    return c.json({ success: true });
  });

  return app;
}

function requireUser({ token }: Caller): void {
  if (token.kind === "page") {
    throw new GraphError(100, "(#100) Tried accessing nonexisting field (accounts) on node type (Page)");
  }
}
