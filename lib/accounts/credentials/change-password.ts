import "server-only";
import { afterReply } from "@/lib/jobs/after-reply";
import type { Actor } from "@/lib/auth/actor";
import { db } from "@/lib/db";
import { DEFAULT_LOCALE } from "@/lib/i18n/locales";
import { checkPassword } from "./check-password";
import { confirmActor } from "./confirm-actor";
import { expireEmailTokens, revokeSessions, rotateSession } from "@/lib/accounts/mutations";
import { endAccessOfOthers } from "@/lib/accounts/sessions/end-access";
import { audit, factsOf } from "@/lib/audit/record-audit";
import type { ChangePasswordInput } from "@/lib/accounts/schema";
import { readerOf, sendPasswordChanged } from "@/lib/accounts/send-account-mail";
import type { Client } from "@/lib/accounts/types";
import { makePasswordHash } from "./verify-password";

/**
 * Changes the actor's password, or sets the first one. Ends the other sessions, what they have made and the owner does
 * not keep, and every mailed link; this session continues under a new id. @returns how many sessions were ended, and this session's new id
 * @throws AppError VALIDATION_FAILED (`current`, `password`), SIGN_IN_AGAIN, TOO_MANY_REQUESTS
 */
export async function changePassword(
  actor: Actor,
  { current, password, ...kept }: ChangePasswordInput,
  client: Client,
): Promise<{ ended: number; sessionId: string }> {
  await confirmActor(actor, current);
  await checkPassword(password, actor.email);
  const passwordHash = await makePasswordHash(password);
  const done = await db.$transaction(async (on) => {
    await on.user.update({ where: { id: actor.userId }, data: { passwordHash } });
    await expireEmailTokens(actor.userId, on);
    await audit(actor, "PASSWORD_CHANGED", factsOf(client), on);
    const sessionId = await rotateSession(actor, on);
    const ended = await revokeSessions(actor.userId, sessionId, on);
    await endAccessOfOthers(on, { ...actor, sessionId }, kept);
    return { ended, sessionId };
  });
  const locale = actor.locale ?? client.locale ?? DEFAULT_LOCALE;
  afterReply("password mail", () => sendPasswordChanged({ ...readerOf(actor), locale }));
  return done;
}
