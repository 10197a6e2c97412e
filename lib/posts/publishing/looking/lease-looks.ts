import "server-only";
import { Prisma, db } from "@/lib/db";
import type { DeliveryStatus, PageLookKind, PostMetric } from "@/lib/generated/prisma/enums";
import type { SentAttempt } from "@/lib/posts/publishing/record-success";
import { pageReadLimit, retiredMetrics } from "@/lib/posts/publishing/throttle";
import {
  LONGEST_POSTPONEMENT_SECONDS,
  LOOKS_AFTER_SENDING,
  LOOKS_AT_A_TIME,
  LOOK_LEASE_SECONDS,
  READING,
  READING_INSIGHTS,
  UNREADABLE_SECONDS,
} from "./constants";

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
  /** The page was seen not to show it any more. */
  gone: boolean;
  /** The post was deleted here. */
  deleted: boolean;
  /** Of a look that reads insights: whether its owner and Facebook let us. */
  insights: boolean;
  /** The metrics that this look has read already, before it could not go on; and those that Facebook has retired. */
  taken: PostMetric[];
  retired: string[];
  /** Of a look that reads figures: until when none of its page are read; null: they are. */
  limitedUntil: Date | null;
};

/** For a query over "PageLook" l: for how long it is tried, from when it was due at first. */
const lasting = Prisma.sql`(CASE l."kind"::text ${Prisma.join(
  Object.entries(LOOKS_AFTER_SENDING).map(
    ([kind, { after, until }]) => Prisma.sql`WHEN ${kind} THEN ${until - after}::int`,
  ),
  " ",
)} ELSE 0 END) * interval '1 second'`;

/**
 * Leases what is due of these kinds by moving its time ahead, so that a process that dies leaves it to another. No kind
 * waits for another.
 */
export function leaseLooks(kinds: readonly PageLookKind[]): Promise<Look[]> {
  return db.$queryRaw<Look[]>`
    WITH due AS (
      SELECT l."deliveryId", l."kind" FROM unnest(${[...kinds]}::"PageLookKind"[]) AS k("kind") CROSS JOIN LATERAL (
        SELECT "deliveryId", "kind" FROM "PageLook" WHERE "kind" = k."kind" AND "dueAt" <= app_now()
        ORDER BY "dueAt" LIMIT ${LOOKS_AT_A_TIME} FOR UPDATE SKIP LOCKED) l
    )
    UPDATE "PageLook" l SET "dueAt" = app_now() + ${LOOK_LEASE_SECONDS} * interval '1 second', "tries" = l."tries" + 1
    FROM due, "Delivery" d, "Post" p
    WHERE l."deliveryId" = due."deliveryId" AND l."kind" = due."kind" AND d."id" = l."deliveryId" AND p."id" = d."postId"
    RETURNING l."kind", d."id" AS "deliveryId", d."postId", d."fence", p."userId", d."platform", d."pageId", l."tries",
      d."status", d."externalId", d."goneAt" IS NOT NULL AS "gone", (SELECT max(a."startedAt") FROM "DeliveryAttempt" a
        WHERE a."deliveryId" = d."id" AND a."outcome" = 'SUCCESS') AS "sentAt",
      EXISTS (SELECT 1 FROM "Connection" c WHERE c."userId" = p."userId" AND c."platform" = d."platform"
        AND c."pageId" = d."pageId" AND c."status" = 'CONNECTED' AND c."pageToken" IS NOT NULL) AS "connected",
      p."deletedAt" IS NOT NULL AS "deleted", l."kind" = ANY (${[...READING_INSIGHTS]}::"PageLookKind"[]) AND EXISTS (
        SELECT 1 FROM "Connection" c WHERE c."userId" = p."userId" AND c."pageId" = d."pageId" AND c."readsInsights"
          AND NOT EXISTS (SELECT 1 FROM "TrackedPage" t
            WHERE t."userId" = c."userId" AND t."pageId" = c."pageId" AND t."refusal" IS NOT NULL)) AS "insights",
      ARRAY(SELECT DISTINCT i."metric"::text FROM "PagePost" x JOIN "PostInsight" i ON i."pagePostId" = x."id"
        WHERE x."postId" = p."id" AND i."takenAt" >= l."endsAt" - ${lasting}) AS "taken",
      ${retiredMetrics(Prisma.sql`d."platform"::text`)} AS "retired", CASE WHEN l."kind" = ANY (${[...READING]}::"PageLookKind"[])
        THEN ${pageReadLimit(Prisma.sql`d."platform"`, Prisma.sql`d."pageId"`)} END AS "limitedUntil"`;
}

/**
 * Later, unless it was planned anew meanwhile; after its last day it is given up.
 * @returns whether it was
 */
export async function postponeLook(look: Look): Promise<boolean> {
  const { deliveryId, kind, tries } = look;
  await db.$executeRaw`
    UPDATE "PageLook" SET "dueAt" = ${postponed(look)}
    WHERE "deliveryId" = ${deliveryId} AND "kind" = ${kind}::"PageLookKind" AND "tries" = ${tries}
      AND "endsAt" > app_now()`;
  const ended = await db.$executeRaw`
    DELETE FROM "PageLook"
    WHERE "deliveryId" = ${deliveryId} AND "kind" = ${kind}::"PageLookKind" AND "endsAt" <= app_now()`;
  return ended > 0;
}

/**
 * When it is tried again: once the page may be read, or after a while, which is half of its lateness for what is only
 * interesting, so that a page that cannot be read for a month is not asked four thousand times.
 */
function postponed({ kind, limitedUntil }: Look): Prisma.Sql {
  if (limitedUntil) return Prisma.sql`greatest(${limitedUntil}::timestamptz, app_now())`;
  if (kind === "REFUSED") return Prisma.sql`app_now() + ${UNREADABLE_SECONDS} * interval '1 second'`;
  const { after, until } = LOOKS_AFTER_SENDING[kind];
  return Prisma.sql`app_now() + greatest(${UNREADABLE_SECONDS} * interval '1 second',
    least(${LONGEST_POSTPONEMENT_SECONDS} * interval '1 second',
      (app_now() - ("endsAt" - ${until - after} * interval '1 second')) / 2))`;
}

/** Removes a look that has been done, unless it was planned anew meanwhile. */
export async function endLook({ deliveryId, kind, tries }: Look): Promise<void> {
  await db.$executeRaw`
    DELETE FROM "PageLook"
    WHERE "deliveryId" = ${deliveryId} AND "kind" = ${kind}::"PageLookKind" AND "tries" = ${tries}`;
}
