import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { type Db, transaction } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { closeNotices } from "@/lib/notices/mutations";
import { postSubject } from "@/lib/notices/rules";
import { keepBlanks, requireFilled } from "@/lib/posts/editing/blanks";
import { HELD_FOR_TEXT } from "@/lib/posts/constants";
import { lockPost, requireRevision } from "@/lib/posts/lock-post";
import { endsBefore, leansOnEndedFact } from "@/lib/posts/ended-facts";
import { getPost } from "@/lib/posts/queries";
import type { PublishResult } from "@/lib/posts/publishing/types";
import { settleText } from "./check-text";
import { isForText } from "../rules";

/**
 * Lets a scheduled post go out at its time although facts that it relies on have ended by then, or with its blanks where
 * `confirmBlank` says so. It is not held for that again; what else it would be held for, such as its owner's decision,
 * still holds it. Safe to repeat.
 * @throws AppError POST_NOT_FOUND, POST_NOT_SCHEDULED, POST_CHANGED, DELIVERY_IN_FLIGHT, POST_BLANK where nothing but
 * blanks is to be confirmed
 */
export async function confirmText(
  actor: Actor,
  postId: number,
  { revision, confirmBlank }: { revision?: number; confirmBlank?: true },
): Promise<PublishResult> {
  await transaction(actor, async (tx) => {
    const post = await lockPost(tx, actor, postId);
    if (post.inFlight) throw new AppError("DELIVERY_IN_FLIGHT");
    if (post.status !== "SCHEDULED") throw new AppError("POST_NOT_SCHEDULED");
    await requireRevision(tx, actor, post, revision);
    if (confirmBlank) await keepBlanks(tx, post);
    else if (await isLeaning(tx, postId)) await storeConfirmed(tx, postId);
    else await requireFilled(tx, post, undefined);
    await tx.$executeRaw`
      UPDATE "Delivery" SET "heldAt" = NULL, "heldFor" = NULL, "updatedAt" = now()
      WHERE "postId" = ${postId} AND "status" = 'PENDING' AND "heldAt" IS NOT NULL AND "heldFor" = ANY (${HELD_FOR_TEXT}::text[])`;
    const forText = !post.held || isForText(post.heldFor);
    await closeNotices(tx, actor, [postSubject(postId)], forText ? ["HELD", "PREFLIGHT"] : ["PREFLIGHT"]);
    await settleText(tx, { postId, userId: actor.userId });
    // Past its time it goes out now, unless something else holds it: its owner has said so, and is not asked for its
    // lateness again.
    if (isForText(post.heldFor))
      await tx.$executeRaw`
        UPDATE "Post" SET "lateAt" = NULL WHERE "id" = ${postId} AND "scheduledAt" <= app_now()
          AND NOT EXISTS (SELECT 1 FROM "Delivery" WHERE "postId" = ${postId} AND "heldAt" IS NOT NULL)`;
  });
  const post = await getPost(actor, postId);
  return { post, deliveries: post.postPlatforms };
}

async function isLeaning(tx: Db, postId: number): Promise<boolean> {
  const [post] = await tx.$queryRaw<{ leans: boolean }[]>`
    SELECT ${leansOnEndedFact} AS "leans" FROM "Post" p WHERE p."id" = ${postId}`;
  return post?.leans ?? false;
}

/** Every end by which the post would be held now. */
async function storeConfirmed(tx: Db, postId: number): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO "ConfirmedFact" ("postId", "factId", "until", "at")
    SELECT DISTINCT p."id", c."factId", f."until", app_now()
    FROM "Post" p JOIN "PostClaim" c ON c."postId" = p."id" AND c."revision" = p."claimsRevision"
      LEFT JOIN "Fact" f ON f."id" = c."factId"
    WHERE p."id" = ${postId} AND c."factId" IS NOT NULL AND (f."id" IS NULL OR ${endsBefore})
    ON CONFLICT ("postId", "factId") DO UPDATE SET "until" = EXCLUDED."until", "at" = EXCLUDED."at"`;
}
