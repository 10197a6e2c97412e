import { env } from "@/lib/env";
import { methods } from "@/lib/http/methods";
import { describeApi } from "@/lib/http/openapi";
import { route } from "@/lib/http/route";
import { sessionCookieName } from "@/lib/auth/session-cookie";
import { API_ROUTES } from "./routes";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({ auth: "none", replies: { 200: "application/json" } }, async () => {
    const { APP_URL: url, https } = env();
    return Response.json(describeApi(API_ROUTES, { url, session: sessionCookieName(https) }));
  }),
});
