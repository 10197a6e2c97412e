import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { sha256 } from "@/lib/crypto";
import { db } from "@/lib/db";
import type { CallbackInput } from "@/lib/connections/schema";

/**
 * Handles the OAuth dialog's callback: consumes the state and binds the code to the session that started the flow, so
 * that `connect` accepts no other. @returns the code, or null when the flow failed or was not ours
 */
export async function acceptCallback(actor: Actor, callback: CallbackInput): Promise<string | null> {
  const { state, code, error } = callback;
  if (!state) return null;
  const bound = code && !error ? code : null;
  const accepted = await db.$executeRaw`
    UPDATE "OAuthAttempt"
    SET "returnedAt" = app_now(), "codeHash" = ${bound === null ? null : sha256(bound)}
    WHERE "stateHash" = ${sha256(state)} AND "userId" = ${actor.userId}::uuid
      AND "sessionId" = ${actor.sessionId}::uuid AND "returnedAt" IS NULL AND "expiresAt" > app_now()`;
  return accepted === 1 ? bound : null;
}
