import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { getSubscription } from "@/lib/billing/queries";
import { dayRead } from "@/lib/brand/facts/fact-days";
import { proposeEnd } from "@/lib/brand/facts/mutations";
import { getFacts } from "@/lib/brand/facts/queries";
import { db } from "@/lib/db";
import { env } from "@/lib/settings/env";
import { readTexts } from "./reader/read-texts";

/** Has the model read a fact's text, where it may, and proposes the end that it alone finds. */
export async function readFact(actor: Actor, factId: string, revision: number): Promise<void> {
  if (env().readingModel === null) return;
  const { facts, timeZone } = await getFacts(actor);
  const fact = facts.find(({ id }) => id === factId);
  if (fact?.revision !== revision || !(await mayRead(actor))) return;
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
