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
 * Records that a day named in the text is right although the post goes out (or would) on another: no notice about it
 * while both stay the same. Idempotent.
 * @param browserZone the zone given by the request, for an owner without one
 * @throws AppError POST_NOT_FOUND, CLAIM_NOT_FOUND if the text does not name that day, or nothing is wrong with it
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
