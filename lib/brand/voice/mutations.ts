import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { type Db, transaction } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { readVoice } from "./queries";
import type { VoiceInput } from "./schema";
import type { VoiceSheet } from "./types";

/** Changes to an actor's voice go one after the other. @throws AppError BUSINESS_NOT_FOUND, VOICE_CHANGED */
async function lockVoice(tx: Db, actor: Actor, seen?: number): Promise<Date> {
  const [locked] = await tx.$queryRaw<{ now: Date }[]>`
    SELECT app_now() AS "now" FROM "BusinessProfile" WHERE "userId" = ${actor.userId}::uuid FOR NO KEY UPDATE`;
  if (!locked) throw new AppError("BUSINESS_NOT_FOUND");
  const { revision } = await readVoice(tx, actor);
  if (seen !== undefined && seen !== revision) throw new AppError("VOICE_CHANGED");
  return locked.now;
}

/**
 * Replaces how the actor's business sounds, with its samples.
 * @throws AppError BUSINESS_NOT_FOUND, VOICE_CHANGED
 */
export async function saveVoice(
  actor: Actor,
  { revision, samples, ...said }: VoiceInput,
): Promise<VoiceSheet> {
  const { userId } = actor;
  return transaction(actor, async (tx) => {
    const now = await lockVoice(tx, actor, revision);
    await tx.voice.upsert({
      where: { userId },
      create: { userId, ...said, revision: 1, createdAt: now, updatedAt: now },
      update: { ...said, revision: { increment: 1 }, updatedAt: now },
    });
    await tx.voiceSample.deleteMany({ where: { userId } });
    const rows = samples.map((sample, position) => ({ userId, position, ...sample, createdAt: now }));
    await tx.voiceSample.createMany({ data: rows });
    return readVoice(tx, actor);
  });
}

/** Forgets how the actor's business sounds. @throws AppError BUSINESS_NOT_FOUND */
export async function forgetVoice(actor: Actor): Promise<VoiceSheet> {
  const { userId } = actor;
  return transaction(actor, async (tx) => {
    await lockVoice(tx, actor);
    await tx.voiceSample.deleteMany({ where: { userId } });
    await tx.voice.deleteMany({ where: { userId } });
    return readVoice(tx, actor);
  });
}
