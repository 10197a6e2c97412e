import "server-only";
import { type Actor, systemActor } from "@/lib/auth/actor";
import { AppError } from "@/lib/errors";
import { getPost } from "@/lib/posts/queries";
import type { DeliveryLease } from "./leasing/lease-delivery";
import { sendUnderLease } from "./deliver-post";
import type { PublishResult } from "./types";

/**
 * Sends leased deliveries while a person waits, and responds with their results. One of unknown outcome counts as
 * success and is settled later by checking the page.
 * @throws AppError PUBLISH_FAILED when every delivery failed, with the result, which has the reasons
 */
export async function sendNow(
  actor: Actor,
  postId: number,
  leases: readonly DeliveryLease[],
): Promise<PublishResult> {
  const job = systemActor("publish");
  await Promise.all(leases.map((lease) => sendUnderLease(job, { ...lease, watched: true })));
  const post = await getPost(actor, postId);
  const leased = new Set(leases.map(({ deliveryId }) => deliveryId));
  const deliveries = post.postPlatforms.filter(({ id, status }) => leased.has(id) || status === "PENDING");
  const result = { deliveries, post };
  const failed = deliveries.length > 0 && deliveries.every(({ status }) => status === "FAILED");
  // What went wrong stands in the deliveries, and in the log.
  if (failed) throw new AppError("PUBLISH_FAILED", { object: result, logged: true });
  return result;
}
