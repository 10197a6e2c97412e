import "server-only";
import type { SystemActor } from "@/lib/auth/actor";
import { db } from "@/lib/db";
import { deliverPost } from "@/lib/posts/publishing/deliver-post";
import { reconcileDelivery } from "./reconcile-delivery";

/**
 * Runs the due page check of a delivery of unknown outcome, and the new attempt that may follow. The trigger may fire
 * early, late or twice. @returns when the next check is due, or null when the outcome is known
 */
export async function recheckDelivery(actor: SystemActor, deliveryId: number): Promise<Date | null> {
  await reconcileDelivery(actor, deliveryId);
  const state = { where: { id: deliveryId }, select: { status: true, dueAt: true } } as const;
  const delivery = await db.delivery.findUnique(state);
  if (delivery?.status === "PENDING") await deliverPost(actor, deliveryId);
  if (delivery?.status !== "UNKNOWN") return null;
  return delivery.dueAt;
}
