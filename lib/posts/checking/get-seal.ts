import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { Prisma, db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { type SealedPost, checksOf, isoTime, readSealed } from "@/lib/posts/seal/find-checks";
import { inReadingTurn } from "@/lib/queues/heavy-turn";
import { notKept, sentChecks } from "@/lib/posts/seal/rules";
import type { Check, PostSeal } from "@/lib/posts/seal/types";
import { getClaims } from "./get-claims";

/**
 * What was checked in one of the actor's posts, when and by what: as stored at publication for a published post, as of
 * now for any other.
 * @param at when it would go out, if that differs from its scheduled time
 * @throws AppError POST_NOT_FOUND
 */
export async function getSeal(actor: Actor, id: number, { at }: { at?: Date } = {}): Promise<PostSeal> {
  const own = Prisma.sql`AND p."userId" = ${actor.userId}::uuid AND p."deletedAt" IS NULL`;
  let post = await readSealed(db, id, own);
  if (post && post.status !== "PUBLISHED") {
    // If the server is busy, the seal reports the claims as not checked yet.
    await unlessBusy(
      () => getClaims(actor, id),
      async () => null,
    );
    post = await readSealed(db, id, own);
  }
  if (!post) throw new AppError("POST_NOT_FOUND");
  const { revision, status, reading, seal } = post;
  const kept = status === "PUBLISHED";
  if (kept) return { revision, kept, reading: false, checks: [...(seal ?? notKept()), ...sentOf(post)] };
  const found = post;
  const goesAt = at ?? post.scheduledAt;
  // A single text of bounded length may be checked without a turn.
  const look = async () => checksOf(found, { at: goesAt, last: false });
  const checks = await unlessBusy(() => inReadingTurn(actor.userId, look), look);
  return { revision, kept, reading, checks };
}

async function unlessBusy<T, U>(run: () => Promise<T>, instead: () => Promise<U>): Promise<T | U> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "SERVER_BUSY") throw error;
    return instead();
  }
}

function sentOf({ publishedAt, delivery }: SealedPost): Check[] {
  return sentChecks({
    publishedAt: publishedAt?.toISOString() ?? null,
    delivery:
      delivery?.status === "SUCCESS"
        ? {
            sentAt: isoTime(delivery.sentAt),
            seenAt: isoTime(delivery.seenAt),
            goneAt: isoTime(delivery.goneAt),
            nextLook: isoTime(delivery.nextLook),
            byOwner: delivery.externalId === null,
          }
        : null,
  });
}
