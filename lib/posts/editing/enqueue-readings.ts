import "server-only";
import { z } from "zod";
import { type Db, Prisma } from "@/lib/db";
import { saidOf } from "@/lib/brand/facts/said-of";
import type { Fact } from "@/lib/brand/facts/types";
import { type MessageKind, enqueue, enqueuing } from "@/lib/jobs/outbox";

const payload = z.object({ postId: z.int() });

/** That a model is to read the text of a post. */
export const textReading: MessageKind<z.infer<typeof payload>> = { name: "text-reading", payload };

const factPayload = z.object({ factId: z.uuid(), said: z.string() });

/** That a model is to read the end of a fact in its text, which is the fact's while it says the same. */
export const factReading: MessageKind<z.infer<typeof factPayload>> = {
  name: "fact-reading",
  payload: factPayload,
};

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
export async function enqueueFactReading(on: Db, { userId }: { userId: string }, fact: Fact): Promise<void> {
  const message = { factId: fact.id, said: saidOf(fact) };
  await enqueue(on, factReading, [{ key: `${fact.id}:${fact.revision}`, payload: message, userId }]);
}

/** For a query over "Post" p: its text is to be read, or is being read, for the first time. */
export const isBeingRead = Prisma.sql`EXISTS (SELECT 1 FROM "OutboxMessage" o WHERE o."userId" = p."userId"
  AND o."kind" = ${textReading.name} AND o."attempts" < 2 AND o."payload" ->> 'postId' = p."id"::text)`;
