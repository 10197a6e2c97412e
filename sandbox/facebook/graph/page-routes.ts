import { Hono } from "hono";
import type { Context, Env } from "../../context";
import { requireScope, unknownObject, visiblePage } from "./access";
import { businessPages, pageById } from "./nodes";
import { paged } from "./paging";
import { allowOnly, readRequest } from "./request";
import { authenticate, type Caller } from "./tokens";

const PAGING = ["fields", "limit", "after", "before"];

/**
 * Pages by their ids, and as the businesses of a person have them.
 * Sources: developers.facebook.com/docs/graph-api/reference/page, .../reference/user/businesses,
 * .../marketing-api/reference/business/owned_pages and .../client_pages
 */
export function pageRoutes(ctx: Context): Hono<Env> {
  const app = new Hono<Env>();

  app.get("/me/businesses", async (c) => {
    const request = await readRequest(c);
    allowOnly(request, PAGING);
    const caller = authenticate(ctx, c, request);
    requireScope(caller, "business_management");
    const hasPages = (["owned_pages", "client_pages"] as const).some(
      (edge) => businessPages(ctx, caller, edge).length > 0,
    );
    return c.json({ data: hasPages ? [{ id: businessOf(caller) }] : [] });
  });

  for (const edge of ["owned_pages", "client_pages"] as const)
    app.get(`/:business{[0-9]+}/${edge}`, async (c) => {
      const request = await readRequest(c);
      allowOnly(request, PAGING);
      const caller = authenticate(ctx, c, request);
      requireScope(caller, "business_management");
      const id = c.req.param("business");
      if (id !== businessOf(caller)) throw unknownObject("get", id ?? "");
      const { rows, paging } = paged(ctx, c, request, businessPages(ctx, caller, edge));
      const data = rows.map((page) => pageById(ctx, caller, page, request.params.fields));
      return c.json(paging ? { data, paging } : { data });
    });

  app.get("/:page{[0-9]+}", async (c) => {
    const request = await readRequest(c);
    allowOnly(request, ["fields"]);
    const caller = authenticate(ctx, c, request);
    const page = visiblePage(ctx, caller, "get", c.req.param("page"));
    return c.json(pageById(ctx, caller, page, request.params.fields));
  });

  return app;
}

/** A business of a person's own, by an id that no page has. */
const businessOf = ({ person }: Caller) => `9${person.id}`;
