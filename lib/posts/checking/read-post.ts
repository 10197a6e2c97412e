import "server-only";
import type { z } from "zod";
import { type Actor, actorOfOwner, systemActor } from "@/lib/auth/actor";
import { getSubscription } from "@/lib/billing/queries";
import { db, transaction } from "@/lib/db";
import { env } from "@/lib/settings/env";
import { inReadingTurn } from "@/lib/queues/heavy-turn";
import { backoff } from "@/lib/jobs/backoff";
import type { OutboxHandler } from "@/lib/jobs/outbox";
import { comparedOf, judgeClaims } from "./claims/judge-claims";
import { readSources } from "./queries";
import { textReading } from "@/lib/posts/editing/enqueue-readings";
import { readTexts } from "./reader/read-texts";
import type { Sources } from "./claims/sources";
import { storeClaims } from "./store-claims";

/** How many sources are read per round, and how many rounds, while a claim remains unsaid. */
const SOURCES_A_ROUND = 8;
const ROUNDS = 3;
const delay = backoff(30, 120, 600);

/**
 * Has the model read a post's text, if it may, and its sources while a claim remains unsaid. The result is stored
 * either way. Nothing the model answers, or fails to answer, delays the post.
 */
export const textReadingHandler: OutboxHandler<z.infer<typeof textReading.payload>> = {
  ...textReading,
  maxAttempts: 5,
  batchSize: 20,
  // Longer than the wait for a turn plus all model calls of one message.
  leaseSeconds: 1_800,
  sameWork: ({ postId }) => String(postId),
  retryDelay: (_error, attempts) => delay(attempts),
  handle: async ({ postId }) => {
    const where = { id: postId, deletedAt: null };
    const row = await db.post.findFirst({ where, select: { userId: true } });
    const actor = row && (await actorOfOwner(systemActor("read-texts"), row.userId));
    if (actor) await readPost(actor, postId);
  },
};

async function readPost(actor: Actor, id: number): Promise<void> {
  const compared = await inReadingTurn(actor.userId, async () => {
    const sources = await readSources(db, actor, id);
    return sources && comparedOf(sources);
  });
  if (!compared) return;
  const { known, texts } = compared;
  const setting = { timeZone: known.timeZone ?? "UTC", now: known.now };
  const reads = await mayRead(actor, known);
  const only = (text: string) => reads && text === known.content;
  const own = await readTexts(actor, texts, setting, { only });
  let judgement = await inReadingTurn(actor.userId, () => judgeClaims(compared, own.readings));
  let { isNew } = own;
  const readsSources = reads && known.modelReads && own.readings(known.content);
  for (let round = 0; readsSources && judgement.isOpen && round < ROUNDS; round += 1) {
    const all = await readTexts(actor, texts, setting, { most: SOURCES_A_ROUND });
    if (!all.isNew) break;
    judgement = await inReadingTurn(actor.userId, () => judgeClaims(compared, all.readings));
    isNew = true;
  }
  if (known.current && !isNew) return;
  await transaction(actor, async (tx) => {
    if (!(await storeClaims(tx, actor, { id, known, judgement }))) return;
    // A post that now relies on a fact must be checked against its end.
    if (judgement.claims.some(({ factId }) => factId !== null))
      await tx.$executeRaw`
        UPDATE "Post" SET "preflightAt" = app_now() WHERE "id" = ${id} AND "status" = 'SCHEDULED'`;
  });
}

/** Whether the model may read the post's text. */
const mayRead = async (actor: Actor, known: Sources) =>
  env().readingModel !== null &&
  (known.modelReads || isOfModel(known)) &&
  (await getSubscription(actor)).access;

/**
 * Whether the model wrote the whole text, so that nothing new is disclosed to it. A rewritten part does not count: the
 * rest may be the owner's own words.
 */
const isOfModel = ({ content, versions }: Sources) =>
  (versions ?? []).some((version) => version.source === "DRAFT" && version.content === content);
