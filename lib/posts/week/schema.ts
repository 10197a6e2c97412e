import { z } from "zod";
import { postId } from "@/lib/posts/schema";

const MAX_FILL = 50;

/** A date of the calendar, yyyy-MM-dd, in the years in which posts can be. */
const date = z.iso.date().refine((value) => value >= "2000-01-01" && value < "2200-01-01");

/** The query of GET /api/week: any date of the week; by default this week, or the next once this one is over. */
export const weekSchema = z.strictObject({ from: date.optional() });
export type WeekInput = z.output<typeof weekSchema>;

/** The query of GET /api/week/month: a month, yyyy-MM. */
export const monthSchema = z.strictObject({
  month: z
    .string()
    .regex(/^\d{4}-\d{2}$/)
    .refine((month) => date.safeParse(`${month}-01`).success),
});
export type MonthInput = z.output<typeof monthSchema>;

/** The query of the page: the default where it names no date. */
export const weekPageSchema = z.object({ from: date.optional().catch(undefined) });

/** The body of POST /api/week/fill: drafts, each of which gets a free slot, the first one the next. */
export const fillSchema = z.strictObject({
  postIDs: z
    .array(postId)
    .min(1)
    .max(MAX_FILL)
    .transform((ids) => [...new Set(ids)]),
});
export type FillInput = z.output<typeof fillSchema>;
