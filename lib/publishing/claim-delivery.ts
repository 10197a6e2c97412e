import "server-only";
import { sha256 } from "@/lib/crypto";
import { type Db, isUniqueViolation } from "@/lib/db";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { isWanted } from "./find-due";
import { pageText } from "./rules";

/** The right to send a delivery once: its fence, what to send, and until when. */
export type Claim = {
  deliveryId: number;
  fence: number;
  postId: number;
  userId: string;
  platform: "FACEBOOK";
  pageId: string;
  content: string;
  mediaId: string | null;
  /** When the claim was made, on this process's own clock that never jumps; milliseconds. */
  madeAt: number;
  /** Somebody waits for the answer. */
  watched?: boolean;
};

/** What makes two posts on a page the same to one who looks for them: their text. */
export function contentHash(text: string): string {
  return sha256(pageText(text));
}

/** How a claim treats the page's pace: jobs wait for it, a person who presses a button does not. */
export type ClaimOptions = { paced?: boolean };

/**
 * Claims a delivery that is due: SENDING, a higher fence, a lease and an attempt, in one statement and
 * before the vendor is called. Only one caller gets it; the others get null, and so does a paced one as
 * long as it is too early for another post on the page.
 * @throws AppError SAME_POST_IN_FLIGHT while the same text may be on its way to the same page
 */
export async function claimDelivery(
  on: Db,
  deliveryId: number,
  { paced = false }: ClaimOptions = {},
): Promise<Claim | null> {
  for (;;) {
    const [post] = await on.$queryRaw<{ content: string; waits: boolean }[]>`
      SELECT p."content", EXISTS (
        SELECT 1 FROM "SendingPace" s
        WHERE s."key" IN (d."platform"::text, d."platform" || ':' || d."pageId") AND s."nextAt" > app_now()
      ) AS "waits"
      FROM "Delivery" d JOIN "Post" p ON p."id" = d."postId" JOIN "User" u ON u."id" = p."userId"
      WHERE d."id" = ${deliveryId} AND d."status" = 'PENDING' AND d."heldAt" IS NULL
        AND d."dueAt" <= app_now() AND ${isWanted}`;
    if (!post || (paced && post.waits)) return null;
    const claim = await claimWith(on, deliveryId, post.content, paced);
    // Null also when the text was edited, or the page taken, between the statements; then we look again.
    if (claim) return claim;
  }
}

/**
 * The post's row is locked first, as by everything that edits, deletes or settles: one order, no deadlock.
 * The owner's row is shared with it: a pause waits for the claims under way, and later ones see it. The page's
 * pace comes next: two claims for a page wait for each other here, and the later one finds it taken.
 */
async function claimWith(on: Db, deliveryId: number, content: string, paced: boolean): Promise<Claim | null> {
  const madeAt = performance.now();
  const { DELIVERY_LEASE_SECONDS, PAGE_PACE_SECONDS } = env();
  try {
    const [claim] = await on.$queryRaw<Omit<Claim, "madeAt">[]>`
      WITH post AS (
        SELECT p."id", p."userId", p."content", p."mediaId"
        FROM "Post" p JOIN "User" u ON u."id" = p."userId"
        WHERE p."id" = (SELECT "postId" FROM "Delivery" WHERE "id" = ${deliveryId})
          AND ${isWanted} AND p."content" = ${content}
        FOR NO KEY UPDATE OF p FOR SHARE OF u
      ), due AS (
        SELECT d."id", d."platform" || ':' || d."pageId" AS "page" FROM post, "Delivery" d
        WHERE d."id" = ${deliveryId} AND d."status" = 'PENDING' AND d."heldAt" IS NULL AND d."dueAt" <= app_now()
        FOR NO KEY UPDATE OF d
      ), slot AS (
        INSERT INTO "SendingPace" AS pace ("key", "nextAt")
        SELECT "page", app_now() + ${PAGE_PACE_SECONDS}::float8 * interval '1 second' FROM due
        ON CONFLICT ("key") DO UPDATE SET "nextAt" = greatest(pace."nextAt", EXCLUDED."nextAt")
        WHERE NOT ${paced} OR pace."nextAt" <= app_now()
        RETURNING 1
      ), claimed AS (
        UPDATE "Delivery" d
        SET "status" = 'SENDING', "fence" = d."fence" + 1, "contentHash" = ${contentHash(content)},
            "leaseUntil" = app_now() + ${DELIVERY_LEASE_SECONDS} * interval '1 second',
            "looks" = 0, "errorCode" = NULL, "errorMessage" = NULL, "updatedAt" = now()
        FROM post, due, slot
        WHERE d."id" = due."id"
        RETURNING d."id" AS "deliveryId", d."fence", d."platform", d."pageId", post."id" AS "postId",
                  post."userId", post."content", post."mediaId"
      ), attempt AS (
        INSERT INTO "DeliveryAttempt" ("deliveryId", "fence") SELECT "deliveryId", "fence" FROM claimed
      )
      SELECT * FROM claimed`;
    return claim ? { ...claim, madeAt } : null;
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError("SAME_POST_IN_FLIGHT", {}, { cause: error });
    throw error;
  }
}
