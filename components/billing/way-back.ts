const KEY = "checkout_way_back";
/** The pages on which a plan is found to be missing. */
const PAGES = ["/dashboard", "/week", "/post-generator", "/your-posts"] as const;
type ReturnPage = (typeof PAGES)[number] | "/subscription";

/** Remembers, for this tab, the page that leads to the plans, so that the checkout leads back to it. */
export function saveWayBack(): void {
  try {
    sessionStorage.setItem(KEY, location.pathname);
  } catch {
    // Without storage the checkout leads to the plans.
  }
}

/** The page that led to the plans, once; the plans themselves if none did. */
export function takeWayBack(): ReturnPage {
  try {
    const kept = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return PAGES.find((page) => page === kept) ?? "/subscription";
  } catch {
    return "/subscription";
  }
}
