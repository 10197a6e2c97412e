import { z } from "zod";
import { canonicalTimeZone } from "@/lib/i18n/time-zone";
import { time } from "@/lib/posts/publishing/schema";
import { postId, revision } from "@/lib/posts/schema";

const MAX_SLOTS = 50;
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

const slot = z.strictObject({
  weekday: z.number().int().min(1).max(7),
  minute: z.number().int().min(0).max(1439),
});

/** An IANA name that this runtime knows, in its canonical spelling. */
const timeZoneName = z
  .string()
  .max(64)
  .transform((name, context) => {
    const zone = canonicalTimeZone(name);
    if (zone === null) context.addIssue({ code: "custom" });
    return zone ?? z.NEVER;
  });

/** The body of PUT /api/slots: all posting times of the owner, in any order. */
export const slotsSchema = z.strictObject({
  slots: z
    .array(slot)
    .max(MAX_SLOTS)
    .transform((slots) => [...new Map(slots.map((one) => [`${one.weekday} ${one.minute}`, one])).values()]),
  timeZone: timeZoneName.optional(),
});
export type SlotsInput = z.output<typeof slotsSchema>;

/** The body of PATCH /api/post/{id}/time. */
export const moveSchema = z.strictObject({ scheduledAt: time, revision });
export type MoveInput = z.output<typeof moveSchema>;

/** The body of POST /api/post/{id}/queue. */
export const queueSchema = z.strictObject({ revision: revision.optional() });
export type QueueInput = z.output<typeof queueSchema>;

/** The body of POST /api/week/fill: drafts, each of which gets a free slot, the first one the next. */
export const fillSchema = z.strictObject({
  postIDs: z
    .array(postId)
    .min(1)
    .max(MAX_FILL)
    .transform((ids) => [...new Set(ids)]),
});
export type FillInput = z.output<typeof fillSchema>;

/** The body of PUT /api/settings/time-zone: what scheduled posts keep, the time of the clock or the moment. */
export const timeZoneSchema = z.strictObject({ timeZone: timeZoneName, keep: z.enum(["clock", "moment"]) });
export type TimeZoneInput = z.output<typeof timeZoneSchema>;
