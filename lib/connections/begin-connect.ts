import "server-only";
import type { Actor } from "@/lib/auth";
import { randomSecret, sha256 } from "@/lib/crypto";
import { db } from "@/lib/db";
import { dialogUrl } from "@/lib/providers/facebook/login";
import { ATTEMPT_MINUTES, FACEBOOK_SCOPES } from "./constants";
import type { StartConnectInput } from "./schema";

/**
 * Begins a trip to the vendor's dialog: makes a state that only this session may bring back, once, within
 * ten minutes. @returns the dialog's address
 */
export async function beginConnect(actor: Actor, { platform }: StartConnectInput): Promise<{ url: string }> {
  const state = randomSecret();
  await db.$executeRaw`
    INSERT INTO "OAuthAttempt" ("id", "userId", "sessionId", "platform", "stateHash", "createdAt", "expiresAt")
    VALUES (gen_random_uuid(), ${actor.userId}::uuid, ${actor.sessionId}::uuid, ${platform}::"Platform",
            ${sha256(state)}, app_now(), app_now() + ${ATTEMPT_MINUTES} * interval '1 minute')`;
  return { url: dialogUrl(state, FACEBOOK_SCOPES) };
}
