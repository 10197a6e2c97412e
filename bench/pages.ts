/** What a visitor's phone loads first. */
export const PUBLIC = ["/", "/login"] as const;

/**
 * A signed-in page costs at most so many SQL statements, one of which is the session's. The page that plans a week has
 * the plan and the photos beside the week itself: one more, in place of two requests with a session's statement each.
 */
export const statementLimit = (page: string): number => (page === "/week/plan" ? 5 : 4);

/** The signed-in product. */
export const SIGNED_IN = [
  "/dashboard",
  "/week",
  "/week/campaign",
  "/week/plan",
  "/week/read",
  "/business-profile",
  "/photos",
  "/post-generator",
  "/your-posts",
  "/subscription",
  "/feedback",
  "/what-worked",
  "/settings",
] as const;
