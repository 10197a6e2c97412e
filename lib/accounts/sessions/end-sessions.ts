import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import {
  expireEmailTokens,
  revokeSessionById,
  revokeSessions,
  rotateSession,
} from "@/lib/accounts/mutations";
import { endAccessOf, endAccessOfOthers } from "./end-access";
import type { KeptAccess } from "@/lib/accounts/types";
import { audit } from "@/lib/audit/record-audit";

/**
 * Ends one of the actor's sessions, whose next request is refused, and what it has made.
 * @throws AppError SESSION_NOT_FOUND
 */
export function endSession(actor: Actor, { id }: { id: string }): Promise<{ ended: number }> {
  return db.$transaction(async (on) => {
    if (!(await revokeSessionById(actor, id, on))) throw new AppError("SESSION_NOT_FOUND");
    await audit(actor, "SESSION_ENDED", {}, on);
    await endAccessOf(on, actor.userId, id);
    return { ended: 1 };
  });
}

/**
 * Ends every session of the actor except this one, which continues under a new id, since somebody may have a copy of
 * its token. What the others have made ends unless the owner keeps it, and every mailed link: one of them may have asked
 * for another address. @returns how many were ended, and this session's new id @throws AppError NOT_SIGNED_IN
 */
export function endOtherSessions(
  actor: Actor,
  kept: KeptAccess = {},
): Promise<{ ended: number; sessionId: string }> {
  return db.$transaction(async (on) => {
    // First: what a copy of the old token is making at this moment waits for the row, and then finds no session.
    const sessionId = await rotateSession(actor, on);
    const ended = await revokeSessions(actor.userId, sessionId, on);
    if (ended > 0) await audit(actor, "OTHER_SESSIONS_ENDED", {}, on);
    await endAccessOfOthers(on, { ...actor, sessionId }, kept);
    await expireEmailTokens(actor.userId, on);
    return { ended, sessionId };
  });
}
