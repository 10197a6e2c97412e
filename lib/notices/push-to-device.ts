import "server-only";
import { db } from "@/lib/db";
import { env } from "@/lib/settings/env";
import { backoff } from "@/lib/jobs/backoff";
import { ProviderError } from "@/lib/providers/provider-error";
import { type PushTarget, sendPush } from "@/lib/providers/push";
import type { PushPayload } from "./types";

const delay = backoff(30, 120, 600, 1800);

/** Seconds until a push is sent again; null where the push service refuses it for good. */
export function pushRetryDelay(error: unknown, attempts: number): number | null {
  return error instanceof ProviderError && error.outcome !== "refused"
    ? Math.max(delay(attempts), error.retryAfterSeconds ?? 0)
    : null;
}

type Device = PushTarget & { id: string };

/** A browser of an owner's that receives pushes; undefined once it was signed out or reassigned. */
export async function findLiveDevice(userId: string, deviceId: string): Promise<Device | undefined> {
  const [device] = await db.$queryRaw<Device[]>`
    SELECT d."id", d."endpoint", d."p256dh", d."auth"
    FROM "PushDevice" d JOIN "Session" s ON s."id" = d."sessionId"
    WHERE d."id" = ${deviceId}::uuid AND d."userId" = ${userId}::uuid AND s."revokedAt" IS NULL
      AND s."expiresAt" > app_now() AND d."vapidKey" = ${env().VAPID_PUBLIC_KEY ?? ""}`;
  return device;
}

/** What a push service answers for good where a browser's subscription is of no use to us: another key, or damaged. */
const USELESS = [400, 401, 403];

/**
 * Sends a push to a browser, and forgets a browser that is gone, or whose service refuses us for good: its owner is told
 * at her next visit there.
 * @throws ProviderError
 */
export async function pushToDevice(
  { id, ...target }: Device,
  { content, topic }: { content: PushPayload; topic: string },
): Promise<void> {
  const forget = () => db.pushDevice.deleteMany({ where: { id } });
  try {
    const sent = await sendPush(target, { payload: JSON.stringify(content), topic });
    if (sent === "gone") await forget();
  } catch (error) {
    if (error instanceof ProviderError && USELESS.includes(error.status ?? 0)) await forget();
    throw error;
  }
}
