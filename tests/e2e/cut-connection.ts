import type { Page } from "@playwright/test";

/** The ways in which a server action can be left without an answer. */
export const CUTS = ["lost", "offline", "500", "502"] as const;
export type Cut = (typeof CUTS)[number];

/**
 * Leaves the page's server actions without an answer: the connection breaks, the browser is offline, the server
 * answers with an error page of its own, or a proxy in front of it does. Everything else works.
 * @returns a function that restores them
 */
export async function cutActions(page: Page, how: Cut): Promise<() => Promise<void>> {
  if (how === "offline") {
    await page.context().setOffline(true);
    return () => page.context().setOffline(false);
  }
  await page.route("**/*", (route) => {
    if (!route.request().headers()["next-action"]) return route.fallback();
    if (how === "lost") return route.abort("connectionreset");
    return route.fulfill({
      status: Number(how),
      contentType: "text/html",
      body: "<!doctype html><title>Bad Gateway</title><h1>Bad Gateway</h1>",
    });
  });
  return () => page.unrouteAll({ behavior: "wait" });
}
