import "server-only";
import type { Actor } from "@/lib/auth";
import { sha256 } from "@/lib/crypto";
import { db } from "@/lib/db";
import type { CallbackInput } from "./schema";

/**
 * What came back from the dialog: uses up the state and binds the code to the session that began the trip,
 * so that `connect` takes no other. @returns the code, or null when the trip failed or was not ours
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
