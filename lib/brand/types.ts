import type { INDUSTRIES } from "./constants";

export type Industry = (typeof INDUSTRIES)[number];

/** The brand that posts are written for. */
export type Business = {
  businessName: string;
  industry: Industry;
  description: string;
  targetAudience: string;
  painPoints: string;
};
