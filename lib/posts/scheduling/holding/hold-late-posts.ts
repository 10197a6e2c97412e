import "server-only";
import { Prisma, db } from "@/lib/db";
import { openNotice } from "@/lib/notices/mutations";
import { postSubject } from "@/lib/notices/rules";
import { TIMER_LIMIT } from "@/lib/posts/publishing/constants";
import { leansOnEndedFact } from "@/lib/posts/ended-facts";

/** Subqueries by primary key over the few due rows; a join's plan would depend on the size of the tables. */
const LATE = Prisma.sql`
  SELECT d."id" FROM "Delivery" d
  WHERE d."status" = 'PENDING' AND d."heldAt" IS NULL AND d."dueAt" <= app_now() AND (
    SELECT p."status" = 'SCHEDULED' AND p."deletedAt" IS NULL AND u."pausedAt" IS NULL
      AND (p."lateAt" <= app_now() OR ${leansOnEndedFact})
    FROM "Post" p JOIN "User" u ON u."id" = p."userId" WHERE p."id" = d."postId")
  ORDER BY d."dueAt" LIMIT ${TIMER_LIMIT}`;

type Held = { id: number; postId: number; userId: string; code: "POST_LATE" | "FACT_ENDED" };

/**
 * Holds all scheduled posts that are later than their owners allow, or rely on a fact that has ended, and notifies the
 * owners. Claims skip such posts in any case. Called by a timer; several may run at once. @returns how many
 */
export async function holdLatePosts(signal?: AbortSignal): Promise<number> {
  let held = 0;
  for (let count = TIMER_LIMIT; count === TIMER_LIMIT && !signal?.aborted; held += count)
    count = await holdSome();
  return held;
}

/** Holds the longest overdue ones, at most TIMER_LIMIT, in one transaction with their notices. @returns how many */
function holdSome(): Promise<number> {
  return db.$transaction(async (tx) => {
    const held = await tx.$queryRaw<Held[]>`
      WITH late AS (
        SELECT d."id", d."postId", p."userId", p."lateAt" <= app_now() AS "late" FROM "Delivery" d JOIN "Post" p ON p."id" = d."postId"
        WHERE d."id" = ANY (ARRAY(${LATE})) AND d."status" = 'PENDING' AND d."heldAt" IS NULL AND d."dueAt" <= app_now()
          AND p."status" = 'SCHEDULED' AND p."deletedAt" IS NULL AND (p."lateAt" <= app_now() OR ${leansOnEndedFact})
        FOR NO KEY UPDATE OF p, d SKIP LOCKED
      )
      UPDATE "Delivery" d SET "heldAt" = app_now(), "updatedAt" = now(),
        "heldFor" = CASE WHEN late."late" IS TRUE THEN 'POST_LATE' ELSE 'FACT_ENDED' END
      FROM late WHERE d."id" = late."id"
      RETURNING d."id", late."postId", late."userId", d."heldFor" AS "code"`;
    for (const { id: deliveryId, postId, userId, code } of held) {
      const subject = postSubject(postId);
      await openNotice(tx, { userId, kind: "HELD", subject, postId, deliveryId, code });
    }
    return held.length;
  });
}
