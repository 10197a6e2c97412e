import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { Prisma, transaction } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { daysOfText } from "@/lib/posts/days-of-text";
import { lockPost } from "@/lib/posts/lock-post";
import { wordsOfDay, wrongDays } from "@/lib/posts/right-days";
import { readSealed } from "@/lib/posts/seal/find-checks";
import type { KeepDayInput } from "./schema";

/**
 * Keeps a day that a post's text names as right for the day on which it goes out, or would: not asked about again while
 * both stay. Safe to repeat.
 * @param browserZone the zone that the request names, for an owner who has none yet
 * @throws AppError POST_NOT_FOUND, CLAIM_NOT_FOUND where the text does not say it, or it is right as it is
 */
export async function keepDay(
  actor: Actor,
  id: number,
  { words, at }: KeepDayInput,
  browserZone: string | null,
): Promise<{ id: number }> {
  return transaction(actor, async (tx) => {
    await lockPost(tx, actor, id);
    const post = await readSealed(tx, id, Prisma.sql`AND p."userId" = ${actor.userId}::uuid`);
    if (!post || post.status === "PUBLISHED") throw new AppError("CLAIM_NOT_FOUND");
    const { content, writtenAt, read, rightDays } = post;
    const timeZone = post.timeZone ?? browserZone ?? "UTC";
    const days = daysOfText(content, { writtenAt, timeZone }, read?.reading);
    const dated = { content, writtenAt: writtenAt.toISOString(), rightDays };
    const { wrong, kept, keeping } = wrongDays(dated, days, at, timeZone);
    const day = [...kept, ...(wrong ? [wrong] : [])].find((one) => wordsOfDay(content, one) === words.trim());
    if (!day) throw new AppError("CLAIM_NOT_FOUND");
    await tx.$executeRaw`UPDATE "Post" SET "rightDays" = ${keeping(day)} WHERE "id" = ${id}`;
    return { id };
  });
}
