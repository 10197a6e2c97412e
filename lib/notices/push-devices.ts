import "server-only";
import { randomUUID } from "node:crypto";
import { liveSession } from "@/lib/accounts/sessions/end-access";
import type { Actor } from "@/lib/auth/actor";
import { sha256 } from "@/lib/crypto";
import { db } from "@/lib/db";
import { env } from "@/lib/settings/env";
import { AppError } from "@/lib/errors";
import { isPushService } from "@/lib/providers/push";
import type { PushDeviceInput } from "./schema";
import type { PushState } from "./types";

const MAX_DEVICES = 20;

/**
 * Registers this browser for the actor's push notices. One registered for somebody else is reassigned, because a
 * caller who knows its secret holds the device. Beyond twenty browsers the oldest is removed.
 * @throws AppError VALIDATION_FAILED for an address that is not a push service's, NOT_FOUND for another person's,
 *   NOT_SIGNED_IN when the session was ended meanwhile
 */
export async function savePushDevice(actor: Actor, { endpoint, keys }: PushDeviceInput): Promise<PushState> {
  const { VAPID_PUBLIC_KEY } = env();
  if (!VAPID_PUBLIC_KEY) throw new AppError("NOT_FOUND");
  if (!isPushService(endpoint))
    throw new AppError("VALIDATION_FAILED", { fieldErrors: { endpoint: ["invalid"] } });
  const [kept] = await db.$queryRaw<{ live: boolean; saved: boolean }[]>`
    WITH live AS (${liveSession(actor)}), saved AS (
    INSERT INTO "PushDevice" ("id", "userId", "sessionId", "endpoint", "endpointHash", "p256dh", "auth", "vapidKey",
                              "createdAt")
    SELECT ${randomUUID()}::uuid, "userId", "id", ${endpoint}, ${sha256(endpoint)}, ${keys.p256dh}, ${keys.auth},
           ${VAPID_PUBLIC_KEY}, app_now() FROM live
    ON CONFLICT ("endpointHash") DO UPDATE
    SET "userId" = EXCLUDED."userId", "sessionId" = EXCLUDED."sessionId", "p256dh" = EXCLUDED."p256dh",
        "auth" = EXCLUDED."auth", "vapidKey" = EXCLUDED."vapidKey", "createdAt" = EXCLUDED."createdAt"
    WHERE "PushDevice"."userId" = EXCLUDED."userId" OR "PushDevice"."auth" = EXCLUDED."auth"
    RETURNING 1)
    SELECT EXISTS (SELECT 1 FROM live) AS "live", EXISTS (SELECT 1 FROM saved) AS "saved"`;
  if (!kept?.live) throw new AppError("NOT_SIGNED_IN");
  if (!kept.saved) throw new AppError("NOT_FOUND");
  await db.$executeRaw`
    DELETE FROM "PushDevice" WHERE "id" IN (
      SELECT "id" FROM "PushDevice" WHERE "userId" = ${actor.userId}::uuid
      ORDER BY "createdAt" DESC OFFSET ${MAX_DEVICES})`;
  return { on: true };
}

/**
 * Whether this browser is registered for the actor. If so, it is bound to the current session: pushes stop when that
 * session ends, and not when an older one expires.
 */
export async function refreshPushDevice(actor: Actor, endpoint: string): Promise<PushState> {
  const found = await db.$executeRaw`
    UPDATE "PushDevice" SET "sessionId" = s."id" FROM (${liveSession(actor)}) s
    WHERE "endpointHash" = ${sha256(endpoint)} AND "PushDevice"."userId" = s."userId"
      AND "vapidKey" = ${env().VAPID_PUBLIC_KEY ?? ""}`;
  if (found !== 1) await forgetOtherKey(actor, endpoint);
  return { on: found === 1 };
}

/** Forgets a browser that was registered for another VAPID key: nothing we send reaches it any more. */
async function forgetOtherKey({ userId }: Actor, endpoint: string): Promise<void> {
  const vapidKey = { not: env().VAPID_PUBLIC_KEY ?? "" };
  await db.pushDevice.deleteMany({ where: { endpointHash: sha256(endpoint), userId, vapidKey } });
}

/** Unregisters this browser from the actor's push notices. */
export async function removePushDevice(actor: Actor, endpoint: string): Promise<PushState> {
  await db.pushDevice.deleteMany({ where: { endpointHash: sha256(endpoint), userId: actor.userId } });
  return { on: false };
}
