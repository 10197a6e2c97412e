import "server-only";
import type { Actor } from "@/lib/auth";
import { AppError } from "@/lib/errors";
import { revokeSessionById, revokeSessions } from "./mutations";
import { audit } from "./record-audit";

/** Ends one of the actor's sessions: it is dead on its next request. @throws AppError SESSION_NOT_FOUND */
export async function endSession(actor: Actor, { id }: { id: string }): Promise<{ ended: number }> {
  if (!(await revokeSessionById(actor, id))) throw new AppError("SESSION_NOT_FOUND");
  await audit(actor, "SESSION_ENDED");
  return { ended: 1 };
}

/** Ends every session of the actor's but this one. */
export async function endOtherSessions(actor: Actor): Promise<{ ended: number }> {
  const ended = await revokeSessions(actor.userId, actor.sessionId);
  if (ended > 0) await audit(actor, "OTHER_SESSIONS_ENDED");
  return { ended };
}
