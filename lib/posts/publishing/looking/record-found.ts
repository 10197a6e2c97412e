import "server-only";
import { type Db, db } from "@/lib/db";
import { openNotice } from "@/lib/notices/mutations";
import { postSubject } from "@/lib/notices/rules";
import type { SeenPost } from "@/lib/providers/facebook/read-posts";
import { wasTold } from "@/lib/posts/publishing/leasing/lease-delivery";
import { type SentAttempt, type Success, recordSuccess } from "@/lib/posts/publishing/record-success";
import { foundCode } from "./found-code";
import { successOf } from "./success-of";

/**
 * Records that a post that Facebook had refused is on its page all the same: it is PUBLISHED, with the words that
 * the page shows, a newer time is cancelled, and what its owner was told is corrected, all or nothing. An attempt that
 * a later one has superseded changes nothing. @returns whether it was recorded
 */
export function recordFound(attempt: SentAttempt, seen: SeenPost): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const [post] = await tx.$queryRaw<{ content: string; scheduled: boolean; told: boolean }[]>`
      SELECT "content", "status" = 'SCHEDULED' AS "scheduled", EXISTS (
        SELECT 1 FROM "DeliveryAttempt" a WHERE a."deliveryId" = ${attempt.deliveryId} AND ${wasTold}) AS "told"
      FROM "Post" WHERE "id" = ${attempt.postId} FOR NO KEY UPDATE`;
    if (!post) return false;
    const success = successOf(seen, post.content);
    if (!post.told) return recordSuccess(attempt, success, tx);
    return recordAndTell(tx, attempt, { ...success, errorCode: foundCode(success, post.scheduled) });
  });
}

/** The same of a success that an attempt found before it sent anything, while nobody waited for the answer. */
export function recordFoundUnwatched(attempt: SentAttempt, success: Success): Promise<boolean> {
  return db.$transaction((tx) => recordAndTell(tx, attempt, success));
}

async function recordAndTell(tx: Db, attempt: SentAttempt, success: Success): Promise<boolean> {
  if (!(await recordSuccess(attempt, success, tx))) return false;
  const { userId, postId, deliveryId } = attempt;
  await openNotice(tx, {
    userId,
    kind: "FOUND",
    subject: postSubject(postId),
    postId,
    deliveryId,
    code: success.errorCode ?? "FACEBOOK_TAKEN",
    link: success.permalink ?? undefined,
  });
  return true;
}
