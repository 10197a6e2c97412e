import "server-only";
import { z } from "zod";
import { type Db, Prisma } from "@/lib/db";
import type { Fact } from "@/lib/brand/facts/types";
import { type MessageKind, enqueue, enqueuing } from "@/lib/jobs/outbox";

const payload = z.union([z.object({ postId: z.int() }), z.object({ factId: z.uuid(), revision: z.int() })]);

/** That a model is to read the text of a post, or the end of a fact in its text. */
export const textReading: MessageKind<z.infer<typeof payload>> = { name: "text-reading", payload };

/** Has the texts of these posts read, by the model too if there is one; once for each of their revisions. */
export async function enqueueReadings(on: Db, postIds: readonly number[]): Promise<void> {
  if (postIds.length === 0) return;
  await on.$executeRaw`${enqueuing(
    textReading,
    Prisma.sql`
    SELECT concat_ws(':', p."id", p."revision") AS "key", jsonb_build_object('postId', p."id") AS "payload", p."userId"
    FROM "Post" p WHERE p."id" = ANY (${[...postIds]}::int[]) AND p."deletedAt" IS NULL AND p."status" <> 'PUBLISHED'`,
  )}`;
}

/** Has the text of a fact read, whose end its owner has not entered: what a model finds is proposed to her. */
export async function enqueueFactReading(
  on: Db,
  { userId }: { userId: string },
  { id, revision }: Pick<Fact, "id" | "revision">,
): Promise<void> {
  await enqueue(on, textReading, [{ key: `${id}:${revision}`, payload: { factId: id, revision }, userId }]);
}

/** For a query over "Post" p: its text is to be read, or is being read, for the first time. */
export const isBeingRead = Prisma.sql`EXISTS (SELECT 1 FROM "OutboxMessage" o WHERE o."userId" = p."userId"
  AND o."kind" = ${textReading.name} AND o."attempts" < 2 AND o."payload" ->> 'postId' = p."id"::text)`;
