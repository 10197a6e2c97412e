import "server-only";
import { afterReply } from "@/lib/after-reply";
import type { Actor } from "@/lib/auth";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { confirmActor } from "./confirm-actor";
import { audit } from "./record-audit";
import { requireAnotherWay } from "./require-another-way";
import type { UnlinkGoogleInput } from "./schema";
import { readerOf, sendFactorChanged } from "./send-account-mail";

/**
 * Has a Google account of the actor's no longer open the account, and tells the owner.
 * @throws as confirmActor; AppError NOT_FOUND, LAST_WAY_IN
 */
export async function unlinkGoogle(actor: Actor, { id, current }: UnlinkGoogleInput): Promise<void> {
  await confirmActor(actor, current);
  const email = await db.$transaction(async (on) => {
    const identity = await on.identity.findFirst({ where: { id, userId: actor.userId } });
    if (!identity) throw new AppError("NOT_FOUND");
    await requireAnotherWay(on, actor);
    const { count } = await on.identity.deleteMany({ where: { id, userId: actor.userId } });
    if (count === 0) throw new AppError("NOT_FOUND");
    await audit(actor, "GOOGLE_UNLINKED", { email: identity.email }, on);
    return identity.email;
  });
  afterReply("Google mail", () => sendFactorChanged(readerOf(actor), "googleUnlinked", email));
}
