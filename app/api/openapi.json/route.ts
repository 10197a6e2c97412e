import { env } from "@/lib/settings/env";
import { methods } from "@/lib/http/methods";
import { describeApi } from "@/lib/http/openapi";
import { route } from "@/lib/http/route";
import { sessionCookieName } from "@/lib/auth/session-cookie";
import { API_ROUTES } from "./routes";

/** What it says does not change while the process runs, and composing it takes longer than most pages. */
let described: string | undefined;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({ auth: "none", replies: { 200: "application/json" } }, async () => {
    const { APP_URL: url, https } = env();
    described ??= JSON.stringify(describeApi(API_ROUTES, { url, session: sessionCookieName(https) }));
    return new Response(described, { headers: { "content-type": "application/json" } });
  }),
});
