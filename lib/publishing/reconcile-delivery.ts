import "server-only";
import type { SystemActor } from "@/lib/auth";
import { markReconnect, openPage } from "@/lib/connections/open-page";
import { db } from "@/lib/db";
import { openNotice } from "@/lib/notices/mutations";
import { postSubject } from "@/lib/notices/rules";
import { type SeenPost, findPosts, pageUrl } from "@/lib/providers/facebook/look";
import { ProviderError } from "@/lib/providers/provider-error";
import { contentHash } from "./claim-delivery";
import { CLOCK_SLACK_SECONDS, LOOK_SECONDS } from "./constants";
import { type Outcome, mayTryAgain, secondsToNextLook } from "./rules";
import { lookDelays, settleDelivery } from "./settle-delivery";

type Doubt = {
  deliveryId: number;
  postId: number;
  userId: string;
  platform: "FACEBOOK";
  pageId: string;
  contentHash: string;
  fence: number;
  looks: number;
  startedAt: Date;
  /** When this look was due, and the code of what raised the doubt. */
  due: Date;
  errorCode: string | null;
  errorMessage: string | null;
  /** Whether every look that was planned has had its time. */
  long: boolean;
};

/**
 * Settles a delivery in doubt by looking at the page: found there, it is a success; absent from every
 * complete look up to the last, it is tried once more; a page that cannot be read leaves it in doubt, and in
 * the end the owner is asked to look. Does nothing when no look is due.
 */
export async function reconcileDelivery(actor: SystemActor, deliveryId: number): Promise<void> {
  const doubt = await takeLook(deliveryId);
  if (!doubt) return;
  const seen = await look(actor, doubt);
  if (seen === "unreadable") return doubt.long ? askOwner(doubt) : undefined;
  if (seen) {
    const { id: externalId, permalink } = seen;
    await settleDelivery(doubt, { outcome: "SUCCESS", externalId, permalink });
    return;
  }
  await settleAbsent(doubt);
}

/** Takes this look for ourselves, by moving its time. Null when none is due. */
async function takeLook(deliveryId: number): Promise<Doubt | null> {
  const [doubt] = await db.$queryRaw<Doubt[]>`
    WITH due AS (
      SELECT "id", "dueAt" FROM "Delivery"
      WHERE "id" = ${deliveryId} AND "status" = 'UNKNOWN' AND "dueAt" <= app_now()
      FOR UPDATE SKIP LOCKED
    )
    UPDATE "Delivery" d
    SET "dueAt" = app_now() + ${LOOK_SECONDS} * interval '1 second', "updatedAt" = now()
    FROM due, "DeliveryAttempt" a, "Post" p
    WHERE d."id" = due."id" AND a."deliveryId" = d."id" AND a."fence" = d."fence" AND p."id" = d."postId"
    RETURNING d."id" AS "deliveryId", d."postId", p."userId", d."platform", d."pageId", d."contentHash",
              d."fence", d."looks", a."startedAt", due."dueAt" AS "due", d."errorCode", d."errorMessage",
              coalesce(app_now() - (SELECT max(e."at") FROM "PostEvent" e
                WHERE e."postId" = d."postId" AND e."deliveryId" = d."id" AND e."kind" = 'IN_DOUBT')
                > ${lookDelays().at(-1) ?? 0} * interval '1 second', false) AS "long"`;
  return doubt ?? null;
}

/** The post on the page, null when a complete look does not find it. */
async function look(actor: SystemActor, doubt: Doubt): Promise<SeenPost | null | "unreadable"> {
  const page = await openPage(actor, doubt);
  if (!page) return "unreadable";
  const since = new Date(doubt.startedAt.getTime() - CLOCK_SLACK_SECONDS * 1000);
  try {
    const found = await findPosts(page, (text) => contentHash(text) === doubt.contentHash, since);
    const taken = await db.delivery.findMany({
      where: { platform: doubt.platform, externalId: { in: found.map(({ id }) => id) } },
      select: { externalId: true },
    });
    return found.find(({ id }) => !taken.some(({ externalId }) => externalId === id)) ?? null;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (error.code === "FACEBOOK_RECONNECT") await markReconnect(actor, doubt);
    return "unreadable";
  }
}

/** Only a person can tell now: by POST /api/post/delivery/{id}/settle. The looks go on meanwhile. */
async function askOwner(doubt: Doubt): Promise<void> {
  const { userId, postId, deliveryId, pageId, errorCode } = doubt;
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

async function settleAbsent(doubt: Doubt): Promise<void> {
  const { deliveryId, fence, errorCode, errorMessage } = doubt;
  const next = secondsToNextLook(lookDelays(), doubt.looks + 1);
  if (next !== null) {
    await db.$executeRaw`
      UPDATE "Delivery"
      SET "looks" = "looks" + 1, "updatedAt" = now(),
          "dueAt" = greatest(app_now(), ${doubt.due}::timestamptz + ${next} * interval '1 second')
      WHERE "id" = ${deliveryId} AND "fence" = ${fence} AND "status" = 'UNKNOWN'`;
    return;
  }
  const attempts = await db.deliveryAttempt.findMany({
    where: { deliveryId },
    orderBy: { fence: "desc" },
    select: { outcome: true },
    take: 20,
  });
  const outcomes: Outcome[] = attempts.map(({ outcome }) => outcome);
  if (mayTryAgain(outcomes)) {
    await db.$executeRaw`
      UPDATE "Delivery" SET "status" = 'PENDING', "looks" = 0, "dueAt" = app_now(), "updatedAt" = now()
      WHERE "id" = ${deliveryId} AND "fence" = ${fence} AND "status" = 'UNKNOWN'`;
    return;
  }
  await settleDelivery(doubt, {
    outcome: "REFUSED",
    errorCode: errorCode ?? "FACEBOOK_UNAVAILABLE",
    errorMessage: errorMessage ?? undefined,
  });
}
