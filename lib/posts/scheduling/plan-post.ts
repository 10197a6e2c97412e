import "server-only";
import { randomUUID } from "node:crypto";
import type { Actor } from "@/lib/auth/actor";
import type { Db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { sendEvent } from "@/lib/jobs/send-event";
import { checkLinksOf } from "@/lib/posts/links/enqueue-link-checks";
import { closeNotices } from "@/lib/notices/mutations";
import { postSubject } from "@/lib/notices/rules";
import type { LockedPost } from "@/lib/posts/lock-post";
import type { Platform } from "@/lib/posts/types";
import { DEFAULT_LATE_MINUTES } from "@/lib/posts/publishing/constants";
import { NOT_FUTURE, CHECK_RETRY_MINUTES } from "./constants";
import { cancelDeliveries, getChosenPage, pinDelivery, recordEvent } from "@/lib/posts/publishing/mutations";
import { lateLimit } from "@/lib/posts/publishing/rules";

/** A page that a post is to go to. */
export type PlannedPage = { platform: Platform; pageId: string };

/** What is to go out, when and where. Without `ifLateMinutes` a scheduled post keeps the lateness it has. */
export type Plan = {
  postId: number;
  content: string;
  scheduledAt: Date;
  ifLateMinutes?: number;
  pages: readonly PlannedPage[];
};

/** Whether a post already has this time: an earlier request was carried out and its reply lost. */
export function isPlannedAt({ status, held, scheduledAt }: LockedPost, at: Date): boolean {
  return status === "SCHEDULED" && !held && scheduledAt?.getTime() === at.getTime();
}

/** The pages that the owner has chosen. @throws AppError FACEBOOK_NOT_CONNECTED */
export async function getChosenPages(
  tx: Db,
  actor: Actor,
  platforms: readonly Platform[],
): Promise<PlannedPage[]> {
  const pages: PlannedPage[] = [];
  for (const platform of platforms)
    pages.push({ platform, pageId: (await getChosenPage(tx, actor, platform)).pageId });
  return pages;
}

/**
 * Stores a post's schedule and its deliveries. The caller holds the post's lock and has checked its status.
 * @throws AppError VALIDATION_FAILED for a past time, DELIVERY_IN_FLIGHT
 */
export async function planPost(tx: Db, actor: Actor, plan: Plan): Promise<Plan> {
  const { postId, content, scheduledAt, ifLateMinutes, pages } = plan;
  const lateAt = lateLimit(scheduledAt, ifLateMinutes ?? DEFAULT_LATE_MINUTES);
  // The preflight check follows at once; if this process dies first, a timer runs it.
  const planned = await tx.$executeRaw`
    UPDATE "Post"
    SET "content" = ${content}, "status" = 'SCHEDULED', "scheduledAt" = ${scheduledAt}::timestamptz,
        "lateAt" = CASE WHEN ${ifLateMinutes === undefined} AND "status" = 'SCHEDULED' AND "lateAt" IS NOT NULL
          THEN ${scheduledAt}::timestamptz + ("lateAt" - "scheduledAt") ELSE ${lateAt}::timestamptz END,
        "preflightAt" = app_now() + ${CHECK_RETRY_MINUTES} * interval '1 minute', "updatedAt" = now()
    WHERE "id" = ${postId} AND "userId" = ${actor.userId}::uuid AND ${scheduledAt}::timestamptz > app_now()`;
  if (planned === 0) throw new AppError("VALIDATION_FAILED", { fieldErrors: { scheduledAt: [NOT_FUTURE] } });
  await cancelDeliveries(
    tx,
    postId,
    pages.map(({ platform }) => platform),
  );
  for (const page of pages) await pinDelivery(tx, { postId, content, ...page, dueAt: scheduledAt });
  await closeNotices(tx, actor, [postSubject(postId)], { except: "LINKS" });
  await checkLinksOf(tx, actor, { postId, content });
  await recordEvent(tx, { postId, kind: "SCHEDULED" });
  return plan;
}

/** Triggers the jobs of a stored schedule, which take the place of an earlier one's. */
export function announcePlan({
  postId,
  scheduledAt,
  pages,
}: Pick<Plan, "postId" | "scheduledAt" | "pages">): void {
  const page = pages.map(({ platform, pageId }) => `${platform}:${pageId}`).join(" ");
  const data = { postId, planId: randomUUID(), scheduledAt: scheduledAt.toISOString(), page };
  sendEvent({ name: "post/scheduled", data });
}
