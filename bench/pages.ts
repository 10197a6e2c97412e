/** What a visitor's phone loads first. */
export const PUBLIC = ["/", "/login"] as const;

/** The signed-in product. */
export const SIGNED_IN = [
  "/dashboard",
  "/week",
  "/business-profile",
  "/post-generator",
  "/your-posts",
  "/subscription",
  "/feedback",
  "/settings",
] as const;
