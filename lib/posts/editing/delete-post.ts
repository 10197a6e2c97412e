import "server-only";
import { z } from "zod";
import { audit } from "@/lib/audit/record-audit";
import type { Actor } from "@/lib/auth/actor";
import { type Db, transaction } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { sendEvent } from "@/lib/jobs/send-event";
import { closeNotices } from "@/lib/notices/mutations";
import { postSubject } from "@/lib/notices/rules";
import { PLATFORMS } from "@/lib/posts/constants";
import { lockPost } from "@/lib/posts/lock-post";

/**
 * Deletes a post and its schedule; `restorePost` brings both back.
 * @throws AppError POST_NOT_FOUND, DELIVERY_IN_FLIGHT while it may be reaching its page
 */
export async function deletePost(actor: Actor, id: number): Promise<{ id: number }> {
  const scheduled = await transaction(actor, async (tx) => {
    const { status, inFlight } = await lockPost(tx, actor, id);
    if (inFlight) throw new AppError("DELIVERY_IN_FLIGHT");
    await markDeleted(tx, id);
    await tx.delivery.updateMany({
      where: { postId: id, status: "PENDING" },
      data: { status: "CANCELLED", heldAt: null, heldFor: null },
    });
    await closeNotices(tx, actor, [postSubject(id)]);
    await audit(actor, "POST_DELETED", { post: `#${id}` }, tx);
    return status === "SCHEDULED";
  });
  if (scheduled) sendEvent({ name: "post/cancelled", data: { postId: id } });
  return { id };
}

/** Marks a locked post as deleted, takes its time, and keeps what is to be given back. */
async function markDeleted(tx: Db, id: number): Promise<void> {
  await tx.$executeRaw`
    UPDATE "Post" p SET
      "deletedAt" = app_now(),
      "deletedWith" = jsonb_build_object(
        'deletedAt', app_now()::timestamptz(3),
        'scheduledAt', CASE WHEN p."status" = 'SCHEDULED' THEN p."scheduledAt" END,
        'lateAt', CASE WHEN p."status" = 'SCHEDULED' THEN p."lateAt" END,
        'pages', (SELECT coalesce(jsonb_agg(jsonb_build_object('platform', d."platform", 'pageId', d."pageId")), '[]')
                  FROM "Delivery" d WHERE d."postId" = p."id" AND d."status" = 'PENDING'),
        'heldFor', (SELECT d."heldFor" FROM "Delivery" d
                    WHERE d."postId" = p."id" AND d."status" = 'PENDING' AND d."heldAt" IS NOT NULL LIMIT 1),
        'mediaIds', (SELECT coalesce(jsonb_agg(x."mediaId" ORDER BY x."position"), '[]')
                     FROM "PostMedia" x WHERE x."postId" = p."id")),
      "status" = CASE WHEN p."status" = 'SCHEDULED' THEN 'GENERATED' ELSE p."status" END,
      "scheduledAt" = CASE WHEN p."status" = 'SCHEDULED' THEN NULL ELSE p."scheduledAt" END,
      "updatedAt" = now()
    WHERE p."id" = ${id}`;
}

const date = z.iso.datetime({ offset: true }).transform((at) => new Date(at));

/** What a post had when it was last deleted, as `Post.deletedWith` keeps it. */
export const deletedWithSchema = z.object({
  deletedAt: date,
  scheduledAt: date.nullable(),
  lateAt: date.nullable(),
  pages: z.array(z.object({ platform: z.enum(PLATFORMS), pageId: z.string() })),
  /** Why it was held, if it was; posts that were deleted before do not say it. */
  heldFor: z.string().nullish(),
  mediaIds: z.array(z.string()),
});
export type DeletedWith = z.output<typeof deletedWithSchema>;
