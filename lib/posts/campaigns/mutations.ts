import "server-only";
import { randomUUID } from "node:crypto";
import type { Actor } from "@/lib/auth/actor";
import { type Db, Prisma } from "@/lib/db";
import { AppError } from "@/lib/errors";
import type { Made } from "@/lib/posts/planning/mutations";
import type { IdeaState, Period } from "@/lib/posts/planning/types";
import { plannedThisMonth } from "./queries";

type NewCampaign = Made & Period & { name: string };

/**
 * Stores a campaign, if its owner's plan has one left for this calendar month. The lock makes those that come at once
 * count one after the other. @returns its id @throws AppError CAMPAIGN_LIMIT
 */
export async function storeCampaign(
  tx: Db,
  actor: Actor,
  { name, beginsOn, endsOn, brief, language }: NewCampaign,
  limit: number,
): Promise<string> {
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended('campaigns:' || ${actor.userId}, 0))::text`;
  const [stored] = await tx.$queryRaw<{ id: string }[]>`
    INSERT INTO "WeekPlan" ("id", "userId", "name", "beginsOn", "endsOn", "brief", "language", "createdAt", "updatedAt")
    SELECT ${randomUUID()}::uuid, u."id", ${name}, ${beginsOn}::date, ${endsOn}::date, ${brief}, ${language},
      app_now(), app_now()
    FROM "User" u WHERE u."id" = ${actor.userId}::uuid AND ${plannedThisMonth} < ${limit}
    RETURNING "id"`;
  if (!stored) throw new AppError("CAMPAIGN_LIMIT");
  return stored.id;
}

/** Replaces what a campaign is planned from. @throws AppError CAMPAIGN_NOT_FOUND */
export async function storeAgain(
  tx: Db,
  actor: Actor,
  id: string,
  { brief, language }: Made,
): Promise<string> {
  const stored = await tx.$executeRaw`
    UPDATE "WeekPlan" SET "brief" = ${brief}, "language" = ${language}, "updatedAt" = app_now()
    WHERE "id" = ${id}::uuid AND "userId" = ${actor.userId}::uuid AND "name" IS NOT NULL`;
  if (stored === 0) throw new AppError("CAMPAIGN_NOT_FOUND");
  return id;
}

/** A locked campaign and its ideas. */
export type LockedCampaign = Period & { id: string; revision: number; ideas: LockedIdea[] };
export type LockedIdea = {
  id: string;
  state: IdeaState;
  slotAt: Date;
  aboutUntil: string | null;
  postId: number | null;
};

/**
 * Locks a campaign and its ideas, in the order in which planning again locks them. @throws AppError CAMPAIGN_NOT_FOUND
 */
export async function lockCampaign(tx: Db, actor: Actor, id: string): Promise<LockedCampaign> {
  const [campaign] = await tx.$queryRaw<Omit<LockedCampaign, "ideas">[]>`
    SELECT "id", "beginsOn"::text AS "beginsOn", "endsOn"::text AS "endsOn", "revision" FROM "WeekPlan"
    WHERE "id" = ${id}::uuid AND "userId" = ${actor.userId}::uuid AND "name" IS NOT NULL FOR NO KEY UPDATE`;
  if (!campaign) throw new AppError("CAMPAIGN_NOT_FOUND");
  const ideas = await tx.$queryRaw<LockedIdea[]>`
    SELECT "id", CASE WHEN "state" = 'WRITING' AND "leaseUntil" < app_now() THEN 'PROPOSED' ELSE "state"::text END AS "state",
      "slotAt", "aboutUntil"::text AS "aboutUntil", "postId"
    FROM "Idea" WHERE "planId" = ${id}::uuid ORDER BY "id" FOR UPDATE`;
  return { ...campaign, ideas };
}

/** Drops ideas that nobody is writing. The caller holds their locks. */
export async function dropIdeas(tx: Db, ids: readonly string[]): Promise<void> {
  await tx.$executeRaw`
    UPDATE "Idea" SET "state" = 'DROPPED', "errorCode" = NULL, "attempt" = NULL, "leaseUntil" = NULL,
      "revision" = "revision" + 1
    WHERE "id" = ANY (${[...ids]}::uuid[])`;
}

/** Gives an idea another time. The caller holds its lock. */
export async function storeTime(tx: Db, id: string, slotAt: Date): Promise<void> {
  await tx.$executeRaw`
    UPDATE "Idea" SET "slotAt" = ${slotAt}::timestamptz, "revision" = "revision" + 1 WHERE "id" = ${id}::uuid`;
}

/** Stores the days of a moved campaign. The caller holds its lock. @returns its revision */
export async function storeDays(tx: Db, id: string, { beginsOn, endsOn }: Period): Promise<number> {
  const [moved] = await tx.$queryRaw<{ revision: number }[]>`
    UPDATE "WeekPlan" SET "beginsOn" = ${beginsOn}::date, "endsOn" = ${endsOn}::date,
      "revision" = "revision" + 1, "updatedAt" = app_now()
    WHERE "id" = ${id}::uuid RETURNING "revision"`;
  return moved?.revision ?? 0;
}

/** The posts of a campaign, in the order in which they are locked. Without those that were deleted. */
export function listPostIds(tx: Db, actor: Actor, id: string): Promise<{ id: number }[]> {
  return tx.$queryRaw(Prisma.sql`
    SELECT p."id" FROM "Idea" i JOIN "Post" p ON p."id" = i."postId"
    WHERE i."planId" = ${id}::uuid AND p."userId" = ${actor.userId}::uuid AND p."deletedAt" IS NULL
    ORDER BY p."id"`);
}
