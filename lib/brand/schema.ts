import { z } from "zod";
import { visibleText } from "@/lib/text/schema";
import { BUSINESS_TEXTS, INDUSTRIES } from "./constants";

const field = (name: keyof typeof BUSINESS_TEXTS) =>
  visibleText({
    ...BUSINESS_TEXTS[name],
    missing: `Brand.errors.${name}`,
    tooLong: "Brand.errors.tooLong",
    trim: true,
  });

/** The brand profile as it is sent and stored. A field that may be left out has `.default("")`. */
export const businessSchema = z.strictObject({
  businessName: field("businessName"),
  industry: z.enum(INDUSTRIES, "Brand.errors.industry"),
  /** The industry in a word, if it is not in the list. */
  industryWord: field("industryWord").default(""),
  description: field("description"),
  targetAudience: field("targetAudience"),
  painPoints: field("painPoints"),
});

export type BusinessInput = z.infer<typeof businessSchema>;
