import "server-only";
import { sha256 } from "@/lib/crypto";
import { type Db, Prisma, db, isUniqueViolation } from "@/lib/db";
import { env } from "@/lib/settings/env";
import { AppError } from "@/lib/errors";
import { openBlanks } from "@/lib/text/explicit/blanks";
import type { StoredPhoto } from "@/lib/media/transcoding/render-photo";
import { mayBeLeased, isWanted, pageKey, throttledUntil } from "@/lib/posts/publishing/find-due";
import { holdPending } from "@/lib/posts/publishing/hold-pending";
import { pageText } from "@/lib/posts/publishing/rules";

/** The right to send a delivery once: its fencing token, what to send, and when it was leased. */
export type DeliveryLease = {
  deliveryId: number;
  fence: number;
  postId: number;
  userId: string;
  platform: "FACEBOOK";
  pageId: string;
  /** Its owner's connection to the page and the sealed token; null once it is disconnected. */
  connection: { id: string; pageToken: string; /** Nothing has gone out by it yet. */ first: boolean } | null;
  content: string;
  /** Its photos, in order. */
  photos: StoredPhoto[];
  /** When the lease was made, on this process's monotonic clock; milliseconds. */
  madeAt: number;
  /** How long after its time it was leased; seconds. */
  lateSeconds: number;
  /** Its post had a time of its own. */
  scheduled: boolean;
  /** An earlier attempt may have put the post on its page: it is looked for before anything is sent. */
  sentBefore: boolean;
  /** Its owner was told that an earlier attempt had failed. */
  told: boolean;
  /** Facebook could not read the link of this text before, so it goes without. */
  withoutLink: boolean;
  /** A person waits for the response. */
  watched?: boolean;
};

/** Identifies a post on a page by its normalized text. */
export function contentHash(text: string): string {
  return sha256(pageText(text));
}

/** For a query over "DeliveryAttempt" a: its owner was told that it had failed. */
export const wasTold = Prisma.sql`a."arrived" AND (a."outcome" = 'REFUSED' OR a."errorCode" = 'FACEBOOK_BLOCKED')`;

export type LeaseOptions = {
  /** Whether the lease respects the page's rate limit. Jobs do; a person who presses a button does not. */
  throttled?: boolean;
  /** Leaves out posts that somebody is changing right now, instead of waiting for them. */
  skipLocked?: boolean;
};

/** What could be leased. `waits`: milliseconds until a page's rate limit lets the delivery with this id go. */
export type LeasedDeliveries = { leases: DeliveryLease[]; waits: Map<number, number> };

/**
 * Leases a delivery that is due: status SENDING, a higher fence, a lease and an attempt, in one statement, before the
 * vendor is called. Exactly one caller succeeds; the others get null, and so does a throttled one while the page is
 * rate-limited.
 * @throws AppError SAME_POST_IN_FLIGHT while the same text may be on its way to the same page
 */
export async function leaseDelivery(
  on: Db,
  deliveryId: number,
  options: LeaseOptions = {},
): Promise<DeliveryLease | null> {
  for (;;) {
    const ready = await readReady(on, [deliveryId], options);
    if (ready.versions.length === 0) return null;
    const [lease] = await leaseVersions(on, ready.versions, options);
    // No lease means that the post was edited, or the page's slot taken, between the two statements: read again.
    if (lease) return lease;
  }
}

/**
 * Leases several deliveries at once, for a caller who sends them all at once: a lease starts its lease, during which
 * its owner's changes are refused. At most one of a page; what cannot be leased now is left out.
 * @throws AppError SAME_POST_IN_FLIGHT, as for one; nothing is leased then
 */
export async function leaseDeliveries(
  on: Db,
  ids: readonly number[],
  options: LeaseOptions,
): Promise<LeasedDeliveries> {
  const { versions, waits } = await readReady(on, ids, options);
  return { waits, leases: versions.length === 0 ? [] : await leaseVersions(on, versions, options) };
}

/** What a lease sends. Every change of text or photos raises the revision, so a lease of an older one gets nothing. */
type Version = { id: number; content: string; revision: number };
type Ready = Version & {
  waitMs: number | null;
  scheduled: boolean;
  rightBlanks: string[];
  postId: number;
  userId: string;
};

/**
 * The hash that a lease records needs the text, so that a first statement reads it. A scheduled text with blanks that
 * its owner has not called right is held instead.
 */
async function readReady(on: Db, ids: readonly number[], { throttled = false }: LeaseOptions) {
  const due = await on.$queryRaw<Ready[]>`
    SELECT d."id", p."content", p."revision", p."id" AS "postId", p."userId", p."rightBlanks",
           p."status" = 'SCHEDULED' AS "scheduled",
           (extract(epoch FROM ${throttledUntil} - app_now()) * 1000)::float8 AS "waitMs"
    FROM "Delivery" d JOIN "Post" p ON p."id" = d."postId" JOIN "User" u ON u."id" = p."userId"
    WHERE d."id" = ANY (${ids}::int[]) AND ${mayBeLeased} AND ${isWanted}`;
  const waits = new Map<number, number>();
  const versions: Version[] = [];
  for (const { id, content, revision, waitMs, ...post } of due) {
    if (throttled && waitMs !== null && waitMs > 0) waits.set(id, waitMs);
    else if (post.scheduled && openBlanks(content, post.rightBlanks).length > 0)
      await holdBlank(on, { ...post, revision });
    else versions.push({ id, content, revision });
  }
  return { versions, waits };
}

/** Holds a post for the blanks that were read; one that was changed or confirmed since is looked at again when it is due. */
async function holdBlank(
  on: Db,
  { postId, userId, revision, rightBlanks }: Pick<Ready, "postId" | "userId" | "revision" | "rightBlanks">,
): Promise<void> {
  if (on === db) return db.$transaction((tx) => holdBlank(tx, { postId, userId, revision, rightBlanks }));
  const [read] = await on.$queryRaw<object[]>`
    SELECT 1 FROM "Post" WHERE "id" = ${postId} AND "revision" = ${revision} AND "status" = 'SCHEDULED'
      AND "deletedAt" IS NULL AND "rightBlanks" = ${rightBlanks}::text[] FOR NO KEY UPDATE SKIP LOCKED`;
  if (read) await holdPending(on, { postId, userId }, { code: "POST_BLANK", over: [] });
}

/**
 * Locks the post's row first, as every edit, deletion and settlement does: one order, no deadlock. The share lock on
 * the owner's row makes a pause wait for running leases, and later leases see it. Last comes the page's rate limit, in
 * the order of pages: of two concurrent leases for a page, the later one finds the slot taken.
 */
async function leaseVersions(
  on: Db,
  versions: readonly Version[],
  { throttled = false, skipLocked = false }: LeaseOptions,
): Promise<DeliveryLease[]> {
  const madeAt = performance.now();
  const { DELIVERY_LEASE_SECONDS, PAGE_PACE_SECONDS } = env();
  const ids = versions.map(({ id }) => id);
  const revisions = versions.map(({ revision }) => revision);
  const hashes = versions.map(({ content }) => contentHash(content));
  const unlocked = skipLocked ? Prisma.sql`SKIP LOCKED` : Prisma.empty;
  try {
    const leases = await on.$queryRaw<Omit<DeliveryLease, "madeAt">[]>`
      WITH post AS (
        SELECT d."id" AS "deliveryId", v."hash", p."id", p."userId", p."content", p."scheduledAt", p."status"
        FROM unnest(${ids}::int[], ${revisions}::int[], ${hashes}::text[]) AS v("id", "revision", "hash")
        JOIN "Delivery" d ON d."id" = v."id" JOIN "Post" p ON p."id" = d."postId" JOIN "User" u ON u."id" = p."userId"
        WHERE ${isWanted} AND p."revision" = v."revision"
        ORDER BY p."id" FOR NO KEY UPDATE OF p ${unlocked} FOR SHARE OF u ${unlocked}
      ), due AS (
        SELECT d."id", d."dueAt", ${pageKey} AS "page" FROM post JOIN "Delivery" d ON d."id" = post."deliveryId"
        WHERE ${mayBeLeased} FOR NO KEY UPDATE OF d ${unlocked}
      ), slot AS (
        INSERT INTO "SendRateLimit" AS rate ("key", "nextAt")
        SELECT "page", app_now() + ${PAGE_PACE_SECONDS}::float8 * interval '1 second' FROM due ORDER BY "page"
        ON CONFLICT ("key") DO UPDATE SET "nextAt" = greatest(rate."nextAt", EXCLUDED."nextAt")
        WHERE NOT ${throttled} OR rate."nextAt" <= app_now()
        RETURNING "key"
      ), leased AS (
        UPDATE "Delivery" d
        SET "status" = 'SENDING', "fence" = d."fence" + 1, "contentHash" = post."hash",
            "leaseUntil" = app_now() + ${DELIVERY_LEASE_SECONDS} * interval '1 second',
            "checks" = 0, "errorCode" = NULL, "errorMessage" = NULL, "updatedAt" = now()
        FROM post, due, slot
        WHERE d."id" = due."id" AND post."deliveryId" = due."id" AND slot."key" = due."page"
        RETURNING d."id" AS "deliveryId", d."fence", d."platform", d."pageId", post."id" AS "postId",
                  post."userId", post."content", d."contentHash",
                  post."status" = 'SCHEDULED' AS "scheduled",
                  extract(epoch FROM app_now() - coalesce(post."scheduledAt", due."dueAt"))::float8 AS "lateSeconds"
      ), attempt AS (
        INSERT INTO "DeliveryAttempt" ("deliveryId", "fence", "startedAt", "contentHash", "pageId", "photos")
        SELECT "deliveryId", "fence", clock_timestamp(), "contentHash", "pageId",
               (SELECT count(*) FROM "PostMedia" x WHERE x."postId" = leased."postId")
        FROM leased
      )
      SELECT leased.*, (
        SELECT json_build_object('id', c."id", 'pageToken', c."pageToken", 'first', c."firstPostId" IS NULL) FROM "Connection" c
        WHERE c."userId" = leased."userId" AND c."platform" = leased."platform" AND c."pageId" = leased."pageId"
          AND c."pageToken" IS NOT NULL
      ) AS "connection", (
        SELECT coalesce(json_agg(m ORDER BY x."position"), '[]')
        FROM "PostMedia" x JOIN "Media" m ON m."id" = x."mediaId" WHERE x."postId" = leased."postId"
      ) AS "photos", EXISTS (
        SELECT 1 FROM "DeliveryAttempt" a WHERE a."deliveryId" = leased."deliveryId" AND a."arrived"
      ) AS "sentBefore", EXISTS (
        SELECT 1 FROM "DeliveryAttempt" a WHERE a."deliveryId" = leased."deliveryId" AND ${wasTold}
      ) AS "told", EXISTS (
        SELECT 1 FROM "DeliveryAttempt" a WHERE a."deliveryId" = leased."deliveryId"
          AND a."errorCode" = 'FACEBOOK_LINK_LATER' AND a."contentHash" = leased."contentHash"
      ) AS "withoutLink"
      FROM leased`;
    return leases.map((lease) => ({ ...lease, madeAt }));
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError("SAME_POST_IN_FLIGHT", {}, { cause: error });
    throw error;
  }
}
