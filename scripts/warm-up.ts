import type { Env } from "../lib/env";
import { VISITORS_PAGES } from "../lib/page-paths";
import { sessionCookieName } from "../lib/session-cookie";

/** In next.config.ts requests with it are not printed: nobody visited. */
const MARK = "warm-up";

/** What the README's tour meets, in its order: pages, and the routes that their buttons call. */
export const TOUR = [
  "/login",
  "/api/auth/sign-up",
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
  "/api/media/none",
  "/api/post/0",
  "/api/post/publish",
  "/your-posts",
  "/api/post",
  "/",
  "/business-profile",
  "/settings",
  "/feedback",
] as const;

/**
 * Has Next's development server compile what a newcomer opens first, so that no page makes them wait for it.
 * One after another: a first visit meanwhile has the machine nearly to itself. A page is asked for with a
 * session that nobody has, which it refuses after it was compiled, and where visitors have a page of their own,
 * without one first; a route with OPTIONS, which runs nothing.
 * @param origin where the server listens
 * @param signal ends it
 */
export async function warmUp(
  origin: string,
  { https }: Pick<Env, "https">,
  signal: AbortSignal,
): Promise<void> {
  const signedIn = { cookie: `${sessionCookieName(https)}=${MARK}` };
  const asked = TOUR.flatMap((path) =>
    (path in VISITORS_PAGES ? [{}, signedIn] : [signedIn]).map((headers) => ({ path, headers })),
  );
  for (const { path, headers } of asked) {
    const method = path.startsWith("/api/") ? "OPTIONS" : "GET";
    try {
      const reply = await fetch(`${origin}${path}?${MARK}`, { method, headers, redirect: "manual", signal });
      await reply.body?.cancel();
    } catch {
      // Whoever opens it will be told; this only saves them a wait.
    }
    if (signal.aborted) return;
  }
}
