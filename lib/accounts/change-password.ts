import "server-only";
import { afterReply } from "@/lib/after-reply";
import type { Actor } from "@/lib/auth";
import { db } from "@/lib/db";
import { DEFAULT_LOCALE } from "@/lib/locales";
import { checkPassword } from "./check-password";
import { confirmActor } from "./confirm-actor";
import { expireEmailTokens, revokeSessions } from "./mutations";
import { audit, factsOf } from "./record-audit";
import type { ChangePasswordInput } from "./schema";
import { sendPasswordChanged } from "./send-account-mail";
import type { Client } from "./types";
import { makePasswordHash } from "./verify-password";

/**
 * Changes the actor's password, or sets the first one; ends the other sessions and every mailed link.
 * @returns how many sessions were ended
 * @throws AppError VALIDATION_FAILED (`current`, `password`), SIGN_IN_AGAIN, TOO_MANY_REQUESTS
 */
export async function changePassword(
  actor: Actor,
  { current, password }: ChangePasswordInput,
  client: Client,
): Promise<{ ended: number }> {
  await confirmActor(actor, current);
  await checkPassword(password, actor.email);
  const passwordHash = await makePasswordHash(password);
  const ended = await db.$transaction(async (on) => {
    await on.user.update({ where: { id: actor.userId }, data: { passwordHash } });
    await expireEmailTokens(actor.userId, on);
    await audit(actor, "PASSWORD_CHANGED", factsOf(client), on);
    return revokeSessions(actor.userId, actor.sessionId, on);
  });
  const locale = actor.locale ?? client.locale ?? DEFAULT_LOCALE;
  afterReply("password mail", () => sendPasswordChanged({ email: actor.email, locale }));
  return { ended };
}
