import "server-only";
import type { SystemActor } from "@/lib/auth/actor";
import { type Db, transaction } from "@/lib/db";
import { closeNotices, closingNotices, openNotice } from "@/lib/notices/mutations";
import { postSubject } from "@/lib/notices/rules";
import { lookForClaims } from "@/lib/posts/checking/look-for-claims";
import { leansOnEndedFact } from "@/lib/posts/ended-facts";
import { CHECK_MINUTES_BEFORE } from "./constants";

type Checked = { postId: number; userId: string };
/** FACT_ENDS: a fact that the post relies on ends before its time. FACT_ENDED: it is held for that. */
type FactProblem = "FACT_ENDS" | "FACT_ENDED" | null;

/**
 * Checks whether a scheduled post relies on a fact that ends before it goes out. From an hour before its time such a
 * post is held until its owner decides; one that no longer relies on it goes out at its time again.
 */
export async function checkFacts(job: SystemActor, { postId, userId }: Checked): Promise<FactProblem> {
  await lookForClaims(job, { userId }, postId);
  return transaction({ userId }, async (tx) => {
    const [post] = await tx.$queryRaw<{ leans: boolean; near: boolean }[]>`
      SELECT ${leansOnEndedFact} AS "leans",
        p."scheduledAt" <= app_now() + ${CHECK_MINUTES_BEFORE} * interval '1 minute' AS "near"
      FROM "Post" p WHERE p."id" = ${postId} AND p."userId" = ${userId}::uuid AND p."status" = 'SCHEDULED'
        AND p."deletedAt" IS NULL FOR NO KEY UPDATE`;
    if (!post) return null;
    if (!post.leans) await letGo(tx, { postId, userId });
    else if (post.near) return (await hold(tx, { postId, userId })) ? "FACT_ENDED" : null;
    return post.leans ? "FACT_ENDS" : null;
  });
}

/** Holds pending deliveries. @returns whether the post is held, now or before */
async function hold(tx: Db, { postId, userId }: Checked): Promise<boolean> {
  const held = await tx.$queryRaw<{ id: number }[]>`
    UPDATE "Delivery" SET "heldAt" = app_now(), "heldFor" = 'FACT_ENDED', "updatedAt" = now()
    WHERE "postId" = ${postId} AND "status" = 'PENDING' AND "heldAt" IS NULL RETURNING "id"`;
  const subject = postSubject(postId);
  for (const { id: deliveryId } of held)
    await openNotice(tx, { userId, kind: "HELD", subject, postId, deliveryId, code: "FACT_ENDED" });
  return held.length > 0 || (await tx.delivery.count({ where: { postId, heldAt: { not: null } } })) > 0;
}

/** Releases a post that was held for a fact to its time, if that is still ahead, and closes the notice about it. */
async function letGo(tx: Db, { postId, userId }: Checked): Promise<void> {
  const released = await tx.$executeRaw`
    UPDATE "Delivery" SET "heldAt" = NULL, "heldFor" = NULL, "updatedAt" = now()
    WHERE "postId" = ${postId} AND "status" = 'PENDING' AND "heldAt" IS NOT NULL AND "heldFor" = 'FACT_ENDED'
      AND "dueAt" > app_now()`;
  const subjects = [postSubject(postId)];
  await tx.$executeRaw`
    ${closingNotices({ userId }, subjects)} AND "kind" = 'PREFLIGHT' AND "code" = 'FACT_ENDS'`;
  if (released > 0) await closeNotices(tx, { userId }, subjects, ["HELD"]);
}
