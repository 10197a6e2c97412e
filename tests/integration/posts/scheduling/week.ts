import { db } from "../../../../lib/db";
import type { Slot } from "../../../../lib/posts/posting-times/types";

/** Gives an owner posting times. */
export async function saveSlots(userId: string, slots: readonly Slot[]): Promise<void> {
  await db.postingSlot.createMany({ data: slots.map((slot) => ({ userId, ...slot })) });
}
