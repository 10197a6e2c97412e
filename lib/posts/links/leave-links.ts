import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { transaction } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { closeNotices } from "@/lib/notices/mutations";
import { postSubject } from "@/lib/notices/rules";
import type { LeaveLinksInput } from "./schema";

/**
 * Leaves a post's links, or one of them, as they are: its owner is told again only if something else is found. Safe to repeat.
 * @throws AppError POST_NOT_FOUND
 */
export async function leaveLinks(
  actor: Actor,
  postId: number,
  { url }: LeaveLinksInput = {},
): Promise<{ id: number }> {
  return transaction(actor, async (tx) => {
    const where = { id: postId, userId: actor.userId, deletedAt: null };
    const post = await tx.post.findFirst({ where, select: { id: true } });
    if (!post) throw new AppError("POST_NOT_FOUND");
    await tx.$executeRaw`
      UPDATE "PostLink" SET "leftAt" = app_now()
      WHERE "postId" = ${postId} AND "userId" = ${actor.userId}::uuid AND "leftAt" IS NULL
        AND "state" IN ('DEAD', 'MOVED') AND "url" = coalesce(${url ?? null}, "url")`;
    const left = await tx.postLink.count({
      where: { postId, leftAt: null, state: { in: ["DEAD", "MOVED"] } },
    });
    if (left === 0) await closeNotices(tx, actor, [postSubject(postId)], ["LINKS"]);
    return post;
  });
}
