/** The kinds of business to choose from, in display order. */
export const INDUSTRIES = ["technology", "healthcare", "retail", "finance", "education", "other"] as const;

/** Minimum and maximum characters of a field of the profile. */
export const BUSINESS_MINIMUMS = {
  businessName: 2,
  description: 10,
  targetAudience: 1,
  painPoints: 1,
} as const;
export const BUSINESS_LIMITS = {
  businessName: 100,
  description: 2000,
  targetAudience: 1000,
  painPoints: 1000,
} as const;

/** How often one owner may save the brand profile. */
export const BUSINESS_LIMIT = { name: "business", points: 60, seconds: 600 } as const;

/** The steps of the onboarding wizard, with the fields of each. */
export const ONBOARDING_STEPS = [
  { id: "identity", fields: ["businessName", "industry"] },
  { id: "story", fields: ["description"] },
  { id: "audience", fields: ["targetAudience"] },
  { id: "pains", fields: ["painPoints"] },
] as const;

/** Six hours: how long the browser keeps its copy of the profile. */
export const BUSINESS_CACHE_MS = 6 * 60 * 60 * 1000;
