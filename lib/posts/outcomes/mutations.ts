import "server-only";
import type { z } from "zod";
import type { Actor } from "@/lib/auth/actor";
import { Prisma, db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import type { PostAnswer } from "@/lib/posts/types";
import { readAnswerToken } from "./answer-token";
import { isOpen } from "./queries";
import { isAsked } from "./rules";
import type { answerDigestSchema, saveOutcomeSchema } from "./schema";

/**
 * Keeps an owner's word on one of her posts, in place of what she said before.
 * @throws AppError POST_NOT_FOUND, ANSWER_LATE before she is asked or after the days in which she may answer
 */
export async function saveOutcome(
  actor: Actor,
  { postID, answer }: z.output<typeof saveOutcomeSchema>,
): Promise<{ answer: PostAnswer }> {
  const own = Prisma.sql`p."id" = ${postID} AND p."userId" = ${actor.userId}::uuid AND p."deletedAt" IS NULL`;
  const [post] = await db.$queryRaw<{ publishedAt: Date | null; timeZone: string | null; now: Date }[]>`
    SELECT p."publishedAt", u."timeZone", app_now() AS "now" FROM "Post" p JOIN "User" u ON u."id" = p."userId"
    WHERE ${own} AND p."status" = 'PUBLISHED'`;
  if (!post) throw new AppError("POST_NOT_FOUND");
  const clock = { timeZone: post.timeZone ?? "UTC", now: post.now };
  if (!post.publishedAt || !isAsked(post.publishedAt, clock)) throw new AppError("ANSWER_LATE");
  await keep(own, answer);
  return { answer };
}

/**
 * The same by a letter's link, which needs no session: it can do nothing else.
 * @throws AppError LINK_USED where it is not ours, over, or its post is gone
 */
export async function answerDigest({
  token,
  answer,
}: z.output<typeof answerDigestSchema>): Promise<{ answer: PostAnswer }> {
  const right = readAnswerToken(token);
  if (!right || (await keep(isOpen(right), answer)) === 0) throw new AppError("LINK_USED");
  return { answer };
}

/** @param which a condition on "Post" p @returns how many posts it is kept of */
function keep(which: Prisma.Sql, answer: PostAnswer): Promise<number> {
  return db.$executeRaw`
    INSERT INTO "PostOutcome" ("postId", "answer", "answeredAt")
    SELECT p."id", ${answer}::"PostAnswer", app_now() FROM "Post" p WHERE ${which}
    ON CONFLICT ("postId") DO UPDATE SET "answer" = EXCLUDED."answer", "answeredAt" = EXCLUDED."answeredAt"`;
}
