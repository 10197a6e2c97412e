import "server-only";
import { type Db, db } from "@/lib/db";
import { env } from "@/lib/settings/env";
import { sendEvent } from "@/lib/jobs/send-event";
import { closeNotices, openNotice } from "@/lib/notices/mutations";
import { postSubject } from "@/lib/notices/rules";
import { CHECKS_BEFORE_RETRY } from "./constants";
import { planLook } from "./looking/plan-look";
import { type SentAttempt, type Success, recordSuccess } from "./record-success";
import { type Outcome, retryDelay } from "./rules";

/** How an attempt ended. Codes are those of lib/errors.ts, messages the vendor's own words. */
export type Result = Success | Failure;
type Failure = {
  errorCode?: string;
  errorMessage?: string;
  /** False when it is certain that no post arrived, because none was sent. */
  arrived?: boolean;
} & ({ outcome: "RETRY"; retryAfterSeconds?: number } | { outcome: "REFUSED" } | { outcome: "UNKNOWN" });

type Attempt = SentAttempt & {
  /** A person waits for the response and needs no notice. */
  watched?: boolean;
};

/** The seconds after an attempt at which the page is checked. */
export function checkDelays(): number[] {
  return env().RECONCILE_DELAYS.split(",").map(Number);
}

/** The seconds after a refusal for which a post is not sent again: what was taken has appeared by then. */
export function resendSeconds(): number {
  return checkDelays()[CHECKS_BEFORE_RETRY - 1] ?? 0;
}

/**
 * Records how the attempt with this fence ended, and what follows for the post. An attempt that a later one has
 * superseded changes nothing. @returns whether it was recorded
 */
export async function recordOutcome(attempt: Attempt, result: Result): Promise<boolean> {
  if (result.outcome === "SUCCESS") return recordSuccess(attempt, result);
  const settled = await db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "Post" WHERE "id" = ${attempt.postId} FOR NO KEY UPDATE`;
    const written = await write(tx, attempt, result);
    if (written === null) return false;
    const { outcome, errorCode = null, errorMessage = null, arrived = true } = result;
    await tx.$executeRaw`
      UPDATE "DeliveryAttempt"
      SET "finishedAt" = now(), "outcome" = ${written === "FAILED" ? "REFUSED" : outcome}::"AttemptOutcome",
          "errorCode" = ${errorCode}, "errorMessage" = ${errorMessage}, "arrived" = ${arrived}
      WHERE "deliveryId" = ${attempt.deliveryId} AND "fence" = ${attempt.fence}`;
    if (written === "FAILED") await markUnscheduled(tx, attempt.postId);
    if (written !== "UNKNOWN") await planLook(tx, attempt.deliveryId);
    await notify(tx, attempt, written, errorCode);
    return true;
  });
  if (settled && result.outcome === "UNKNOWN") {
    sendEvent({ name: "delivery/in-doubt", data: { deliveryId: attempt.deliveryId } });
  }
  return settled;
}

type Written = "PENDING" | "FAILED" | "UNKNOWN";

async function write(tx: Db, attempt: Attempt, result: Failure): Promise<Written | null> {
  const { deliveryId, fence } = attempt;
  const { errorCode = null, errorMessage = null, arrived = true } = result;
  const again = arrived ? resendSeconds() : 0;
  const setStatus = async (status: Written, dueInSeconds = 0) => {
    const count = await tx.$executeRaw`
      UPDATE "Delivery"
      SET "status" = ${status}::"DeliveryStatus", "leaseUntil" = NULL, "checks" = 0, "updatedAt" = now(),
          "dueAt" = app_now() + ${dueInSeconds} * interval '1 second',
          "againAt" = greatest("againAt", app_now() + ${status === "UNKNOWN" ? 0 : again} * interval '1 second'),
          "errorCode" = ${errorCode}, "errorMessage" = ${errorMessage}
      WHERE "id" = ${deliveryId} AND "fence" = ${fence}
        AND ("status" = 'SENDING' OR ("status" = 'UNKNOWN' AND ${status !== "UNKNOWN"}))`;
    return count === 1 ? status : null;
  };
  switch (result.outcome) {
    case "RETRY": {
      const delay = retryDelay(await outcomesBefore(tx, attempt), result.retryAfterSeconds);
      return delay === null ? setStatus("FAILED") : setStatus("PENDING", delay);
    }
    case "REFUSED":
      return setStatus("FAILED");
    case "UNKNOWN":
      return setStatus("UNKNOWN", checkDelays()[0] ?? 0);
  }
}

/** How the attempts before this one ended, latest first. */
async function outcomesBefore(tx: Db, { deliveryId, fence }: Attempt): Promise<Outcome[]> {
  const attempts = await tx.deliveryAttempt.findMany({
    where: { deliveryId, fence: { lt: fence } },
    orderBy: { fence: "desc" },
    select: { outcome: true },
    take: 20,
  });
  return attempts.map(({ outcome }) => outcome);
}

/**
 * After a failure closes the post's notices, and opens one if nobody was waiting for it. A page that Facebook has blocked
 * is one for its owner as well, although the post is tried again.
 */
async function notify(tx: Db, attempt: Attempt, written: Written, errorCode: string | null): Promise<void> {
  const { userId, postId, deliveryId, watched } = attempt;
  const subject = postSubject(postId);
  if (written !== "FAILED" && errorCode !== "FACEBOOK_BLOCKED") return;
  if (written === "FAILED") await closeNotices(tx, attempt, [subject]);
  if (watched) return;
  const code = errorCode ?? "PUBLISH_FAILED";
  await openNotice(tx, { userId, kind: "POST_FAILED", subject, postId, deliveryId, code });
}

/** Makes a scheduled post a draft again once all its deliveries have failed. */
async function markUnscheduled(tx: Db, postId: number): Promise<void> {
  await tx.$executeRaw`
    UPDATE "Post" SET "status" = 'GENERATED', "scheduledAt" = NULL, "updatedAt" = now()
    WHERE "id" = ${postId} AND "status" = 'SCHEDULED' AND NOT EXISTS (
      SELECT 1 FROM "Delivery" WHERE "postId" = ${postId}
        AND "status" IN ('PENDING', 'SENDING', 'UNKNOWN', 'SUCCESS'))`;
}
