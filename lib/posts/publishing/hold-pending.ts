import "server-only";
import type { Db } from "@/lib/db";
import { openNotice } from "@/lib/notices/mutations";
import { postSubject } from "@/lib/notices/rules";
import type { HeldFor } from "@/lib/posts/types";

type Held = {
  code: HeldFor;
  /** The reasons that this one replaces. */
  over: readonly HeldFor[];
  /** Its owner has just decided it. */
  silent?: boolean;
};

/**
 * Holds the pending deliveries of a post, so that nothing sends them, and tells its owner. The caller holds the post's
 * lock. @returns how many are held for this reason now
 */
export async function holdPending(
  tx: Db,
  { postId, userId }: { postId: number; userId: string },
  { code, over, silent }: Held,
): Promise<number> {
  const held = await tx.$queryRaw<{ id: number }[]>`
    UPDATE "Delivery" SET "heldAt" = coalesce("heldAt", app_now()), "heldFor" = ${code}, "updatedAt" = now()
    WHERE "postId" = ${postId} AND "status" = 'PENDING' AND ("heldAt" IS NULL OR "heldFor" = ANY (${over}::text[]))
    RETURNING "id"`;
  const subject = postSubject(postId);
  for (const { id: deliveryId } of held)
    await openNotice(tx, { userId, kind: "HELD", subject, postId, deliveryId, code, silent });
  return held.length;
}
