import "server-only";
import { type Db, db } from "@/lib/db";
import { env } from "@/lib/env";
import { wake } from "@/lib/jobs";
import { closeNotices, openNotice } from "@/lib/notices/mutations";
import { connectionSubject, postSubject } from "@/lib/notices/rules";
import { type Outcome, retryDelay, secondsToNextLook } from "./rules";

/** How a try ended, as it is settled. Codes are those of lib/errors.ts, messages the vendor's own words. */
export type Result = { errorCode?: string; errorMessage?: string } & (
  | { outcome: "SUCCESS"; externalId: string; permalink?: string | null }
  | { outcome: "RETRY"; retryAfterSeconds?: number }
  | { outcome: "REFUSED" }
  | { outcome: "UNKNOWN" }
);

type Tried = {
  deliveryId: number;
  postId: number;
  fence: number;
  userId: string;
  platform: "FACEBOOK";
  /** Somebody waits for the answer, and needs no notice. */
  watched?: boolean;
};

/** The seconds after a try at which the page is looked at. */
export function lookDelays(): number[] {
  return env().RECONCILE_DELAYS.split(",").map(Number);
}

/**
 * Writes down how the try with this fence ended, and what follows for the post. A try that another has
 * followed changes nothing any more. @returns whether it was written
 */
export async function settleDelivery(tried: Tried, result: Result): Promise<boolean> {
  const settled = await db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "Post" WHERE "id" = ${tried.postId} FOR NO KEY UPDATE`;
    const written = await write(tx, tried, result);
    if (written === null) return false;
    const { outcome, errorCode = null, errorMessage = null } = result;
    await tx.$executeRaw`
      UPDATE "DeliveryAttempt"
      SET "finishedAt" = now(), "outcome" = ${written === "FAILED" ? "REFUSED" : outcome}::"AttemptOutcome",
          "errorCode" = ${errorCode}, "errorMessage" = ${errorMessage}
      WHERE "deliveryId" = ${tried.deliveryId} AND "fence" = ${tried.fence}`;
    if (written === "SUCCESS") await markPublished(tx, tried.postId);
    if (written === "FAILED") await markUnscheduled(tx, tried.postId);
    await tell(tx, tried, written, errorCode);
    return true;
  });
  if (settled && result.outcome === "UNKNOWN") {
    await wake({ name: "delivery/in-doubt", data: { deliveryId: tried.deliveryId } });
  }
  return settled;
}

type Written = "SUCCESS" | "PENDING" | "FAILED" | "UNKNOWN";

async function write(tx: Db, tried: Tried, result: Result): Promise<Written | null> {
  const { deliveryId, fence } = tried;
  const { errorCode = null, errorMessage = null } = result;
  const told = async (status: Written, dueInSeconds = 0) => {
    const count = await tx.$executeRaw`
      UPDATE "Delivery"
      SET "status" = ${status}::"DeliveryStatus", "leaseUntil" = NULL, "looks" = 0, "updatedAt" = now(),
          "dueAt" = app_now() + ${dueInSeconds} * interval '1 second',
          "errorCode" = ${errorCode}, "errorMessage" = ${errorMessage}
      WHERE "id" = ${deliveryId} AND "fence" = ${fence}
        AND ("status" = 'SENDING' OR ("status" = 'UNKNOWN' AND ${status !== "UNKNOWN"}))`;
    return count === 1 ? status : null;
  };
  switch (result.outcome) {
    case "SUCCESS": {
      // A success is a fact: it also wins over a doubt that came first, as long as nobody has tried again.
      const count = await tx.$executeRaw`
        UPDATE "Delivery"
        SET "status" = 'SUCCESS', "leaseUntil" = NULL, "externalId" = ${result.externalId},
            "permalink" = ${result.permalink ?? null}, "sentAt" = app_now(), "updatedAt" = now(),
            "errorCode" = ${errorCode}, "errorMessage" = ${errorMessage}
        WHERE "id" = ${deliveryId} AND "fence" = ${fence} AND "status" <> 'SUCCESS'`;
      return count === 1 ? "SUCCESS" : null;
    }
    case "RETRY": {
      const delay = retryDelay(await outcomesBefore(tx, tried), result.retryAfterSeconds);
      return delay === null ? told("FAILED") : told("PENDING", delay);
    }
    case "REFUSED":
      return told("FAILED");
    case "UNKNOWN":
      return told("UNKNOWN", secondsToNextLook(lookDelays(), 0) ?? 0);
  }
}

/** How the tries before this one ended, the latest first. */
async function outcomesBefore(tx: Db, { deliveryId, fence }: Tried): Promise<Outcome[]> {
  const attempts = await tx.deliveryAttempt.findMany({
    where: { deliveryId, fence: { lt: fence } },
    orderBy: { fence: "desc" },
    select: { outcome: true },
    take: 20,
  });
  return attempts.map(({ outcome }) => outcome);
}

/** What the owner was told is settled by how the try ended; that it failed is news to whoever did not wait for it. */
async function tell(tx: Db, tried: Tried, written: Written, errorCode: string | null): Promise<void> {
  const { userId, postId, deliveryId, platform, watched } = tried;
  const subject = postSubject(postId);
  if (written === "SUCCESS") await closeNotices(tx, tried, [subject, connectionSubject(platform)]);
  if (written !== "FAILED") return;
  await closeNotices(tx, tried, [subject]);
  if (watched) return;
  const code = errorCode ?? "PUBLISH_FAILED";
  await openNotice(tx, { userId, kind: "POST_FAILED", subject, postId, deliveryId, code });
}

/** One delivery that is there makes a post published. */
export async function markPublished(tx: Db, postId: number): Promise<void> {
  await tx.$executeRaw`
    UPDATE "Post" SET "status" = 'PUBLISHED', "publishedAt" = app_now(), "updatedAt" = now()
    WHERE "id" = ${postId} AND "status" <> 'PUBLISHED'`;
}

/** A scheduled post of which every delivery has failed is a draft again. */
async function markUnscheduled(tx: Db, postId: number): Promise<void> {
  await tx.$executeRaw`
    UPDATE "Post" SET "status" = 'GENERATED', "scheduledAt" = NULL, "updatedAt" = now()
    WHERE "id" = ${postId} AND "status" = 'SCHEDULED' AND NOT EXISTS (
      SELECT 1 FROM "Delivery" WHERE "postId" = ${postId}
        AND "status" IN ('PENDING', 'SENDING', 'UNKNOWN', 'SUCCESS'))`;
}
