import "server-only";
import { db } from "@/lib/db";
import type { DeliveryStatus, PageLookKind } from "@/lib/generated/prisma/enums";
import type { SentAttempt } from "@/lib/posts/publishing/record-success";
import { LOOKS_AT_A_TIME, LOOK_LEASE_SECONDS, UNREADABLE_SECONDS } from "./constants";

/** A look that is due, and the delivery that it is for. */
export type Look = SentAttempt & {
  kind: PageLookKind;
  pageId: string;
  status: DeliveryStatus;
  externalId: string | null;
  /** By this process's clock, not by the database's: Facebook's times are compared with it. */
  sentAt: Date | null;
  /** The look's own fence. */
  tries: number;
  /** Whether its owner's connection to the page is alive. */
  connected: boolean;
};

/** Claims what is due by moving its time ahead, so that a process that dies leaves it to another. */
export function claimLooks(): Promise<Look[]> {
  return db.$queryRaw<Look[]>`
    WITH due AS (
      SELECT "deliveryId", "kind" FROM "PageLook" WHERE "dueAt" <= app_now()
      ORDER BY "dueAt" LIMIT ${LOOKS_AT_A_TIME} FOR UPDATE SKIP LOCKED
    )
    UPDATE "PageLook" l SET "dueAt" = app_now() + ${LOOK_LEASE_SECONDS} * interval '1 second', "tries" = l."tries" + 1
    FROM due, "Delivery" d, "Post" p
    WHERE l."deliveryId" = due."deliveryId" AND l."kind" = due."kind" AND d."id" = l."deliveryId" AND p."id" = d."postId"
    RETURNING l."kind", d."id" AS "deliveryId", d."postId", d."fence", p."userId", d."platform", d."pageId", l."tries",
      d."status", d."externalId", (SELECT max(a."startedAt") FROM "DeliveryAttempt" a
        WHERE a."deliveryId" = d."id" AND a."outcome" = 'SUCCESS') AS "sentAt",
      EXISTS (SELECT 1 FROM "Connection" c WHERE c."userId" = p."userId" AND c."platform" = d."platform"
        AND c."pageId" = d."pageId" AND c."status" = 'CONNECTED' AND c."pageToken" IS NOT NULL) AS "connected"`;
}

/** Later, unless it was planned anew meanwhile; after its last day it is given up. */
export async function postponeLook({ deliveryId, kind, tries }: Look): Promise<void> {
  await db.$executeRaw`
    UPDATE "PageLook" SET "dueAt" = app_now() + ${UNREADABLE_SECONDS} * interval '1 second'
    WHERE "deliveryId" = ${deliveryId} AND "kind" = ${kind}::"PageLookKind" AND "tries" = ${tries}
      AND "endsAt" > app_now()`;
  await db.$executeRaw`
    DELETE FROM "PageLook"
    WHERE "deliveryId" = ${deliveryId} AND "kind" = ${kind}::"PageLookKind" AND "endsAt" <= app_now()`;
}

/** Removes a look that has been done, unless it was planned anew meanwhile. */
export async function endLook({ deliveryId, kind, tries }: Look): Promise<void> {
  await db.$executeRaw`
    DELETE FROM "PageLook"
    WHERE "deliveryId" = ${deliveryId} AND "kind" = ${kind}::"PageLookKind" AND "tries" = ${tries}`;
}
