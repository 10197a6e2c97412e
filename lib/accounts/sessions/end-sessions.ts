import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { db } from "@/lib/db";
import { AppError } from "@/lib/http/errors";
import { revokeSessionById, revokeSessions, rotateSession } from "@/lib/accounts/mutations";
import { audit } from "@/lib/audit/record-audit";

/** Ends one of the actor's sessions: its next request is refused. @throws AppError SESSION_NOT_FOUND */
export async function endSession(actor: Actor, { id }: { id: string }): Promise<{ ended: number }> {
  if (!(await revokeSessionById(actor, id))) throw new AppError("SESSION_NOT_FOUND");
  await audit(actor, "SESSION_ENDED");
  return { ended: 1 };
}

/**
 * Ends every session of the actor except this one, which continues under a new id, since somebody may have a copy of
 * its token. @returns how many were ended, and this session's new id @throws AppError NOT_SIGNED_IN
 */
export function endOtherSessions(actor: Actor): Promise<{ ended: number; sessionId: string }> {
  return db.$transaction(async (on) => {
    const ended = await revokeSessions(actor.userId, actor.sessionId, on);
    if (ended > 0) await audit(actor, "OTHER_SESSIONS_ENDED", {}, on);
    return { ended, sessionId: await rotateSession(actor, on) };
  });
}
