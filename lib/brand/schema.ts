import { z } from "zod";
import { BUSINESS_LIMITS, INDUSTRIES } from "./constants";

const text = (field: keyof typeof BUSINESS_LIMITS, min: number, tooShort: string) =>
  z.string().trim().min(min, tooShort).max(BUSINESS_LIMITS[field], "Brand.errors.tooLong");

/** The brand profile as it is sent and stored. */
export const businessSchema = z.strictObject({
  businessName: text("businessName", 2, "Brand.errors.businessName"),
  industry: z.enum(INDUSTRIES, "Brand.errors.industry"),
  description: text("description", 10, "Brand.errors.description"),
  targetAudience: text("targetAudience", 1, "Brand.errors.targetAudience"),
  painPoints: text("painPoints", 1, "Brand.errors.painPoints"),
});

export type BusinessInput = z.infer<typeof businessSchema>;
