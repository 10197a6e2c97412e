import "server-only";
import type { SystemActor } from "@/lib/auth";
import { db } from "@/lib/db";
import { deliverPost } from "./deliver-post";
import { reconcileDelivery } from "./reconcile-delivery";

/**
 * Takes the look at the page that is due for a delivery in doubt, and the new try that may follow; for a waker
 * that may come early, late or twice. @returns when the next look is due, or null when the doubt is over
 */
export async function lookAgain(actor: SystemActor, deliveryId: number): Promise<Date | null> {
  await reconcileDelivery(actor, deliveryId);
  const state = { where: { id: deliveryId }, select: { status: true, dueAt: true } } as const;
  const delivery = await db.delivery.findUnique(state);
  if (delivery?.status === "PENDING") await deliverPost(actor, deliveryId);
  if (delivery?.status !== "UNKNOWN") return null;
  return delivery.dueAt;
}
