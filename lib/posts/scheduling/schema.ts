import { z } from "zod";
import { PLATFORMS } from "@/lib/posts/constants";
import { read } from "@/lib/posts/reading/schema";
import { confirmBlank, revision } from "@/lib/posts/schema";
import { publishSchema } from "@/lib/posts/publishing/schema";
import { MAX_DAYS_AHEAD, MAX_LATE_MINUTES, NOT_FUTURE, TOO_FAR } from "./constants";

const platformMissing = "Workspace.schedule.platformMissing";

const DAY_MS = 86_400_000;

/** A time at which a post is to go out. That it is ahead is for the database's clock to say. */
export const time = z.iso
  .datetime({ offset: true, error: NOT_FUTURE, abort: true })
  .refine((at) => Date.parse(at) <= Date.now() + MAX_DAYS_AHEAD * DAY_MS, TOO_FAR);

/**
 * The body of POST /api/post/schedule: a publish request with its time. `ifLateMinutes`: how late it may go out without
 * asking its owner, by default as before, or an hour.
 */
export const scheduleSchema = publishSchema.extend({
  platforms: z
    .array(z.enum(PLATFORMS), platformMissing)
    .min(1, platformMissing)
    .transform((names) => [...new Set(names)]),
  scheduledAt: time,
  ifLateMinutes: z.number().int().min(0).max(MAX_LATE_MINUTES).optional(),
});
export type ScheduleInput = z.output<typeof scheduleSchema>;

/** The body of DELETE /api/post/schedule. */
export const cancelScheduleSchema = publishSchema.pick({ postID: true, revision: true });
export type CancelScheduleInput = z.output<typeof cancelScheduleSchema>;

const seen = { revision: revision.optional() };

/**
 * The body of POST /api/post/{id}/release: what to do with a post that is held. `confirm`: it goes out at its time
 * although a fact that it relies on has ended by then, or, with `confirmBlank`, with its blanks; this can be confirmed
 * before the post is held.
 */
export const releaseSchema = z.discriminatedUnion("action", [
  z.strictObject({ action: z.literal("publish"), confirmBlank, ...seen }),
  z.strictObject({ action: z.literal("reschedule"), scheduledAt: time, confirmBlank, ...seen }),
  z.strictObject({ action: z.literal("cancel"), ...seen }),
  z.strictObject({ action: z.literal("confirm"), confirmBlank, ...seen }),
]);
export type ReleaseInput = z.output<typeof releaseSchema>;
export type ReleaseRequest = z.input<typeof releaseSchema>;

/** The body of DELETE /api/post/pause: what to do with the posts that became due meanwhile. */
export const resumeSchema = z.strictObject({ overdue: z.enum(["publish", "hold"]) });
export type ResumeInput = z.output<typeof resumeSchema>;

/**
 * The body of PATCH /api/post/{id}/time. `hold`: the post is held at its new time, as by POST /api/post/{id}/hold; that is
 * how the move of a held one is undone.
 */
export const moveSchema = z.strictObject({
  scheduledAt: time,
  revision,
  read,
  confirmBlank,
  hold: z.boolean().optional(),
});
export type MoveInput = z.output<typeof moveSchema>;
