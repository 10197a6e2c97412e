import { z } from "zod";
import { BUSINESS_LIMITS, BUSINESS_MINIMUMS, INDUSTRIES } from "./constants";

const text = (field: keyof typeof BUSINESS_LIMITS) =>
  z
    .string()
    .trim()
    .min(BUSINESS_MINIMUMS[field], `Brand.errors.${field}`)
    .max(BUSINESS_LIMITS[field], "Brand.errors.tooLong");

/** The brand profile as it is sent and stored. */
export const businessSchema = z.strictObject({
  businessName: text("businessName"),
  industry: z.enum(INDUSTRIES, "Brand.errors.industry"),
  description: text("description"),
  targetAudience: text("targetAudience"),
  painPoints: text("painPoints"),
});

export type BusinessInput = z.infer<typeof businessSchema>;
