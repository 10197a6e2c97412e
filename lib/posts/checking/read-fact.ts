import "server-only";
import type { z } from "zod";
import { type Actor, actorOfOwner, systemActor } from "@/lib/auth/actor";
import { getSubscription } from "@/lib/billing/queries";
import { dayRead } from "@/lib/brand/facts/fact-days";
import { proposeEnd } from "@/lib/brand/facts/mutations";
import { getFacts } from "@/lib/brand/facts/queries";
import { saidOf } from "@/lib/brand/facts/said-of";
import { db } from "@/lib/db";
import { backoff } from "@/lib/jobs/backoff";
import type { OutboxHandler } from "@/lib/jobs/outbox";
import { factReading } from "@/lib/posts/editing/enqueue-readings";
import { env } from "@/lib/settings/env";
import { readTexts } from "./reader/read-texts";

const delay = backoff(30, 120, 600);

/** Has the model read a fact's text, where it may, and proposes the end that it alone finds. */
export const factReadingHandler: OutboxHandler<z.infer<typeof factReading.payload>> = {
  ...factReading,
  maxAttempts: 5,
  batchSize: 20,
  // Longer than the wait for a turn plus the model call.
  leaseSeconds: 1_800,
  sameWork: ({ factId, said }) => `${factId}:${said}`,
  retryDelay: (_error, attempts) => delay(attempts),
  handle: async ({ factId, said }) => {
    const row = await db.fact.findUnique({ where: { id: factId }, select: { userId: true } });
    const actor = row && (await actorOfOwner(systemActor("read-texts"), row.userId));
    if (actor) await readFact(actor, factId, said);
  },
};

async function readFact(actor: Actor, factId: string, said: string): Promise<void> {
  if (env().readingModel === null) return;
  const { facts, timeZone } = await getFacts(actor);
  const fact = facts.find(({ id }) => id === factId);
  if (!fact || saidOf(fact) !== said || !(await mayRead(actor))) return;
  const setting = { timeZone, now: new Date(fact.updatedAt) };
  const { readings } = await readTexts(actor, [fact.text], setting);
  const reading = readings(fact.text)?.reading;
  const day = reading ? dayRead(fact, reading, setting) : null;
  if (day !== null) await proposeEnd(actor, fact, day);
}

/** Facts are their owner's own words. */
async function mayRead(actor: Actor): Promise<boolean> {
  const user = await db.user.findUnique({ where: { id: actor.userId }, select: { modelReads: true } });
  return (user?.modelReads ?? false) && (await getSubscription(actor)).access;
}
