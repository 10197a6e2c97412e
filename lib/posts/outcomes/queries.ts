import "server-only";
import { Prisma, db } from "@/lib/db";
import { excerpt } from "@/lib/notices/rules";
import type { PostAnswer } from "@/lib/posts/types";
import { type AnswerRight, readAnswerToken } from "./answer-token";
import { ANSWER_DAYS, MAX_ASKED } from "./constants";
import { isAsked } from "./rules";
import type { Answering, Unanswered } from "./types";

export type UnansweredRow = { id: number; content: string; publishedAt: string };

/** For a query over "User" u: the newest posts about which she may have to be asked, as JSON. */
export const unansweredOf = Prisma.sql`(
  SELECT json_agg(json_build_object('id', p."id", 'content', left(p."content", 500), 'publishedAt', p."publishedAt"))
  FROM (SELECT p."id", p."content", p."publishedAt" FROM "Post" p
    WHERE p."userId" = u."id" AND p."deletedAt" IS NULL AND p."status" = 'PUBLISHED'
      AND p."publishedAt" >= app_now() - ${ANSWER_DAYS + 2} * interval '1 day'
      AND NOT EXISTS (SELECT 1 FROM "PostOutcome" o WHERE o."postId" = p."id")
      AND NOT EXISTS (SELECT 1 FROM "Delivery" d WHERE d."postId" = p."id" AND d."goneAt" IS NOT NULL)
    ORDER BY p."publishedAt" DESC LIMIT ${MAX_ASKED}) p)`;

/** The newest of them about which she is asked now; null for none. */
export function toAskAbout(
  rows: readonly UnansweredRow[] | null,
  clock: { timeZone: string; now: Date },
): Unanswered | null {
  const row = rows?.find(({ publishedAt }) => isAsked(new Date(publishedAt), clock));
  if (!row) return null;
  const publishedAt = new Date(row.publishedAt).toISOString();
  return { id: row.id, excerpt: excerpt(row.content), publishedAt };
}

/** What a letter's link may still do; null where it is not ours, over, or its post is gone. Changes nothing. */
export async function viewAnswering(token: string): Promise<Answering | null> {
  const right = readAnswerToken(token);
  if (!right) return null;
  const [row] = await db.$queryRaw<{ content: string; answer: PostAnswer | null }[]>`
    SELECT p."content", (SELECT o."answer" FROM "PostOutcome" o WHERE o."postId" = p."id") AS "answer"
    FROM "Post" p WHERE ${isOpen(right)}`;
  return row ? { excerpt: excerpt(row.content), answer: row.answer, until: right.until.toISOString() } : null;
}

/** For a query over "Post" p: it is that of a right which is still in time. */
export const isOpen = ({ postId, until }: AnswerRight) => Prisma.sql`p."id" = ${postId}
  AND p."deletedAt" IS NULL AND p."status" = 'PUBLISHED' AND app_now() < ${until}::timestamptz`;
