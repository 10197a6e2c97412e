import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { db } from "@/lib/db";
import { excerpt } from "@/lib/notices/rules";
import { CLOSE_MINUTES } from "../constants";
import type { Problem } from "../types";

type Row = { id: number; content: string; scheduledAt: Date };

/** POSTS_CLOSE with the scheduled posts that go out within 15 minutes of these, which were just scheduled; or none. */
export async function findClosePosts(actor: Actor, postIds: readonly number[]): Promise<Problem[]> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT DISTINCT o."scheduledAt", o."id", o."content" FROM "Post" p JOIN "Post" o
      ON o."userId" = p."userId" AND o."id" <> p."id" AND o."deletedAt" IS NULL AND o."status" = 'SCHEDULED'
      AND o."scheduledAt" BETWEEN p."scheduledAt" - ${CLOSE_MINUTES} * interval '1 minute'
        AND p."scheduledAt" + ${CLOSE_MINUTES} * interval '1 minute'
    WHERE p."id" = ANY (${[...postIds]}::int[]) AND p."userId" = ${actor.userId}::uuid AND p."status" = 'SCHEDULED'
    ORDER BY o."scheduledAt", o."id"`;
  if (rows.length === 0) return [];
  const closeTo = rows.map(({ id, content, scheduledAt }) => ({
    id,
    excerpt: excerpt(content),
    scheduledTime: scheduledAt.toISOString(),
  }));
  return [{ code: "POSTS_CLOSE", closeTo }];
}
