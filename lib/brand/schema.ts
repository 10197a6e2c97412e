import { z } from "zod";
import { visibleText } from "@/lib/text-schema";
import { BUSINESS_LIMITS, BUSINESS_MINIMUMS, INDUSTRIES } from "./constants";

const field = (name: keyof typeof BUSINESS_LIMITS) =>
  visibleText({
    min: BUSINESS_MINIMUMS[name],
    missing: `Brand.errors.${name}`,
    max: BUSINESS_LIMITS[name],
    tooLong: "Brand.errors.tooLong",
    trim: true,
    oneLine: name === "businessName",
  });

/** The brand profile as it is sent and stored. */
export const businessSchema = z.strictObject({
  businessName: field("businessName"),
  industry: z.enum(INDUSTRIES, "Brand.errors.industry"),
  description: field("description"),
  targetAudience: field("targetAudience"),
  painPoints: field("painPoints"),
});

export type BusinessInput = z.infer<typeof businessSchema>;
