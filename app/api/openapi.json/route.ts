import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { env } from "@/lib/settings/env";
import { isKept } from "@/lib/http/headers/if-none-match";
import { methods } from "@/lib/http/methods";
import { describeApi } from "@/lib/http/openapi";
import { route } from "@/lib/http/route";
import { sessionCookieName } from "@/lib/auth/session-cookie";
import { API_ROUTES } from "./routes";

/** What it says does not change while the process runs, and composing or compressing it takes longer than most pages. */
let described: ReturnType<typeof describe> | undefined;

function describe() {
  const { APP_URL: url, https } = env();
  const json = JSON.stringify(describeApi(API_ROUTES, { url, session: sessionCookieName(https) }));
  const hash = createHash("sha256").update(json).digest("base64url");
  // The same text, compressed or not: weak.
  return { json, gzipped: new Uint8Array(gzipSync(json)), etag: `W/"${hash}"` };
}

const takesGzip = ({ headers }: Request) =>
  /\bgzip\b(?!\s*;\s*q=0)/i.test(headers.get("accept-encoding") ?? "");

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({ auth: "none", replies: { 200: "application/json", 304: null } }, async ({ request }) => {
    const { json, gzipped, etag } = (described ??= describe());
    // Another release may describe more: a kept copy is asked about, which costs next to nothing.
    const headers = { "cache-control": "public, no-cache", vary: "accept-encoding", etag };
    if (isKept(request, etag)) return new Response(null, { status: 304, headers });
    const type = { "content-type": "application/json" };
    return takesGzip(request)
      ? new Response(gzipped, { headers: { ...headers, ...type, "content-encoding": "gzip" } })
      : new Response(json, { headers: { ...headers, ...type } });
  }),
});
