import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { randomSecret, sha256 } from "@/lib/crypto";
import { db } from "@/lib/db";
import { dialogUrl } from "@/lib/providers/facebook/login";
import {
  ATTEMPT_MINUTES,
  BUSINESS_SCOPE,
  FACEBOOK_SCOPES,
  INSIGHTS_SCOPE,
} from "@/lib/connections/constants";
import type { BeginConnectInput } from "@/lib/connections/schema";

const MORE = { portfolio: BUSINESS_SCOPE, insights: INSIGHTS_SCOPE } as const;

/**
 * Starts an OAuth flow: creates a state that only this session may return, once, within ten minutes.
 * @returns the dialog's URL
 */
export async function startConnect(
  actor: Actor,
  { platform, more }: BeginConnectInput,
): Promise<{ url: string }> {
  const state = randomSecret();
  await db.$executeRaw`
    INSERT INTO "OAuthAttempt" ("id", "userId", "sessionId", "platform", "stateHash", "createdAt", "expiresAt")
    VALUES (gen_random_uuid(), ${actor.userId}::uuid, ${actor.sessionId}::uuid, ${platform}::"Platform",
            ${sha256(state)}, app_now(), app_now() + ${ATTEMPT_MINUTES} * interval '1 minute')`;
  return { url: dialogUrl(state, more ? [...FACEBOOK_SCOPES, MORE[more]] : FACEBOOK_SCOPES) };
}
