import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { requireActivePlan } from "@/lib/billing/queries";
import { type Db, db, transaction } from "@/lib/db";
import { Reply } from "@/lib/http/envelope";
import { AppError } from "@/lib/http/errors";
import { lockPost } from "@/lib/posts/mutations";
import { cancelSchedule } from "./cancel-schedule";
import { type Claim, claimDelivery } from "@/lib/posts/publishing/claim-delivery";
import { DEFAULT_LATE_MINUTES } from "@/lib/posts/publishing/constants";
import { recordEvent, unschedule } from "@/lib/posts/publishing/mutations";
import { setTime } from "./schedule-post";
import type { ReleaseInput } from "@/lib/posts/publishing/schema";
import { sendNow } from "@/lib/posts/publishing/send-now";
import type { PublishResult } from "@/lib/posts/publishing/types";

/**
 * Carries out the owner's decision about a held post: publishes it now, reschedules it, or cancels it.
 * @throws AppError POST_NOT_FOUND, POST_NOT_HELD, DELIVERY_IN_FLIGHT, and as publishing and scheduling do
 */
export async function releasePost(
  actor: Actor,
  postId: number,
  input: ReleaseInput,
): Promise<Reply<PublishResult>> {
  const held = await getHeld(actor, postId);
  if (input.action === "cancel") return new Reply(await cancelSchedule(actor, { postID: postId }));
  await requireActivePlan(actor);
  if (input.action === "publish") {
    const claims = await transaction(actor, (tx) => claimHeld(tx, actor, postId));
    return sendNow(actor, postId, claims);
  }
  const { scheduledAt } = input;
  return new Reply(await setTime(actor, { postID: postId, scheduledAt, ...held }));
}

type Held = { postContent: string; platforms: "FACEBOOK"[]; ifLateMinutes: number };

/** The held post as it was scheduled, with the lateness its owner allows. */
async function getHeld(actor: Actor, postId: number): Promise<Held> {
  const [post] = await db.$queryRaw<(Omit<Held, "platforms"> & { platforms: Held["platforms"] | null })[]>`
    SELECT p."content" AS "postContent",
           coalesce(round(extract(epoch FROM p."lateAt" - p."scheduledAt") / 60)::int,
                    ${DEFAULT_LATE_MINUTES}::int) AS "ifLateMinutes",
           (SELECT array_agg(d."platform"::text) FROM "Delivery" d
            WHERE d."postId" = p."id" AND d."heldAt" IS NOT NULL) AS "platforms"
    FROM "Post" p WHERE p."id" = ${postId} AND p."userId" = ${actor.userId}::uuid AND p."deletedAt" IS NULL`;
  if (!post) throw new AppError("POST_NOT_FOUND");
  const { platforms, ...rest } = post;
  if (!platforms) throw new AppError("POST_NOT_HELD");
  return { ...rest, platforms };
}

/** Claims the held deliveries in the releasing transaction, so that only one of several requests sends them. */
async function claimHeld(tx: Db, actor: Actor, postId: number): Promise<Claim[]> {
  await lockPost(tx, actor, postId);
  const released = await tx.$queryRaw<{ id: number }[]>`
    UPDATE "Delivery" SET "heldAt" = NULL, "dueAt" = date_trunc('milliseconds', app_now()), "updatedAt" = now()
    WHERE "postId" = ${postId} AND "heldAt" IS NOT NULL RETURNING "id"`;
  if (released.length === 0) throw new AppError("POST_NOT_HELD");
  await unschedule(tx, actor, postId);
  await recordEvent(tx, { postId, kind: "ASKED" });
  const claims: Claim[] = [];
  for (const { id } of released) {
    const claim = await claimDelivery(tx, id);
    if (claim) claims.push(claim);
  }
  return claims;
}
