import "server-only";
import { afterReply } from "@/lib/jobs/after-reply";
import type { Actor } from "@/lib/auth/actor";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { confirmActor } from "@/lib/accounts/credentials/confirm-actor";
import { audit } from "@/lib/audit/record-audit";
import { requireAnotherSignInMethod } from "@/lib/accounts/require-another-sign-in-method";
import type { UnlinkGoogleInput } from "@/lib/accounts/schema";
import { readerOf, sendFactorChanged } from "@/lib/accounts/send-account-mail";

/**
 * Unlinks a Google account, which no longer signs the actor in, and notifies the owner.
 * @throws like confirmActor; AppError NOT_FOUND, LAST_WAY_IN
 */
export async function unlinkGoogle(actor: Actor, { id, current }: UnlinkGoogleInput): Promise<void> {
  await confirmActor(actor, current);
  const email = await db.$transaction(async (on) => {
    const identity = await on.identity.findFirst({ where: { id, userId: actor.userId } });
    if (!identity) throw new AppError("NOT_FOUND");
    await requireAnotherSignInMethod(on, actor);
    const { count } = await on.identity.deleteMany({ where: { id, userId: actor.userId } });
    if (count === 0) throw new AppError("NOT_FOUND");
    await audit(actor, "GOOGLE_UNLINKED", { email: identity.email }, on);
    return identity.email;
  });
  afterReply("Google mail", () => sendFactorChanged(readerOf(actor), "googleUnlinked", email));
}
