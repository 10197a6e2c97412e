import "server-only";
import { saveTimeZone } from "@/lib/accounts/mutations";
import type { Actor } from "@/lib/auth/actor";
import { type Db, transaction } from "@/lib/db";
import { listSlots } from "./queries";
import type { SlotsInput } from "./schema";
import type { PostingTimes } from "./types";

/**
 * Locks an actor's schedule, so that picking a free slot and changing the slots happen one after the other.
 * The lock is of the transaction, so that it holds behind a pooler, and it blocks no claim of a delivery.
 */
export async function lockSchedule(tx: Db, actor: Actor): Promise<void> {
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended('schedule:' || ${actor.userId}, 0))::text`;
}

/**
 * Replaces the actor's posting times. Scheduled posts stay where they are, also when the time zone changes.
 * @param browserZone the zone that the request names, saved where none is
 */
export async function setSlots(
  actor: Actor,
  { slots, timeZone }: SlotsInput,
  browserZone: string | null = null,
): Promise<PostingTimes> {
  const { userId } = actor;
  await transaction(actor, async (tx) => {
    await lockSchedule(tx, actor);
    await tx.postingSlot.deleteMany({ where: { userId } });
    await tx.postingSlot.createMany({ data: slots.map((slot) => ({ userId, ...slot })) });
    if (timeZone) await saveTimeZone(actor, timeZone, tx);
  });
  return listSlots(actor, browserZone);
}
