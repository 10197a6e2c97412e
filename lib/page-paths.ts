/** The pages that ask for a session. */
export const PROTECTED =
  /^\/(dashboard|business-profile|onboarding|post-generator|your-posts|subscription|feedback|settings)(\/|$)/;

/**
 * The addresses at which a visitor gets a page of pages/ instead of the App Router's, which sends React and more
 * with every page: docs/decisions/visitors-pages.md.
 */
export const VISITORS_PAGES: Readonly<Record<string, string>> = { "/": "/landing", "/login": "/sign-in" };

/** The visitors' page at an address, or undefined. A mailed link and the second step of a sign-in have none. */
export function visitorsPage({ pathname, searchParams }: URL): string | undefined {
  return searchParams.has("token") || searchParams.has("step") ? undefined : VISITORS_PAGES[pathname];
}
