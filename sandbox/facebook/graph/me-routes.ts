import { Hono } from "hono";
import type { Context, Env } from "../../context";
import { facebookStore } from "../entities";
import { GraphError } from "./errors";
import { pageNode, personNode, sharedPages } from "./nodes";
import { paged } from "./paging";
import { allowOnly, readRequest } from "./request";
import { authenticate, type Caller } from "./tokens";

const PAGING = ["fields", "limit", "after", "before"];

/** What a token says about its owner. Source: developers.facebook.com/docs/graph-api/reference/user/accounts */
export function meRoutes(ctx: Context): Hono<Env> {
  const app = new Hono<Env>();

  app.get("/me", async (c) => {
    const request = await readRequest(c);
    allowOnly(request, ["fields"]);
    const caller = authenticate(ctx, c, request);
    const { fields } = request.params;
    requireUser(caller);
    return c.json(personNode(ctx, caller, fields));
  });

  app.get("/me/accounts", async (c) => {
    const request = await readRequest(c);
    allowOnly(request, PAGING);
    const caller = authenticate(ctx, c, request);
    requireUser(caller);
    // Without pages_show_list Meta answers an empty list, not an error.
    const shown = caller.grant.scopes.includes("pages_show_list") ? sharedPages(ctx, caller) : [];
    const { rows, paging } = paged(ctx, c, request, shown);
    const data = rows.map((page) => pageNode(ctx, caller, page, request.params.fields));
    return c.json(paging ? { data, paging } : { data });
  });

  app.get("/me/permissions", async (c) => {
    const request = await readRequest(c);
    allowOnly(request, PAGING);
    const caller = authenticate(ctx, c, request);
    requireUser(caller);
    const { scopes, declined = [] } = caller.grant;
    const withStatus = (status: string) => (permission: string) => ({ permission, status });
    return c.json({ data: [...scopes.map(withStatus("granted")), ...declined.map(withStatus("declined"))] });
  });

  app.delete("/me/permissions", async (c) => {
    const request = await readRequest(c);
    allowOnly(request, []);
    const caller = authenticate(ctx, c, request);
    requireUser(caller);
    facebookStore(ctx).grants.delete(caller.grant.id);
    return c.json({ success: true });
  });

  return app;
}

function requireUser({ token }: Caller): void {
  if (token.kind === "page") {
    throw new GraphError(100, "(#100) Tried accessing nonexisting field (accounts) on node type (Page)");
  }
}
