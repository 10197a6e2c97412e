import "server-only";
import { type Db, Prisma, db } from "@/lib/db";
import { enqueuing } from "@/lib/jobs/outbox";
import { closingNotices } from "@/lib/notices/mutations";
import { connectionSubject, postSubject } from "@/lib/notices/rules";
import { checksWhenSent } from "@/lib/posts/seal/seal-post";
import type { Check } from "@/lib/posts/seal/types";
import { planningLooks } from "./looking/plan-look";
import { postRepeat } from "./repeat-message";

/** An attempt that reached the page. */
export type SentAttempt = {
  deliveryId: number;
  postId: number;
  fence: number;
  userId: string;
  platform: "FACEBOOK";
};

/** The post is on the page, under the vendor's id. A code tells what went out differently than it was written. */
export type Success = {
  outcome: "SUCCESS";
  externalId: string;
  permalink?: string | null;
  errorCode?: string;
  errorMessage?: string;
  /** What the page shows, where that is not the text as it is now. */
  text?: string;
  /** It was found there although its owner was told that it had failed. */
  found?: boolean;
};

/**
 * Records that a post is on its page, marks it as published, closes its notices and enqueues what is to follow it: in
 * one statement, because every post that is sent takes this way. A success is certain: it also replaces UNKNOWN, as
 * long as no later attempt has started. @returns whether it was recorded
 */
export async function recordSuccess(attempt: SentAttempt, success: Success, on: Db = db): Promise<boolean> {
  const { deliveryId, postId, fence, platform } = attempt;
  const { externalId, permalink = null, errorCode = null, errorMessage = null, text } = success;
  const subjects = [postSubject(postId), connectionSubject(platform)];
  const seal = await checksWhenSent(on, postId, text);
  const [row] = await on.$queryRaw<{ settled: boolean }[]>`
    WITH post AS (
      SELECT "id" FROM "Post" WHERE "id" = ${postId} FOR NO KEY UPDATE
    ), settled AS (
      UPDATE "Delivery" d
      SET "status" = 'SUCCESS', "leaseUntil" = NULL, "heldAt" = NULL, "heldFor" = NULL, "externalId" = ${externalId}, "permalink" = ${permalink},
          "sentAt" = app_now(), "updatedAt" = now(), "errorCode" = ${errorCode}, "errorMessage" = ${errorMessage}
      FROM post
      WHERE d."id" = ${deliveryId} AND d."fence" = ${fence} AND d."status" <> 'SUCCESS'
      RETURNING d."id"
    ), attempt AS (
      UPDATE "DeliveryAttempt" a
      SET "finishedAt" = now(), "outcome" = 'SUCCESS', "errorCode" = ${errorCode}, "errorMessage" = ${errorMessage}
      FROM settled WHERE a."deliveryId" = settled."id" AND a."fence" = ${fence}
    ), published AS (
      ${publishing(postId, { text, seal })} AND EXISTS (SELECT 1 FROM settled)
      RETURNING "id", "userId", "repeat"
    ), repeated AS (
      ${enqueuing(postRepeat, repeating)}
    ), looks AS (
      ${planningLooks}
    ), closed AS (
      ${closingNotices(attempt, subjects)} AND EXISTS (SELECT 1 FROM settled)
    )
    SELECT EXISTS (SELECT 1 FROM settled) AS "settled"`;
  return row?.settled ?? false;
}

/**
 * Marks a post as published, as SQL; conditions may follow. One successful delivery is enough.
 * @param published `text`: what the page shows, where its owner has changed the words since; hers stay a version.
 * `seal`: what was checked of it, kept in the same row
 */
export const publishing = (
  postId: number,
  { text, seal }: { text?: string; seal: Check[] | null },
) => Prisma.sql`
  UPDATE "Post" SET "status" = 'PUBLISHED', "content" = coalesce(${text ?? null}, "content"), "publishedAt" = app_now(),
    "seal" = ${seal && JSON.stringify(seal)}::jsonb, "updatedAt" = now()
  WHERE "id" = ${postId} AND "status" <> 'PUBLISHED'`;

/** The messages by which a draft follows each of the rows of `published` that is to be repeated. */
export const repeating = Prisma.sql`
  SELECT "id"::text AS "key", jsonb_build_object('postId', "id") AS "payload", "userId"
  FROM published WHERE "repeat" IS NOT NULL`;
