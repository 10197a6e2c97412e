import "server-only";
import { afterReply } from "@/lib/jobs/after-reply";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { sendEvent } from "@/lib/jobs/send-event";
import { enqueue } from "@/lib/jobs/outbox";
import { workOutbox } from "@/lib/jobs/work-outbox";
import { readEvent } from "@/lib/providers/stripe/events";
import { stripeEventHandler } from "./process-events";

/**
 * Receives a Stripe webhook: verifies its raw body, stores it once by its id, and processes it after the response.
 * @throws AppError WEBHOOK_REFUSED for one that is unsigned, forged, altered or stale
 */
export async function receiveEvent(body: Buffer, signature: string | null): Promise<void> {
  const event = readEvent(body, signature);
  if (event === "forged") throw new AppError("WEBHOOK_REFUSED");
  if (!event) return;
  const { id, type, customerId, chargeId } = event;
  const isNew = await db.$transaction(async (tx) => {
    const inserted = await tx.$executeRaw`
      INSERT INTO "StripeEvent" ("id", "type", "receivedAt") VALUES (${id}, ${type}, app_now())
      ON CONFLICT ("id") DO NOTHING`;
    if (inserted === 0) return false;
    await enqueue(tx, stripeEventHandler, [{ key: id, payload: { customerId, chargeId } }]);
    return true;
  });
  if (!isNew) return;
  sendEvent({ name: "stripe/received", data: { eventId: id } });
  afterReply("stripe-events", async () => void (await workOutbox(stripeEventHandler)));
}
