import "server-only";
import type { Actor } from "@/lib/auth";
import { getBalance } from "@/lib/credits/queries";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { pictureUrl } from "@/lib/media/rules";
import type { DraftResult } from "./types";

type Row = {
  state: "RESERVED" | "SETTLED" | "REFUNDED";
  cost: number | null;
  postId: number | null;
  content: string | null;
  key: string | null;
};

/**
 * What an earlier generation under the same key came to: its draft when it was paid, or null when there was none
 * or it was refunded (its key is then free again). So a process that died after the model answered charges once.
 * @throws AppError REQUEST_IN_PROGRESS while it is at work
 */
export async function resumeDraft(actor: Actor, key: string): Promise<DraftResult | null> {
  const [row] = await db.$queryRaw<Row[]>`
    WITH freed AS (
      UPDATE "Generation" SET "idempotencyKey" = "idempotencyKey" || '#' || "id"
      WHERE "userId" = ${actor.userId}::uuid AND "idempotencyKey" = ${key} AND "state" = 'REFUNDED')
    SELECT g."state", g."cost", p."id" AS "postId", p."content", m."key"
    FROM "Generation" g LEFT JOIN "Post" p ON p."id" = g."postId" AND p."userId" = g."userId"
    LEFT JOIN "Media" m ON m."id" = p."mediaId"
    WHERE g."userId" = ${actor.userId}::uuid AND g."idempotencyKey" = ${key}`;
  if (!row || row.state === "REFUNDED") return null;
  if (row.state === "RESERVED") throw new AppError("REQUEST_IN_PROGRESS", { retryAfterSeconds: 10 });
  if (row.postId === null || row.content === null) throw new AppError("POST_NOT_FOUND");
  return {
    generatedPost: {
      id: row.postId,
      content: row.content,
      imageUrl: row.key === null ? null : pictureUrl(row.key),
    },
    remainingCreditAmount: await getBalance(actor),
    cost: row.cost ?? 0,
  };
}
