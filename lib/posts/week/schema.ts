import { z } from "zod";
import { read } from "@/lib/posts/reading/schema";
import { time } from "@/lib/posts/scheduling/schema";
import { confirmBlank, postId, revision } from "@/lib/posts/schema";

const MAX_FILL = 100;

/** A date of the calendar, yyyy-MM-dd, in the years in which posts can be. */
export const date = z.iso.date().refine((value) => value >= "2000-01-01" && value < "2200-01-01");

/** The query of GET /api/week: any date of the week; by default this week, or the next once this one has ended. */
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

const filled = z.strictObject({
  postID: postId,
  /** The revision that was shown. */
  revision: revision.optional(),
  /** The time that was chosen for it; without one it gets a free slot. */
  scheduledAt: time.optional(),
});

/**
 * The body of POST /api/week/fill: drafts. Each without a time of its own gets a free slot. `read`: the caller's word
 * that all of them have been read; `confirmBlank`: that the blanks in their texts are right.
 */
export const fillSchema = z.strictObject({
  posts: z.array(filled).min(1).max(MAX_FILL).transform(onePerPost),
  read,
  confirmBlank,
});
export type FillInput = z.output<typeof fillSchema>;

/** The body of POST /api/week/unfill: posts, each with the time that it was given. */
export const unfillSchema = z.strictObject({
  posts: z
    .array(z.strictObject({ postID: postId, scheduledAt: z.iso.datetime({ offset: true }) }))
    .min(1)
    .max(MAX_FILL)
    .transform(onePerPost),
});
export type UnfillInput = z.output<typeof unfillSchema>;

/** Of a post that is named twice, the first counts. */
function onePerPost<T extends { postID: number }>(posts: readonly T[]): T[] {
  return posts.filter(({ postID }, index) => posts.findIndex((other) => other.postID === postID) === index);
}
