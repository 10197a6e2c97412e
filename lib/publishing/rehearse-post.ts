import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { type SystemActor, systemActor } from "@/lib/auth";
import { checkPage } from "@/lib/connections/check-page";
import type { PageOwner } from "@/lib/connections/open-page";
import { Prisma, db } from "@/lib/db";
import type { ErrorCode } from "@/lib/errors";
import { log } from "@/lib/log";
import { isPictureAcceptable } from "@/lib/media/read-picture";
import { closeNotices, openNotice } from "@/lib/notices/mutations";
import { connectionSubject, postSubject } from "@/lib/notices/rules";
import { REHEARSAL_WAIT_MS, REHEARSE_AGAIN_MINUTES, REHEARSE_MINUTES_BEFORE, TIMER_LIMIT } from "./constants";
import type { Problem } from "./types";

type Part = PageOwner & { postId: number; mediaId: string | null };
/** One look at each page serves all posts that go there. */
type Pages = Map<string, ReturnType<typeof checkPage>>;

/**
 * The rehearsal for a person who has just scheduled a post: what would keep it from going out. Facebook is
 * waited for only so long; then the rehearsal goes on, and what it finds is told by a notice alone.
 */
export async function rehearseAtOnce(postId: number): Promise<Problem[]> {
  const waiting = new AbortController();
  const rehearsal = rehearsePost(systemActor("rehearse-post"), postId).catch((error: unknown) => {
    log.error({ err: error, post: postId }, "a rehearsal broke off; a timer takes it up");
    return [];
  });
  const patience = sleep(REHEARSAL_WAIT_MS, [], { signal: waiting.signal }).catch(() => []);
  const codes = await Promise.race([rehearsal, patience]);
  waiting.abort();
  return codes.map((code) => ({ code }));
}

/**
 * Rehearses the scheduled posts whose rehearsal is due: an hour before their time, and again where Facebook
 * did not tell. Called by a timer; several may run at once. @returns how many were taken up
 */
export async function rehearseUpcomingPosts(): Promise<number> {
  const actor = systemActor("rehearse-upcoming-posts");
  const rows = await db.$queryRaw<{ id: number; ahead: boolean }[]>`
    UPDATE "Post"
    SET "rehearseAt" = CASE WHEN "scheduledAt" > app_now()
      THEN app_now() + ${REHEARSE_AGAIN_MINUTES} * interval '1 minute' END
    WHERE "id" IN (
      SELECT "id" FROM "Post" WHERE "status" = 'SCHEDULED' AND "rehearseAt" <= app_now()
      ORDER BY "rehearseAt" LIMIT ${TIMER_LIMIT} FOR NO KEY UPDATE SKIP LOCKED)
    RETURNING "id", "rehearseAt" IS NOT NULL AS "ahead"`;
  const pages: Pages = new Map();
  for (const { id, ahead } of rows) if (ahead) await rehearsePost(actor, id, pages);
  return rows.length;
}

/** Looks at all that sending will need, tells the owner what is wrong, and sets the next rehearsal. */
async function rehearsePost(
  actor: SystemActor,
  postId: number,
  pages: Pages = new Map(),
): Promise<ErrorCode[]> {
  const parts = await db.$queryRaw<Part[]>`
    SELECT p."id" AS "postId", p."userId", p."mediaId", d."platform", d."pageId"
    FROM "Post" p JOIN "Delivery" d ON d."postId" = p."id" AND d."status" = 'PENDING'
    WHERE p."id" = ${postId} AND p."status" = 'SCHEDULED' AND p."deletedAt" IS NULL`;
  const problems: ErrorCode[] = [];
  let told = true;
  for (const part of parts) {
    const key = `${part.userId} ${part.platform} ${part.pageId}`;
    const look = pages.get(key) ?? checkPage(actor, part);
    pages.set(key, look);
    const problem = await look;
    if (problem === undefined) told = false;
    else await tellOfPage(part, problem);
    if (problem) problems.push(problem);
  }
  const [first] = parts;
  if (first) problems.push(...(await rehearsePicture(actor, first)));
  if (told) await setNextRehearsal(postId);
  return problems;
}

/** A dead token is told as such by whoever finds it; other troubles of a page are told once for all its posts. */
async function tellOfPage({ userId, platform, postId }: Part, code: ErrorCode | null): Promise<void> {
  const subject = connectionSubject(platform);
  if (code === null) await closeNotices(db, { userId }, [subject], ["REHEARSAL"]);
  else if (code !== "FACEBOOK_RECONNECT")
    await openNotice(db, { userId, kind: "REHEARSAL", subject, postId, code });
}

async function rehearsePicture(actor: SystemActor, part: Part): Promise<ErrorCode[]> {
  const { userId, postId, mediaId } = part;
  const code = "IMAGE_NOT_ACCEPTED";
  if (mediaId === null || (await isPictureAcceptable(actor, mediaId))) {
    await closeNotices(db, { userId }, [postSubject(postId)], ["REHEARSAL"]);
    return [];
  }
  await openNotice(db, { userId, kind: "REHEARSAL", subject: postSubject(postId), postId, code });
  return [code];
}

async function setNextRehearsal(postId: number): Promise<void> {
  const hourBefore = Prisma.sql`"scheduledAt" - ${REHEARSE_MINUTES_BEFORE} * interval '1 minute'`;
  await db.$executeRaw`
    UPDATE "Post" SET "rehearseAt" = CASE WHEN ${hourBefore} > app_now() THEN ${hourBefore} END
    WHERE "id" = ${postId} AND "status" = 'SCHEDULED'`;
}
