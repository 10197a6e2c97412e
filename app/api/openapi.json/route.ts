import { env } from "@/lib/env";
import { describeApi } from "@/lib/openapi";
import { route } from "@/lib/route";
import { sessionCookieName } from "@/lib/session-cookie";
import { API_ROUTES } from "./routes";

export const GET = route({ auth: "none" }, async () => {
  const { APP_URL: url, https } = env();
  return Response.json(describeApi(API_ROUTES, { url, session: sessionCookieName(https) }));
});
