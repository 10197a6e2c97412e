import type { Route } from "next";

/**
 * The journeys that leave a page and return: where the page is remembered, which pages are allowed, and the fallback.
 */
const JOURNEYS = {
  /** To the plans and the checkout, in this tab. */
  checkout: {
    key: "checkout_way_back",
    area: () => sessionStorage,
    pages: ["/dashboard", "/week", "/week/plan", "/week/read", "/post-generator", "/your-posts"],
    otherwise: "/subscription?begun",
  },
  /** To Facebook's dialog: where no window can be opened, its callback is a page of its own, maybe in another tab. */
  facebook: {
    key: "facebook_login_way_back",
    area: () => localStorage,
    pages: ["/dashboard", "/week", "/week/plan", "/week/read", "/post-generator"],
    otherwise: "/dashboard",
  },
} as const;
type Journey = keyof typeof JOURNEYS;

/**
 * Remembers the page that a journey begins on.
 * @param state names the attempt, where there may be several
 * @param path where the journey is to end, if not there
 */
export function saveReturnPage(journey: Journey, state: string | null = "", path?: Route): void {
  const { area, key } = JOURNEYS[journey];
  try {
    area().setItem(key, JSON.stringify({ state, path: path ?? location.pathname + location.search }));
  } catch {
    // Without storage the journey returns to the fallback.
  }
}

/** The page that the journey with this `state` began on, once. */
export function takeReturnPage(journey: Journey, state: string | undefined = ""): Route {
  const { area, key, pages, otherwise } = JOURNEYS[journey];
  try {
    const kept = JSON.parse(area().getItem(key) ?? "{}") as { state?: string; path?: string };
    if (kept.state !== state) return otherwise;
    area().removeItem(key);
    const [page] = kept.path?.split("?", 1) ?? [];
    return pages.some((allowed) => allowed === page) ? (kept.path as Route) : otherwise;
  } catch {
    return otherwise;
  }
}
