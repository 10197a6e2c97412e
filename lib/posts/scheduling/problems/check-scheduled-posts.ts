import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import pLimit from "p-limit";
import { type SystemActor, systemActor } from "@/lib/auth/actor";
import { checkPage } from "@/lib/connections/check-page";
import type { PageOwner } from "@/lib/connections/open-page";
import { Prisma, db } from "@/lib/db";
import type { ErrorCode } from "@/lib/errors";
import { log } from "@/lib/observability/log";
import { HELD_FOR_TEXT } from "@/lib/posts/constants";
import { isPhotoAcceptable } from "@/lib/media/transcoding/read-photo";
import { closeNotices, openNotice } from "@/lib/notices/mutations";
import { connectionSubject, postSubject } from "@/lib/notices/rules";
import { enqueueReadings } from "@/lib/posts/editing/enqueue-readings";
import { enqueueLinkChecks } from "@/lib/posts/links/enqueue-link-checks";
import { TIMER_LIMIT } from "@/lib/posts/publishing/constants";
import { checkText } from "./check-text";
import { CHECK_WAIT_MS, CHECK_RETRY_MINUTES, CHECK_MINUTES_BEFORE } from "../constants";
import { isForText } from "../rules";
import type { Problem } from "../types";

/** Posts that one run checks at once: each waits for Facebook, and holds no connection meanwhile. */
const AT_ONCE = 16;

/** `preflightAt` and `revision`: as they were when the check began. */
type Part = PageOwner & { postId: number; mediaIds: string[]; revision: number; preflightAt: Date | null };
/** One check per page, shared by all posts that go there. */
type Pages = Map<string, ReturnType<typeof checkPage>>;

/**
 * Checks what would prevent newly scheduled posts from being published. The request waits for Facebook only for a
 * limited time; after that the check continues, and notices report what it finds.
 */
export async function checkScheduledPosts(postIds: readonly number[]): Promise<Problem[]> {
  const waiting = new AbortController();
  const check = checkPosts(systemActor("preflight-posts"), postIds);
  const timeout = sleep(CHECK_WAIT_MS, [], { signal: waiting.signal }).catch(() => []);
  const codes = await Promise.race([check, timeout]);
  waiting.abort();
  return [...new Set(codes)].map((code) => ({ code }));
}

/** One check a page, however many posts go there. One that fails leaves the others be. */
async function checkPosts(actor: SystemActor, postIds: readonly number[]): Promise<ErrorCode[]> {
  const pages: Pages = new Map();
  const limit = pLimit(AT_ONCE);
  const check = (postId: number) =>
    checkPost(actor, postId, pages).catch((error: unknown) => {
      log.error({ err: error, post: postId }, "a preflight check failed; a timer retries it");
      return [];
    });
  return (await Promise.all(postIds.map((postId) => limit(() => check(postId))))).flat();
}

/**
 * Checks all scheduled posts whose preflight is due: an hour before their time, and again when Facebook did not
 * respond; one that is held for its text also after its time, because another text lets it go. Called by a timer; several may run at once. @returns how many were checked
 */
export async function checkUpcomingPosts(signal?: AbortSignal): Promise<number> {
  let checked = 0;
  for (let count = TIMER_LIMIT; count === TIMER_LIMIT && !signal?.aborted; checked += count)
    count = await checkBatch();
  return checked;
}

/** Checks those of them that have waited longest, at most TIMER_LIMIT. @returns how many */
async function checkBatch(): Promise<number> {
  const actor = systemActor("preflight-upcoming-posts");
  const rows = await db.$queryRaw<{ id: number; open: boolean }[]>`
    UPDATE "Post" p
    SET "preflightAt" = CASE WHEN p."scheduledAt" > app_now() OR EXISTS (SELECT 1 FROM "Delivery" d
        WHERE d."postId" = p."id" AND d."status" = 'PENDING' AND d."heldFor" = ANY (${HELD_FOR_TEXT}::text[]))
      THEN app_now() + ${CHECK_RETRY_MINUTES} * interval '1 minute' END
    WHERE p."id" = ANY (ARRAY(
      SELECT "id" FROM "Post" WHERE "status" = 'SCHEDULED' AND "preflightAt" <= app_now()
      ORDER BY "preflightAt" LIMIT ${TIMER_LIMIT} FOR NO KEY UPDATE SKIP LOCKED))
    RETURNING p."id", p."preflightAt" IS NOT NULL AS "open"`;
  const open = rows.filter((row) => row.open).map(({ id }) => id);
  await enqueueLinkChecks(db, open);
  await enqueueReadings(db, open);
  await checkPosts(actor, open);
  return rows.length;
}

/** Checks everything that sending will need, notifies the owner of problems, and sets the next check. */
async function checkPost(actor: SystemActor, postId: number, pages: Pages): Promise<ErrorCode[]> {
  const parts = await db.$queryRaw<Part[]>`
    SELECT p."id" AS "postId", p."userId", p."revision", p."preflightAt", d."platform", d."pageId", ARRAY(
      SELECT x."mediaId"::text FROM "PostMedia" x WHERE x."postId" = p."id" ORDER BY x."position") AS "mediaIds"
    FROM "Post" p JOIN "Delivery" d ON d."postId" = p."id" AND d."status" = 'PENDING'
    WHERE p."id" = ${postId} AND p."status" = 'SCHEDULED' AND p."deletedAt" IS NULL`;
  const problems: ErrorCode[] = [];
  const [first] = parts;
  const said = first ? await checkTextOf(actor, first) : null;
  let complete = said !== undefined;
  for (const part of parts) {
    const key = `${part.userId} ${part.platform} ${part.pageId}`;
    const check = pages.get(key) ?? checkPage(actor, part);
    pages.set(key, check);
    const problem = await check;
    if (problem === undefined) complete = false;
    else await notifyOfPage(part, problem);
    if (problem) problems.push(problem);
  }
  if (first) problems.push(...(await checkContent(actor, first, said ?? null)));
  if (complete && first) await setNextPreflight(first);
  return problems;
}

/** What is wrong with what a post says; undefined where that cannot be known now: it is checked again, as a page is. */
async function checkTextOf(actor: SystemActor, part: Part): Promise<ErrorCode | null | undefined> {
  try {
    return await checkText(actor, part);
  } catch (error) {
    log.warn({ err: error, post: part.postId }, "the text of a scheduled post could not be checked");
    return undefined;
  }
}

/**
 * Keeps what Facebook said of the page, unless the post is about to be claimed: nothing may be in its way. One notice per page covers all its posts; a revoked token already has its own
 * notice.
 */
async function notifyOfPage(part: Part, code: ErrorCode | null): Promise<void> {
  const { userId, platform, postId, pageId } = part;
  await db.$executeRaw`
    UPDATE "Delivery" SET "pageAskedAt" = app_now(), "pageProblem" = ${code}, "updatedAt" = now()
    WHERE "postId" = ${postId} AND "platform" = ${platform}::"Platform" AND "pageId" = ${pageId}
      AND "status" = 'PENDING' AND "dueAt" > app_now() + interval '1 second'`;
  const subject = connectionSubject(platform);
  if (code === null) await closeNotices(db, { userId }, [subject], ["PREFLIGHT"]);
  else if (code !== "FACEBOOK_RECONNECT")
    await openNotice(db, { userId, kind: "PREFLIGHT", subject, postId, code });
}

/** What prevents the post itself from going out: a photo, or what it says (`said`). */
async function checkContent(
  actor: SystemActor,
  { userId, postId, mediaIds }: Part,
  said: ErrorCode | null,
): Promise<ErrorCode[]> {
  const subject = postSubject(postId);
  const acceptable = await Promise.all(mediaIds.map((mediaId) => isPhotoAcceptable(actor, mediaId)));
  const problems: ErrorCode[] = acceptable.every(Boolean) ? [] : ["IMAGE_NOT_ACCEPTED"];
  if (said) problems.push(said);
  // A held post has a notice of its own.
  const isHeld =
    isForText(said) && (await db.delivery.count({ where: { postId, heldAt: { not: null } } })) > 0;
  const code = problems.find((problem) => !isHeld || problem !== said);
  if (code) await openNotice(db, { userId, kind: "PREFLIGHT", subject, postId, code });
  else await closeNotices(db, { userId }, [subject], ["PREFLIGHT"]);
  return problems;
}

/** What has changed since the check began keeps the check that it has set. */
async function setNextPreflight({ postId, revision, preflightAt }: Part): Promise<void> {
  const hourBefore = Prisma.sql`"scheduledAt" - ${CHECK_MINUTES_BEFORE} * interval '1 minute'`;
  await db.$executeRaw`
    UPDATE "Post" SET "preflightAt" = CASE WHEN ${hourBefore} > app_now() THEN ${hourBefore} END
    WHERE "id" = ${postId} AND "status" = 'SCHEDULED' AND "revision" = ${revision}
      AND "preflightAt" IS NOT DISTINCT FROM ${preflightAt}::timestamptz`;
}
