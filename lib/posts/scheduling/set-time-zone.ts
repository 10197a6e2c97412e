import { sameClock } from "@/lib/i18n/calendar";
import "server-only";
import { saveTimeZone } from "@/lib/accounts/mutations";
import type { Actor } from "@/lib/auth/actor";
import { moveFacts } from "@/lib/brand/facts/move-facts";
import { type Db, transaction } from "@/lib/db";
import { CHECK_RETRY_MINUTES } from "./constants";
import { lockSchedule } from "@/lib/posts/posting-times/mutations";
import { announcePlan } from "./complete-plans";
import type { PlannedPage } from "./schedule";
import { getSchedule, listSlots } from "@/lib/posts/posting-times/queries";
import type { TimeZoneInput } from "@/lib/posts/posting-times/schema";
import type { TimeZoneResult } from "@/lib/posts/posting-times/types";

/**
 * Changes the time zone of an actor's posting times. With `keep: "moment"` scheduled posts go out when they would have;
 * with `keep: "clock"` those that are ahead move, so that the new zone's clock shows what the old one's did. One that
 * would be past by that, or is on its way, stays at its moment. The days of facts stay what they are.
 */
export async function setTimeZone(actor: Actor, { timeZone, keep }: TimeZoneInput): Promise<TimeZoneResult> {
  const moved = await transaction(actor, async (tx) => {
    await lockSchedule(tx, actor);
    const before = await getSchedule(tx, actor);
    await saveTimeZone(actor, timeZone, tx);
    const from = before.timeZone ?? "UTC";
    if (from === timeZone) return [];
    await moveFacts(tx, actor, (at) => sameClock(at, from, timeZone));
    const posts = await lockScheduled(tx, actor);
    await checkLeaning(tx, actor);
    if (keep === "moment" || before.timeZone === null) return [];
    const moves = posts
      .map(({ id, scheduledAt }) => ({ id, at: sameClock(scheduledAt, from, timeZone) }))
      .filter(({ at }) => at > before.now);
    return moves.length > 0 ? moveAll(tx, moves) : [];
  });
  for (const { id: postId, at: scheduledAt, platform, pageId } of moved)
    announcePlan({ postId, scheduledAt, pages: [{ platform, pageId }] });
  return { ...(await listSlots(actor)), moved: moved.length };
}

/** Locks the scheduled posts, as a claim does. @returns those that are ahead, without those that were claimed meanwhile */
async function lockScheduled(tx: Db, actor: Actor): Promise<{ id: number; scheduledAt: Date }[]> {
  const locked = await tx.$queryRaw<{ id: number }[]>`
    SELECT "id" FROM "Post"
    WHERE "userId" = ${actor.userId}::uuid AND "deletedAt" IS NULL AND "status" = 'SCHEDULED'
    ORDER BY "id" FOR NO KEY UPDATE`;
  return tx.$queryRaw`
    SELECT p."id", p."scheduledAt" FROM "Post" p
    WHERE p."id" = ANY (${locked.map(({ id }) => id)}::int[]) AND p."status" = 'SCHEDULED'
      AND p."scheduledAt" > app_now() AND NOT EXISTS (
      SELECT 1 FROM "Delivery" d WHERE d."postId" = p."id" AND d."status" IN ('SENDING', 'UNKNOWN'))`;
}

/** Has the posts checked that rely on facts, whose ends have moved. */
async function checkLeaning(tx: Db, { userId }: Actor): Promise<void> {
  await tx.$executeRaw`
    UPDATE "Post" p SET "preflightAt" = app_now()
    WHERE p."userId" = ${userId}::uuid AND p."status" = 'SCHEDULED' AND p."deletedAt" IS NULL AND EXISTS (
      SELECT 1 FROM "PostClaim" c WHERE c."postId" = p."id" AND c."factId" IS NOT NULL)`;
}

type Moved = PlannedPage & { id: number; at: Date };

async function moveAll(tx: Db, moves: readonly { id: number; at: Date }[]): Promise<Moved[]> {
  const ids = moves.map(({ id }) => id);
  const times = moves.map(({ at }) => at);
  await tx.$executeRaw`
    UPDATE "Post" p
    SET "lateAt" = p."lateAt" + (m."at" - p."scheduledAt"), "scheduledAt" = m."at", "updatedAt" = now(),
        "preflightAt" = app_now() + ${CHECK_RETRY_MINUTES} * interval '1 minute'
    FROM unnest(${ids}::int[], ${times}::timestamptz[]) m("id", "at") WHERE p."id" = m."id"`;
  return tx.$queryRaw`
    UPDATE "Delivery" d SET "dueAt" = m."at", "updatedAt" = now()
    FROM unnest(${ids}::int[], ${times}::timestamptz[]) m("id", "at")
    WHERE d."postId" = m."id" AND d."status" = 'PENDING'
    RETURNING m."id", m."at", d."platform", d."pageId"`;
}
