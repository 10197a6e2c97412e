import "server-only";
import { afterReply } from "@/lib/after-reply";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { wake } from "@/lib/jobs";
import { readEvent } from "@/lib/providers/stripe/events";
import { processEvents } from "./process-events";

/**
 * Takes in a webhook of Stripe's: verified on its raw body, kept once by its id, worked off after the answer.
 * @throws AppError WEBHOOK_REFUSED for one that is unsigned, forged, altered or stale
 */
export async function receiveEvent(body: Buffer, signature: string | null): Promise<void> {
  const event = readEvent(body, signature);
  if (event === "forged") throw new AppError("WEBHOOK_REFUSED");
  if (!event) return;
  const kept = await db.$executeRaw`
    INSERT INTO "StripeEvent" ("id", "type", "customerId", "chargeId", "receivedAt", "dueAt")
    VALUES (${event.id}, ${event.type}, ${event.customerId}, ${event.chargeId}, app_now(), app_now())
    ON CONFLICT ("id") DO NOTHING`;
  if (kept === 0) return;
  await wake({ name: "stripe/received", data: { eventId: event.id } });
  afterReply("stripe-events", async () => void (await processEvents()));
}
