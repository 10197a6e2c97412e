/** What a visitor's phone loads first. */
export const PUBLIC = ["/", "/login"] as const;

/** design: a signed-in page costs at most so many SQL statements, one of which is the session's. */
export const STATEMENTS_A_PAGE = 4;

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
  "/settings",
] as const;
