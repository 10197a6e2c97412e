import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { getSubscription } from "@/lib/billing/queries";
import type { Db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { POST_LIMIT, POST_LIMIT_WITHOUT_PLAN } from "@/lib/posts/constants";

/**
 * For what makes another post: whether the owner's account has room for it. Deleted posts, which are kept for a while,
 * have as much room again. @throws AppError POST_LIMIT
 */
export async function requirePostSpace(on: Db, actor: Actor): Promise<void> {
  const [row] = await on.$queryRaw<{ kept: number }[]>`
    SELECT greatest(
      (SELECT "generated" + "scheduled" + "published" FROM "PostCount" WHERE "userId" = ${actor.userId}::uuid),
      (SELECT count(*)::int FROM (
        SELECT 1 FROM "Post" WHERE "userId" = ${actor.userId}::uuid AND "deletedAt" IS NOT NULL LIMIT ${POST_LIMIT}) d)
    ) AS "kept"`;
  const kept = row?.kept ?? 0;
  if (kept >= POST_LIMIT) throw new AppError("POST_LIMIT");
  if (kept >= POST_LIMIT_WITHOUT_PLAN && !(await getSubscription(actor)).access)
    throw new AppError("POST_LIMIT");
}
