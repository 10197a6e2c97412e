import "server-only";
import type { SystemActor } from "@/lib/auth/actor";
import { type Db, transaction } from "@/lib/db";
import { closeNotices, closingNotices } from "@/lib/notices/mutations";
import { postSubject } from "@/lib/notices/rules";
import { refreshClaims } from "@/lib/posts/checking/get-claims";
import { HELD_FOR_TEXT } from "@/lib/posts/constants";
import { leansOnEndedFact } from "@/lib/posts/ended-facts";
import { holdPending } from "@/lib/posts/publishing/hold-pending";
import { openBlanks } from "@/lib/text/explicit/blanks";
import { CHECK_MINUTES_BEFORE, LET_GO_MINUTES } from "../constants";

type Checked = { postId: number; userId: string };
/**
 * FACT_ENDS: a fact that the post relies on ends before its time; FACT_ENDED: it is held for that. POST_BLANK: there are
 * blanks in its text, and it is held for that, or will be.
 */
type TextProblem = "FACT_ENDS" | "FACT_ENDED" | "POST_BLANK" | null;

/**
 * Checks whether a scheduled post says what is over before it goes out, or has blanks. From an hour before its time such
 * a post is held until its owner decides; one of which that is no longer true goes out again, as late as its owner allows.
 */
export async function checkText(job: SystemActor, checked: Checked): Promise<TextProblem> {
  await refreshClaims(job, checked, checked.postId);
  return transaction(checked, (tx) => settleText(tx, checked));
}

/** The same for a text whose claims are known. Takes the post's lock. */
export async function settleText(tx: Db, { postId, userId }: Checked): Promise<TextProblem> {
  const [post] = await tx.$queryRaw<
    { leans: boolean; near: boolean; late: boolean; content: string; rightBlanks: string[] }[]
  >`
    SELECT p."content", p."rightBlanks", ${leansOnEndedFact} AS "leans",
      p."scheduledAt" <= app_now() + ${CHECK_MINUTES_BEFORE} * interval '1 minute' AS "near",
      p."lateAt" IS NOT NULL AND p."lateAt" <= app_now() AS "late"
    FROM "Post" p WHERE p."id" = ${postId} AND p."userId" = ${userId}::uuid AND p."status" = 'SCHEDULED'
      AND p."deletedAt" IS NULL FOR NO KEY UPDATE`;
  if (!post) return null;
  const isBlank = openBlanks(post.content, post.rightBlanks).length > 0;
  const code = post.leans ? "FACT_ENDED" : isBlank ? "POST_BLANK" : null;
  if (!code) await letGo(tx, { postId, userId }, post.late);
  else if (post.near) {
    const held = await holdPending(tx, { postId, userId }, { code, over: HELD_FOR_TEXT });
    return held > 0 || (await tx.delivery.count({ where: { postId, heldAt: { not: null } } })) > 0
      ? code
      : null;
  }
  return post.leans ? "FACT_ENDS" : code;
}

/**
 * Closes the notice about a text, and releases a post that was held for it. One that is later than its owner allows by
 * then is held for that.
 */
async function letGo(tx: Db, { postId, userId }: Checked, late: boolean): Promise<void> {
  const subjects = [postSubject(postId)];
  await tx.$executeRaw`
    ${closingNotices({ userId }, subjects)} AND "kind" = 'PREFLIGHT' AND "code" IN ('FACT_ENDS', 'POST_BLANK')`;
  const held = await tx.delivery.count({
    where: { postId, status: "PENDING", heldFor: { in: [...HELD_FOR_TEXT] } },
  });
  if (held === 0) return;
  if (late) {
    await holdPending(tx, { postId, userId }, { code: "POST_LATE", over: HELD_FOR_TEXT, silent: true });
    return;
  }
  // After its time not at once: who has just changed its text may be about to change its time.
  await tx.$executeRaw`
    UPDATE "Delivery" SET "heldAt" = NULL, "heldFor" = NULL, "updatedAt" = now(),
      "againAt" = CASE WHEN "dueAt" > app_now() THEN "againAt"
        ELSE greatest("againAt", app_now() + ${LET_GO_MINUTES} * interval '1 minute') END
    WHERE "postId" = ${postId} AND "status" = 'PENDING' AND "heldAt" IS NOT NULL AND "heldFor" = ANY (${HELD_FOR_TEXT}::text[])`;
  await closeNotices(tx, { userId }, subjects, ["HELD"]);
}
