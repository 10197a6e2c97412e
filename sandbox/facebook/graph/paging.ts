import type { Context as HonoContext } from "hono";
import type { Context, Env } from "../../context";
import { GraphError } from "./errors";
import type { GraphRequest } from "./request";

const DEFAULT_LIMIT = 25;
const MAX_LIMIT = 100;

/**
 * One page of a list with Graph's cursors. `next` carries the token but no proof, so that a client has to add it,
 * whatever Meta's own link holds. Source: developers.facebook.com/docs/graph-api/results
 */
export function paged<T extends { id: string }>(
  ctx: Context,
  c: HonoContext<Env>,
  request: GraphRequest,
  rows: T[],
): { rows: T[]; paging?: object } {
  const { limit: limitText, after, before } = request.params;
  const limit = limitText === undefined ? DEFAULT_LIMIT : Number(limitText);
  if (!Number.isInteger(limit) || limit < 1)
    throw new GraphError(100, "(#100) Param limit must be an integer > 0");
  const size = Math.min(limit, MAX_LIMIT);
  let start = after ? positionOf(rows, after) + 1 : 0;
  if (before) start = Math.max(0, positionOf(rows, before) - size);
  const slice = rows.slice(start, start + size);
  const first = slice[0];
  const last = slice.at(-1);
  if (!first || !last) return { rows: slice };
  const link = (side: "after" | "before", row: T) => {
    const url = new URL(`${ctx.settings.url}${c.req.path}`);
    for (const [key, value] of Object.entries(request.params)) url.searchParams.set(key, value);
    for (const key of ["appsecret_proof", "after", "before"]) url.searchParams.delete(key);
    const token = /^Bearer\s+(.+)$/i.exec(c.req.header("authorization") ?? "")?.[1];
    if (token) url.searchParams.set("access_token", token);
    url.searchParams.set("limit", String(limit));
    url.searchParams.set(side, cursorOf(row));
    return url.href;
  };
  return {
    rows: slice,
    paging: {
      cursors: { before: cursorOf(first), after: cursorOf(last) },
      ...(start > 0 ? { previous: link("before", first) } : {}),
      ...(start + slice.length < rows.length ? { next: link("after", last) } : {}),
    },
  };
}

function cursorOf(row: { id: string }): string {
  return Buffer.from(row.id).toString("base64url");
}

function positionOf(rows: { id: string }[], cursor: string): number {
  const id = Buffer.from(cursor, "base64url").toString();
  const position = rows.findIndex((row) => row.id === id);
  if (position < 0) throw new GraphError(100, "(#100) Invalid cursors values");
  return position;
}
