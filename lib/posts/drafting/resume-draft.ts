import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { freeRefundedKey } from "@/lib/credits/mutations";
import { getBalance } from "@/lib/credits/queries";
import { db } from "@/lib/db";
import { AppError } from "@/lib/http/errors";
import type { PictureRow } from "@/lib/media/rules";
import { PICTURES, picturesOf } from "@/lib/posts/queries";
import type { DraftResult } from "@/lib/posts/types";

type Row = {
  state: "RESERVED" | "SETTLED" | "REFUNDED";
  cost: number | null;
  postId: number | null;
  revision: number | null;
  content: string | null;
  pictures: PictureRow[] | null;
};

/**
 * The result of an earlier generation under the same key: its draft if it was charged; null if there was none or it was
 * refunded, which frees its key. So a retry after a lost response is not charged twice.
 * @throws AppError REQUEST_IN_PROGRESS while it is running
 */
export async function resumeDraft(actor: Actor, key: string): Promise<DraftResult | null> {
  const [row] = await db.$queryRaw<Row[]>`
    SELECT g."state", g."cost", p."id" AS "postId", p."revision", coalesce(v."content", p."content") AS "content",
      ${PICTURES} AS "pictures"
    FROM "Generation" g LEFT JOIN "Post" p ON p."id" = g."postId" AND p."userId" = g."userId"
    LEFT JOIN "PostVersion" v ON v."generationId" = g."id"
    WHERE g."userId" = ${actor.userId}::uuid AND g."idempotencyKey" = ${key}`;
  if (!row) return null;
  if (row.state === "REFUNDED") {
    await freeRefundedKey(actor, key);
    return null;
  }
  if (row.state === "RESERVED") throw new AppError("REQUEST_IN_PROGRESS", { retryAfterSeconds: 10 });
  if (row.postId === null || row.content === null) throw new AppError("POST_NOT_FOUND");
  return {
    generatedPost: {
      id: row.postId,
      content: row.content,
      ...picturesOf(row.pictures),
    },
    revision: row.revision ?? 0,
    remainingCreditAmount: await getBalance(actor),
    cost: row.cost ?? 0,
  };
}
