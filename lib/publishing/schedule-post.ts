import "server-only";
import type { Actor } from "@/lib/auth";
import { requireActivePlan } from "@/lib/billing/queries";
import { type Db, db } from "@/lib/db";
import { Reply } from "@/lib/envelope";
import { AppError } from "@/lib/errors";
import { once } from "@/lib/idempotency";
import { wake } from "@/lib/jobs";
import { closeNotices } from "@/lib/notices/mutations";
import { postSubject } from "@/lib/notices/rules";
import { getPost } from "@/lib/posts/queries";
import { DEFAULT_LATE_MINUTES, NOT_FUTURE, REHEARSE_AGAIN_MINUTES } from "./constants";
import { cancelDeliveries, getChosenPage, lockWaiting, pinDelivery, recordEvent } from "./mutations";
import { rehearseAtOnce } from "./rehearse-post";
import { goesUntil } from "./rules";
import type { ScheduleInput } from "./schema";
import type { ScheduleResult } from "./types";

/**
 * Has a post go out at a time, or at another time than before. What would keep it from going out then is told
 * as `problems`; the schedule is kept all the same.
 * @throws AppError VALIDATION_FAILED for a past time, NO_ACTIVE_SUBSCRIPTION, POST_NOT_FOUND,
 * POST_ALREADY_PUBLISHED, DELIVERY_IN_FLIGHT, FACEBOOK_NOT_CONNECTED
 */
export function schedulePost(
  actor: Actor,
  input: ScheduleInput,
  { key }: { key: string },
): Promise<Reply<ScheduleResult>> {
  return once(actor, { route: "post/schedule", key, body: input }, async () => {
    await requireActivePlan(actor);
    return new Reply(await setTime(actor, input));
  });
}

/** Keeps the text and the time, wakes the jobs, and looks ahead. @throws AppError as `schedulePost` */
export async function setTime(actor: Actor, input: ScheduleInput): Promise<ScheduleResult> {
  const { postID: postId, platforms } = input;
  const scheduledAt = new Date(input.scheduledAt);
  const pages = await db.$transaction((tx) => plan(tx, actor, input, scheduledAt));
  const page = pages.join(" ");
  await wake({ name: "post/scheduled", data: { postId, scheduledAt: scheduledAt.toISOString(), page } });
  const problems = await rehearseAtOnce(postId);
  const post = await getPost(actor, postId);
  const deliveries = post.postPlatforms.filter(({ platform }) => platforms.includes(platform));
  return { post, deliveries, problems };
}

/** @returns the pages that it is to go to */
async function plan(tx: Db, actor: Actor, input: ScheduleInput, scheduledAt: Date): Promise<string[]> {
  const { postID: postId, postContent: content, platforms, ifLateMinutes } = input;
  await lockWaiting(tx, actor, postId);
  const lateAt = goesUntil(scheduledAt, ifLateMinutes ?? DEFAULT_LATE_MINUTES);
  // The rehearsal follows at once; should this process die before it, a timer takes it up.
  const planned = await tx.$executeRaw`
    UPDATE "Post"
    SET "content" = ${content}, "status" = 'SCHEDULED', "scheduledAt" = ${scheduledAt}::timestamptz,
        "lateAt" = CASE WHEN ${ifLateMinutes === undefined} AND "status" = 'SCHEDULED' AND "lateAt" IS NOT NULL
          THEN ${scheduledAt}::timestamptz + ("lateAt" - "scheduledAt") ELSE ${lateAt}::timestamptz END,
        "rehearseAt" = app_now() + ${REHEARSE_AGAIN_MINUTES} * interval '1 minute', "updatedAt" = now()
    WHERE "id" = ${postId} AND "userId" = ${actor.userId}::uuid AND ${scheduledAt}::timestamptz > app_now()`;
  if (planned === 0) throw new AppError("VALIDATION_FAILED", { fieldErrors: { scheduledAt: [NOT_FUTURE] } });
  await cancelDeliveries(tx, postId, platforms);
  const pages: string[] = [];
  for (const platform of platforms) {
    const { pageId } = await getChosenPage(tx, actor, platform);
    await pinDelivery(tx, { postId, content, platform, pageId, dueAt: scheduledAt });
    pages.push(`${platform}:${pageId}`);
  }
  await closeNotices(tx, actor, [postSubject(postId)]);
  await recordEvent(tx, { postId, kind: "SCHEDULED" });
  return pages;
}
