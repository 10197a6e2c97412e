import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { freeRefundedKey } from "@/lib/credits/mutations";
import { getBalance } from "@/lib/credits/queries";
import { db } from "@/lib/db";
import { AppError } from "@/lib/http/errors";
import type { Part } from "./splice";
import type { RewriteResult } from "./types";

/**
 * The result of an earlier generation under the same key, which was charged; null if there was none or it was refunded,
 * which frees its key. So a retry after a lost response is not charged twice.
 * @throws AppError REQUEST_IN_PROGRESS while it is running; POST_CHANGED if its version is gone
 */
export async function resumeRewrite(
  actor: Actor,
  key: string,
  { content, part }: { content: string; part: Part },
): Promise<RewriteResult | null> {
  const generation = await db.generation.findUnique({
    where: { userId_idempotencyKey: { userId: actor.userId, idempotencyKey: key } },
    select: { state: true, cost: true, version: { select: { content: true } } },
  });
  if (!generation) return null;
  if (generation.state === "REFUNDED") {
    await freeRefundedKey(actor, key);
    return null;
  }
  if (generation.state === "RESERVED") throw new AppError("REQUEST_IN_PROGRESS", { retryAfterSeconds: 10 });
  if (!generation.version) throw new AppError("POST_CHANGED");
  const text = generation.version.content;
  return {
    ...part,
    replacement: text.slice(part.start, text.length - (content.length - part.end)),
    remainingCreditAmount: await getBalance(actor),
    cost: generation.cost ?? 0,
  };
}
