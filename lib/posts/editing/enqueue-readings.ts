import "server-only";
import { z } from "zod";
import { type Db, Prisma } from "@/lib/db";
import { type MessageKind, enqueuing } from "@/lib/jobs/outbox";

const payload = z.object({ postId: z.int() });

/** That a model is to read the text of a post. */
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

/** For a query over "Post" p: its text is to be read, or is being read, for the first time. */
export const isBeingRead = Prisma.sql`EXISTS (SELECT 1 FROM "OutboxMessage" o WHERE o."userId" = p."userId"
  AND o."kind" = ${textReading.name} AND o."attempts" < 2 AND o."payload" ->> 'postId' = p."id"::text)`;
