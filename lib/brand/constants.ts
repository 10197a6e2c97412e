/** The kinds of business to choose from, in display order. */
export const INDUSTRIES = ["technology", "healthcare", "retail", "finance", "education", "other"] as const;

/**
 * The texts of the profile: minimum and maximum characters, and whether it is one line. One with a minimum of 0 is
 * optional.
 */
export const BUSINESS_TEXTS = {
  businessName: { min: 2, max: 100, oneLine: true },
  industryWord: { min: 0, max: 40, oneLine: true },
  description: { min: 10, max: 2000, oneLine: false },
  targetAudience: { min: 1, max: 1000, oneLine: false },
  painPoints: { min: 1, max: 1000, oneLine: false },
} as const;

/** How often one owner may save the brand profile. */
export const BUSINESS_LIMIT = { name: "business", points: 60, seconds: 600 } as const;

/** The steps of the onboarding wizard, which are the sections of the profile, with the fields of each. */
export const ONBOARDING_STEPS = [
  { id: "identity", fields: ["businessName", "industry", "industryWord"] },
  { id: "story", fields: ["description"] },
  { id: "audience", fields: ["targetAudience"] },
  { id: "pains", fields: ["painPoints"] },
] as const;

/** The parts of the profile's sheet, with the sections of each. */
export const PROFILE_PARTS = [
  { id: "who", steps: ["identity", "story"] },
  { id: "audience", steps: ["audience", "pains"] },
] as const;

/** All fields of the profile, in order. */
export const BUSINESS_FIELDS = ONBOARDING_STEPS.flatMap(({ fields }) => [...fields]);

/** Six hours: how long the browser keeps its copy of the profile. */
export const BUSINESS_CACHE_MS = 6 * 60 * 60 * 1000;
