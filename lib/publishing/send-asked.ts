import "server-only";
import { type Actor, systemActor } from "@/lib/auth";
import { Reply } from "@/lib/envelope";
import { statusOf } from "@/lib/errors";
import { getPost } from "@/lib/posts/queries";
import type { Claim } from "./claim-delivery";
import { sendClaimed } from "./deliver-post";
import type { PublishResult } from "./types";

/**
 * Sends what a person has just asked for and waits for, and answers what became of it. One in doubt is a good
 * answer: it is settled by looking at the page. When every delivery failed the answer is a 502 that tells why.
 */
export async function sendAsked(
  actor: Actor,
  postId: number,
  claims: readonly Claim[],
): Promise<Reply<PublishResult>> {
  const job = systemActor("publish");
  await Promise.all(claims.map((claim) => sendClaimed(job, { ...claim, watched: true })));
  const post = await getPost(actor, postId);
  const asked = new Set(claims.map(({ deliveryId }) => deliveryId));
  const deliveries = post.postPlatforms.filter(({ id }) => asked.has(id));
  const result = { deliveries, post };
  const failed = deliveries.length > 0 && deliveries.every(({ status }) => status === "FAILED");
  // An answer and not an error of ours: it is not logged, and a repeat with the same key gets it again.
  return failed
    ? new Reply(result, { status: statusOf("PUBLISH_FAILED"), message: "PUBLISH_FAILED" })
    : new Reply(result);
}
