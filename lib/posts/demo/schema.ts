import { z } from "zod";
import { BUSINESS_TEXTS } from "@/lib/brand/constants";
import { LOCALES } from "@/lib/i18n/locales";
import { text, visibleText } from "@/lib/text/schema";
import { ABOUT_LIMIT } from "./constants";

/** The fields of POST /api/demo, beside its `file`, a photo. Without a photo `about` says what to write of. */
export const demoSchema = z.strictObject({
  businessName: visibleText({
    ...BUSINESS_TEXTS.businessName,
    missing: "Demo.errors.businessName",
    tooLong: "Demo.errors.businessNameTooLong",
    trim: true,
    oneLine: true,
  }),
  about: text({ max: ABOUT_LIMIT, tooLong: "Demo.errors.aboutTooLong", trim: true, oneLine: true }).default(
    "",
  ),
  /** The language that the post is written in. */
  locale: z.enum(LOCALES).default("en"),
});
export type DemoInput = z.output<typeof demoSchema>;
