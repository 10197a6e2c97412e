import "server-only";
import type { Actor } from "@/lib/auth";
import { db } from "@/lib/db";

/** What the actor has left, in credits; 0 before the first grant. */
export async function getBalance(actor: Actor): Promise<number> {
  const account = await db.creditAccount.findUnique({
    where: { userId: actor.userId },
    select: { balance: true },
  });
  return account?.balance ?? 0;
}
