import "server-only";
import { Prisma, db } from "@/lib/db";
import { openNotice } from "@/lib/notices/mutations";
import { postSubject } from "@/lib/notices/rules";
import { TIMER_LIMIT } from "@/lib/posts/publishing/constants";

/** Subqueries by primary key over the few due rows; a join's plan would depend on the size of the tables. */
const LATE = Prisma.sql`
  SELECT d."id" FROM "Delivery" d
  WHERE d."status" = 'PENDING' AND d."heldAt" IS NULL AND d."dueAt" <= app_now() AND (
    SELECT p."status" = 'SCHEDULED' AND p."deletedAt" IS NULL AND p."lateAt" <= app_now() AND u."pausedAt" IS NULL
    FROM "Post" p JOIN "User" u ON u."id" = p."userId" WHERE p."id" = d."postId")
  ORDER BY d."dueAt" LIMIT ${TIMER_LIMIT}`;

type Held = { id: number; postId: number; userId: string };

/**
 * Holds all scheduled posts that are later than their owners allow, and notifies the owners. Claims skip such posts in
 * any case. Called by a timer; several may run at once. @returns how many
 */
export async function holdLatePosts(signal?: AbortSignal): Promise<number> {
  let held = 0;
  for (let count = TIMER_LIMIT; count === TIMER_LIMIT && !signal?.aborted; held += count)
    count = await holdSome();
  return held;
}

/** Holds those that are due longest, at most TIMER_LIMIT, in one transaction with their notices. @returns how many */
function holdSome(): Promise<number> {
  return db.$transaction(async (tx) => {
    const held = await tx.$queryRaw<Held[]>`
      WITH late AS (
        SELECT d."id", d."postId", p."userId" FROM "Delivery" d JOIN "Post" p ON p."id" = d."postId"
        WHERE d."id" = ANY (ARRAY(${LATE})) AND d."status" = 'PENDING' AND d."heldAt" IS NULL AND d."dueAt" <= app_now()
          AND p."status" = 'SCHEDULED' AND p."deletedAt" IS NULL AND p."lateAt" <= app_now()
        FOR NO KEY UPDATE OF p, d SKIP LOCKED
      )
      UPDATE "Delivery" d SET "heldAt" = app_now(), "updatedAt" = now()
      FROM late WHERE d."id" = late."id"
      RETURNING d."id", late."postId", late."userId"`;
    for (const { id: deliveryId, postId, userId } of held) {
      const subject = postSubject(postId);
      await openNotice(tx, { userId, kind: "HELD", subject, postId, deliveryId, code: "POST_LATE" });
    }
    return held.length;
  });
}
