import { mondayOf } from "@/lib/i18n/calendar";
import { z } from "zod";
import { LANGUAGES } from "@/lib/posts/constants";
import { revision } from "@/lib/posts/schema";
import { time } from "@/lib/posts/scheduling/schema";
import { date } from "@/lib/posts/week/schema";
import { text, visibleText } from "@/lib/text/schema";
import { ANSWER_LIMIT, BRIEF_LIMIT, LINE_LIMIT, MAX_IDEAS, MAX_PHOTOS, MAX_TIMES } from "./constants";

/** Any date of the week; its Monday counts. */
const week = date.transform(mondayOf);
/** Each value once. */
export const once = <T>(values: readonly T[]): T[] => [...new Set(values)];
/** A time that a post can have, as `toISOString` writes it. */
export const instant = time.transform((at) => new Date(at).toISOString());

/** The query of GET /api/week/plan. */
export const weekPlanQuerySchema = z.strictObject({ week });

/** The body of POST /api/week/plan: what is going on in a week, its photos, and the times to plan for. */
export const planWeekSchema = z.strictObject({
  weekStart: week,
  brief: text({ max: BRIEF_LIMIT, tooLong: "Planning.errors.briefTooLong", trim: true }).default(""),
  /** Of the ideas and their posts; by default that of the brief, or else of the posts before. */
  language: z.enum(LANGUAGES).optional(),
  photos: z.array(z.uuid()).max(MAX_PHOTOS).transform(once).default([]),
  slots: z
    .array(instant)
    .min(1)
    .max(MAX_TIMES)
    .transform((times) => once(times).sort()),
});
export type PlanWeekInput = z.output<typeof planWeekSchema>;

const line = visibleText({
  max: LINE_LIMIT,
  missing: "Planning.errors.lineMissing",
  tooLong: "Planning.errors.lineTooLong",
  trim: true,
  oneLine: true,
});

/**
 * The body of PATCH /api/idea/{id}. `drop: false` takes a dropped idea back. `another` has the model write another line
 * and stands alone. `revision`: of the idea as it was shown.
 */
export const changeIdeaSchema = z
  .strictObject({
    line: line.optional(),
    answer: text({
      max: ANSWER_LIMIT,
      tooLong: "Planning.errors.answerTooLong",
      trim: true,
      oneLine: true,
    }).optional(),
    slotAt: instant.optional(),
    drop: z.boolean().optional(),
    /** Its photo; null for none. */
    mediaId: z.uuid().nullable().optional(),
    another: z.literal(true).optional(),
    revision: revision.optional(),
  })
  .refine(({ another, revision: _, ...change }) => {
    const changes = Object.values(change).filter((value) => value !== undefined).length;
    return another ? changes === 0 : changes > 0;
  });
export type ChangeIdeaInput = z.output<typeof changeIdeaSchema>;

/** The path of an idea. */
export const ideaPathSchema = z.strictObject({ id: z.uuid() });

/** The body of POST /api/week/write: the ideas to write, in this order. */
export const writeWeekSchema = z.strictObject({
  ideas: z.array(z.uuid()).min(1).max(MAX_IDEAS).transform(once),
});
export type WriteWeekInput = z.output<typeof writeWeekSchema>;
