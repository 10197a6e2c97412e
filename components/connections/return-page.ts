const KEY = "facebook_login_way_back";
/** The pages that have the connect button. */
const PAGES = ["/dashboard", "/post-generator"] as const;
type ReturnPage = (typeof PAGES)[number];

/** Remembers where a Facebook connection began: on phones without popups the callback is a page of its own. */
export function saveReturnPage(state: string | null): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ state, path: location.pathname }));
  } catch {
    // Without storage the callback returns to the dashboard.
  }
}

/** The page on which the attempt with this `state` began, or the dashboard if unknown. */
export function takeReturnPage(state: string | undefined): ReturnPage {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as { state?: string; path?: string } | null;
    if (!state || kept?.state !== state) return "/dashboard";
    localStorage.removeItem(KEY);
    return PAGES.find((page) => page === kept.path) ?? "/dashboard";
  } catch {
    return "/dashboard";
  }
}
