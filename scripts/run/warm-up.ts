import type { Env } from "../../lib/settings/env";
import { sessionCookieName } from "../../lib/auth/session-cookie";

/** Requests with this parameter are not logged (next.config.ts): they are not real visits. */
const MARK = "warm-up";

/** The pages of the README's tour, in order, and the routes that their buttons call. */
export const TOUR = [
  "/login",
  "/api/auth/csrf",
  "/onboarding",
  "/dashboard",
  "/auth/facebook/callback",
  "/api/social/connect",
  "/api/social/authorize",
  "/subscription",
  "/api/subscription",
  "/api/stripe/webhook",
  "/api/subscription/details",
  "/post-generator",
  "/api/post/draft",
  "/api/media/00000000-0000-0000-0000-000000000000/file",
  "/api/post/0",
  "/api/post/publish",
  "/week",
  "/photos",
  "/api/week",
  "/your-posts",
  "/api/post",
  "/business-profile",
  "/settings",
  "/feedback",
] as const;

/**
 * Has Next's development server compile what a new user opens first, so that no page makes them wait. One after
 * another, so that a first visit in the meantime has the machine nearly to itself. A page is requested with an
 * invalid session, which it rejects after compiling; a route with OPTIONS, which runs nothing.
 * @param origin the server's origin
 * @param signal aborts the warm-up
 */
export async function warmUp(
  origin: string,
  { https }: Pick<Env, "https">,
  signal: AbortSignal,
): Promise<void> {
  const headers = { cookie: `${sessionCookieName(https)}=${MARK}` };
  for (const path of TOUR) {
    const method = path.startsWith("/api/") ? "OPTIONS" : "GET";
    try {
      const reply = await fetch(`${origin}${path}?${MARK}`, { method, headers, redirect: "manual", signal });
      await reply.body?.cancel();
    } catch {
      // The user will see the error on opening it; warming up only saves waiting.
    }
    if (signal.aborted) return;
  }
}
