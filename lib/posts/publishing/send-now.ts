import "server-only";
import { type Actor, systemActor } from "@/lib/auth/actor";
import { Reply } from "@/lib/http/envelope";
import { statusOf } from "@/lib/http/errors";
import { getPost } from "@/lib/posts/queries";
import type { Claim } from "./claim-delivery";
import { sendClaimed } from "./deliver-post";
import type { PublishResult } from "./types";

/**
 * Sends claimed deliveries while a person waits, and responds with their results. One of unknown outcome counts as
 * success and is settled later by checking the page; when every delivery failed, the response is a 502 with reasons.
 */
export async function sendNow(
  actor: Actor,
  postId: number,
  claims: readonly Claim[],
): Promise<Reply<PublishResult>> {
  const job = systemActor("publish");
  await Promise.all(claims.map((claim) => sendClaimed(job, { ...claim, watched: true })));
  const post = await getPost(actor, postId);
  const claimed = new Set(claims.map(({ deliveryId }) => deliveryId));
  const deliveries = post.postPlatforms.filter(({ id }) => claimed.has(id));
  const result = { deliveries, post };
  const failed = deliveries.length > 0 && deliveries.every(({ status }) => status === "FAILED");
  // A Reply and not an AppError: it is not logged, and a repeat with the same idempotency key gets it again.
  return failed
    ? new Reply(result, { status: statusOf("PUBLISH_FAILED"), message: "PUBLISH_FAILED" })
    : new Reply(result);
}
