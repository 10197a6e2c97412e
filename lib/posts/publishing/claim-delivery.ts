import "server-only";
import { sha256 } from "@/lib/crypto";
import { type Db, isUniqueViolation } from "@/lib/db";
import { env } from "@/lib/env";
import { AppError } from "@/lib/http/errors";
import { isWanted } from "./find-due";
import { pageText } from "./rules";

/** The right to send a delivery once: its fencing token, what to send, and when it was claimed. */
export type Claim = {
  deliveryId: number;
  fence: number;
  postId: number;
  userId: string;
  platform: "FACEBOOK";
  pageId: string;
  content: string;
  /** Its pictures, in order. */
  mediaIds: string[];
  /** When the claim was made, on this process's monotonic clock; milliseconds. */
  madeAt: number;
  /** How long after its time it was claimed; seconds. */
  lateSeconds: number;
  /** A person waits for the response. */
  watched?: boolean;
};

/** Identifies a post on a page by its normalized text. */
export function contentHash(text: string): string {
  return sha256(pageText(text));
}

/** What a claim sends. Every change of text or pictures raises the revision, so a claim of an older one gets nothing. */
type Version = Pick<Claim, "content" | "mediaIds"> & { revision: number };

/** `throttled`: whether the claim respects the page's rate limit. Jobs do; a person who presses a button does not. */
export type ClaimOptions = { throttled?: boolean };

/**
 * Claims a delivery that is due: status SENDING, a higher fence, a lease and an attempt, in one statement, before the
 * vendor is called. Exactly one caller succeeds; the others get null, and so does a throttled one while the page is
 * rate-limited.
 * @throws AppError SAME_POST_IN_FLIGHT while the same text may be on its way to the same page
 */
export async function claimDelivery(
  on: Db,
  deliveryId: number,
  { throttled = false }: ClaimOptions = {},
): Promise<Claim | null> {
  for (;;) {
    const [post] = await on.$queryRaw<(Version & { waits: boolean })[]>`
      SELECT p."content", p."revision", ARRAY(
        SELECT x."mediaId"::text FROM "PostMedia" x WHERE x."postId" = p."id" ORDER BY x."position"
      ) AS "mediaIds", EXISTS (
        SELECT 1 FROM "SendRateLimit" s
        WHERE s."key" IN (d."platform"::text, d."platform" || ':' || d."pageId") AND s."nextAt" > app_now()
      ) AS "waits"
      FROM "Delivery" d JOIN "Post" p ON p."id" = d."postId" JOIN "User" u ON u."id" = p."userId"
      WHERE d."id" = ${deliveryId} AND d."status" = 'PENDING' AND d."heldAt" IS NULL
        AND d."dueAt" <= app_now() AND ${isWanted}`;
    if (!post || (throttled && post.waits)) return null;
    const claim = await claimWith(on, deliveryId, post, throttled);
    // Also null when the post was edited, or the page's slot taken, between the two statements: read again.
    if (claim) return claim;
  }
}

/**
 * Locks the post's row first, as every edit, deletion and settlement does: one order, no deadlock. The share lock on
 * the owner's row makes a pause wait for running claims, and later claims see it. Last comes the page's rate limit:
 * of two concurrent claims for a page, the later one finds the slot taken.
 */
async function claimWith(
  on: Db,
  deliveryId: number,
  { content, revision, mediaIds }: Version,
  throttled: boolean,
): Promise<Claim | null> {
  const madeAt = performance.now();
  const { DELIVERY_LEASE_SECONDS, PAGE_PACE_SECONDS } = env();
  try {
    const [claim] = await on.$queryRaw<Omit<Claim, "madeAt" | "mediaIds">[]>`
      WITH post AS (
        SELECT p."id", p."userId", p."content", p."scheduledAt"
        FROM "Post" p JOIN "User" u ON u."id" = p."userId"
        WHERE p."id" = (SELECT "postId" FROM "Delivery" WHERE "id" = ${deliveryId})
          AND ${isWanted} AND p."revision" = ${revision}
        FOR NO KEY UPDATE OF p FOR SHARE OF u
      ), due AS (
        SELECT d."id", d."dueAt", d."platform" || ':' || d."pageId" AS "page" FROM post, "Delivery" d
        WHERE d."id" = ${deliveryId} AND d."status" = 'PENDING' AND d."heldAt" IS NULL AND d."dueAt" <= app_now()
        FOR NO KEY UPDATE OF d
      ), slot AS (
        INSERT INTO "SendRateLimit" AS rate ("key", "nextAt")
        SELECT "page", app_now() + ${PAGE_PACE_SECONDS}::float8 * interval '1 second' FROM due
        ON CONFLICT ("key") DO UPDATE SET "nextAt" = greatest(rate."nextAt", EXCLUDED."nextAt")
        WHERE NOT ${throttled} OR rate."nextAt" <= app_now()
        RETURNING 1
      ), claimed AS (
        UPDATE "Delivery" d
        SET "status" = 'SENDING', "fence" = d."fence" + 1, "contentHash" = ${contentHash(content)},
            "leaseUntil" = app_now() + ${DELIVERY_LEASE_SECONDS} * interval '1 second',
            "checks" = 0, "errorCode" = NULL, "errorMessage" = NULL, "updatedAt" = now()
        FROM post, due, slot
        WHERE d."id" = due."id"
        RETURNING d."id" AS "deliveryId", d."fence", d."platform", d."pageId", post."id" AS "postId",
                  post."userId", post."content",
                  extract(epoch FROM app_now() - coalesce(post."scheduledAt", due."dueAt"))::float8 AS "lateSeconds"
      ), attempt AS (
        INSERT INTO "DeliveryAttempt" ("deliveryId", "fence") SELECT "deliveryId", "fence" FROM claimed
      )
      SELECT * FROM claimed`;
    return claim ? { ...claim, mediaIds, madeAt } : null;
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError("SAME_POST_IN_FLIGHT", {}, { cause: error });
    throw error;
  }
}
