import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { transaction } from "@/lib/db";
import { lockPost } from "@/lib/posts/lock-post";
import { tellLeft } from "./record-links";
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
    const { id, content } = await lockPost(tx, actor, postId);
    await tx.$executeRaw`
      UPDATE "PostLink" SET "leftAt" = app_now()
      WHERE "postId" = ${postId} AND "userId" = ${actor.userId}::uuid AND "leftAt" IS NULL
        AND "state" IN ('DEAD', 'MOVED') AND "url" = coalesce(${url ?? null}, "url")`;
    await tellLeft(tx, { id, content, userId: actor.userId });
    return { id };
  });
}
