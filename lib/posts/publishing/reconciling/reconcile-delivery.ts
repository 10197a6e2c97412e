import "server-only";
import type { SystemActor } from "@/lib/auth/actor";
import { markReconnect, openPage } from "@/lib/connections/open-page";
import { db } from "@/lib/db";
import { openNotice } from "@/lib/notices/mutations";
import { postSubject } from "@/lib/notices/rules";
import { type SeenPost, pageUrl } from "@/lib/providers/facebook/read-posts";
import { ProviderError } from "@/lib/providers/provider-error";
import { CHECKS_BEFORE_RETRY, CHECK_LEASE_SECONDS } from "@/lib/posts/publishing/constants";
import { secondsUntilOver } from "@/lib/posts/publishing/leasing/leases";
import { type Outcome, mayRetry } from "@/lib/posts/publishing/rules";
import { checkDelays, recordOutcome } from "@/lib/posts/publishing/record-outcome";
import { RESTORED, returnToPlan } from "./check-after-restore";
import { successOf } from "@/lib/posts/publishing/looking/success-of";
import { findOwnPost, hasDuplicate, readSentTexts } from "./match-page-post";

type UnknownDelivery = {
  deliveryId: number;
  postId: number;
  userId: string;
  platform: "FACEBOOK";
  pageId: string;
  contentHash: string;
  fence: number;
  checks: number;
  content: string;
  /** The error that made the outcome unknown. */
  errorCode: string | null;
  errorMessage: string | null;
  /** Whether the times of all planned checks have passed. */
  long: boolean;
};

/**
 * Settles a delivery of unknown outcome by checking the page. If the post is found, it succeeded; if every complete
 * check misses it, it is sent once more; while the page cannot be read it stays unknown, and in the end the owner is
 * asked. Does nothing when no check is due.
 */
export async function reconcileDelivery(actor: SystemActor, deliveryId: number): Promise<void> {
  const delivery = await leaseCheck(deliveryId);
  if (!delivery) return;
  const seen = await findOnPage(actor, delivery);
  if (seen === "unreadable") return delivery.long ? notifyOwner(delivery) : undefined;
  if (seen === "twin") return refuse(delivery);
  if (seen) {
    await recordOutcome(delivery, successOf(seen, delivery.content));
    return;
  }
  await recordAbsence(delivery);
}

/** Leases the due check by moving its time ahead. Null when none is due. */
async function leaseCheck(deliveryId: number): Promise<UnknownDelivery | null> {
  const [delivery] = await db.$queryRaw<UnknownDelivery[]>`
    WITH due AS (
      SELECT "id", "dueAt" FROM "Delivery"
      WHERE "id" = ${deliveryId} AND "status" = 'UNKNOWN' AND "dueAt" <= app_now()
      FOR UPDATE SKIP LOCKED
    )
    UPDATE "Delivery" d
    SET "dueAt" = app_now() + ${CHECK_LEASE_SECONDS} * interval '1 second', "updatedAt" = now()
    FROM due, "DeliveryAttempt" a, "Post" p
    WHERE d."id" = due."id" AND a."deliveryId" = d."id" AND a."fence" = d."fence" AND p."id" = d."postId"
    RETURNING d."id" AS "deliveryId", d."postId", p."userId", d."platform", d."pageId", d."contentHash",
              d."fence", d."checks", p."content", d."errorCode", d."errorMessage",
              coalesce(app_now() - (SELECT max(e."at") FROM "PostEvent" e
                WHERE e."postId" = d."postId" AND e."deliveryId" = d."id" AND e."kind" = 'IN_DOUBT')
                > ${checkDelays().at(-1) ?? 0} * interval '1 second', false) AS "long"`;
  return delivery ?? null;
}

/**
 * The post on the page; null when a complete search does not find it; "twin" when Facebook refused ours as a duplicate
 * and an older post has the same text.
 */
async function findOnPage(
  actor: SystemActor,
  delivery: UnknownDelivery,
): Promise<SeenPost | null | "twin" | "unreadable"> {
  const page = await openPage(actor, delivery);
  if (!page) return "unreadable";
  try {
    const sent = await readSentTexts(delivery.deliveryId);
    const own = sent && (await findOwnPost(page, sent));
    if (own || delivery.errorCode !== "FACEBOOK_DUPLICATE") return own;
    return (await hasDuplicate(page, delivery.contentHash, { newestOnly: false })) ? "twin" : null;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (error.code === "FACEBOOK_RECONNECT") await markReconnect(actor, delivery);
    return "unreadable";
  }
}

/** Only the owner can settle it now, by POST /api/post/delivery/{id}/settle. The checks continue meanwhile. */
async function notifyOwner(delivery: UnknownDelivery): Promise<void> {
  const { userId, postId, deliveryId, pageId, errorCode } = delivery;
  await openNotice(db, {
    userId,
    kind: "IN_DOUBT",
    subject: postSubject(postId),
    postId,
    deliveryId,
    code: errorCode ?? "FACEBOOK_UNAVAILABLE",
    link: pageUrl(pageId),
  });
}

async function recordAbsence(delivery: UnknownDelivery): Promise<void> {
  const { deliveryId, fence } = delivery;
  const outcomes = await attemptsOf(deliveryId);
  const retried = mayRetry(outcomes);
  const next = checkDelays()[delivery.checks + 1];
  if (next !== undefined && !(retried && delivery.checks + 1 >= CHECKS_BEFORE_RETRY)) {
    await planCheck(delivery, Math.max(next, secondsUntilOver()));
    return;
  }
  if (retried && delivery.errorCode === RESTORED) return returnToPlan(delivery);
  if (retried) {
    await db.$executeRaw`
      UPDATE "Delivery" SET "status" = 'PENDING', "checks" = 0, "dueAt" = app_now(), "updatedAt" = now()
      WHERE "id" = ${deliveryId} AND "fence" = ${fence} AND "status" = 'UNKNOWN'`;
    return;
  }
  await refuse(delivery);
}

/** Plans the next check for so many seconds after the attempt began, and not right after this one: lists lag. */
async function planCheck({ deliveryId, fence }: UnknownDelivery, seconds: number): Promise<void> {
  const [gap = 0] = checkDelays();
  await db.$executeRaw`
    UPDATE "Delivery" d
    SET "checks" = d."checks" + 1, "updatedAt" = now(),
        "dueAt" = app_now() + greatest(${gap} * interval '1 second',
          a."startedAt" + ${seconds}::float8 * interval '1 second' - now())
    FROM "DeliveryAttempt" a
    WHERE d."id" = ${deliveryId} AND d."fence" = ${fence} AND d."status" = 'UNKNOWN'
      AND a."deliveryId" = d."id" AND a."fence" = d."fence"`;
}

/** How its attempts ended, latest first. */
async function attemptsOf(deliveryId: number): Promise<Outcome[]> {
  const attempts = await db.deliveryAttempt.findMany({
    where: { deliveryId },
    orderBy: { fence: "desc" },
    select: { outcome: true },
    take: 20,
  });
  return attempts.map(({ outcome }) => outcome);
}

/** Marks the delivery as failed: it is not on the page and is not sent again. */
async function refuse(delivery: UnknownDelivery): Promise<void> {
  const { errorCode, errorMessage } = delivery;
  await recordOutcome(delivery, {
    outcome: "REFUSED",
    errorCode: errorCode ?? "FACEBOOK_UNAVAILABLE",
    errorMessage: errorMessage ?? undefined,
  });
}
