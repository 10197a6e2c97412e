import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { PLANS, campaignsOf } from "@/lib/billing/plans";
import { getSubscription } from "@/lib/billing/queries";
import { Prisma, db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { wallTime } from "@/lib/i18n/wall-time";
import { readPlan } from "@/lib/posts/planning/get-plan";
import { getPlanTimes } from "@/lib/posts/planning/plan-times";
import { findPosts } from "@/lib/posts/queries";
import { type WeekRow, weekPostOf } from "@/lib/posts/week/queries";
import type { WeekPost } from "@/lib/posts/week/types";
import { yieldRegularly } from "@/lib/queues/yield-regularly";
import { MAX_LISTED } from "./constants";
import { daysProblem } from "./rules";
import type { CampaignTimesInput } from "./schema";
import type { Campaign, CampaignList, CampaignTimes, ListedCampaign } from "./types";

/** How many campaigns the user "User" u has planned in this calendar month, by the owner's clock. */
export const plannedThisMonth = Prisma.sql`(
  SELECT count(*)::int FROM "WeekPlan" c WHERE c."userId" = u."id" AND c."name" IS NOT NULL AND c."createdAt" >=
    date_trunc('month', app_now() AT TIME ZONE coalesce(u."timeZone", 'UTC')) AT TIME ZONE coalesce(u."timeZone", 'UTC'))`;

/** The limit of the plan that has the most. */
const MOST = Math.max(...PLANS.map(({ campaigns }) => campaigns));

/** For a query over "User" u: the campaigns, those that end last first, at most MAX_LISTED; null for none. */
const listed = Prisma.sql`(
  SELECT json_agg(json_build_object('id', c."id", 'name', c."name", 'beginsOn', c."beginsOn", 'endsOn', c."endsOn",
    'ideas', n."ideas", 'drafts', n."drafts", 'scheduled', n."scheduled", 'published', n."published")
    ORDER BY c."endsOn" DESC, c."id" DESC)
  FROM (SELECT * FROM "WeekPlan" w WHERE w."userId" = u."id" AND w."name" IS NOT NULL
    ORDER BY w."endsOn" DESC, w."id" DESC LIMIT ${MAX_LISTED}) c
  CROSS JOIN LATERAL (
    SELECT count(*) FILTER (WHERE i."state" IN ('PROPOSED', 'FAILED', 'WRITING'))::int AS "ideas",
      count(*) FILTER (WHERE p."status" = 'GENERATED')::int AS "drafts",
      count(*) FILTER (WHERE p."status" = 'SCHEDULED')::int AS "scheduled",
      count(*) FILTER (WHERE p."status" = 'PUBLISHED')::int AS "published"
    FROM "Idea" i LEFT JOIN "Post" p ON p."id" = i."postId" AND p."deletedAt" IS NULL
    WHERE i."planId" = c."id") n)`;

type Row = { used: number; timeZone: string | null; campaigns: ListedCampaign[] | null };

/** The actor's campaigns, those that end last first, at most MAX_LISTED; and how many more there may be this month. */
export async function listCampaigns(actor: Actor): Promise<CampaignList> {
  const [{ access, subscriptionType }, [row]] = await Promise.all([
    getSubscription(actor),
    db.$queryRaw<Row[]>`
      SELECT ${plannedThisMonth} AS "used", u."timeZone", ${listed} AS "campaigns"
      FROM "User" u WHERE u."id" = ${actor.userId}::uuid`,
  ]);
  const limit = access ? campaignsOf(subscriptionType) : 0;
  return {
    timeZone: row?.timeZone ?? "UTC",
    campaigns: row?.campaigns ?? [],
    allowance: { limit, used: row?.used ?? 0, most: MOST },
  };
}

/** A campaign of the actor's. @throws AppError CAMPAIGN_NOT_FOUND, BUSINESS_NOT_FOUND */
export async function getCampaign(actor: Actor, id: string): Promise<Campaign> {
  const campaign = await findCampaign(actor, id);
  if (!campaign) throw new AppError("CAMPAIGN_NOT_FOUND");
  return campaign;
}

/** A campaign of the actor's, or null. @throws AppError BUSINESS_NOT_FOUND */
export async function findCampaign(actor: Actor, id: string): Promise<Campaign | null> {
  const found = await readPlan(actor, { planId: id });
  if (!found || found.row.name === null) return null;
  const { plan, row } = found;
  return { ...plan, name: found.row.name, revision: row.revision, posts: await listPosts(actor, plan) };
}

const AT = Prisma.sql`CASE p."status" WHEN 'PUBLISHED' THEN p."publishedAt" WHEN 'SCHEDULED' THEN p."scheduledAt"
  ELSE p."attemptedAt" END`;

async function listPosts(actor: Actor, { id, timeZone }: { id: string; timeZone: string }) {
  const ids = Prisma.sql`SELECT q."id" FROM "Idea" i JOIN "Post" q ON q."id" = i."postId"
    WHERE i."planId" = ${id}::uuid AND q."userId" = ${actor.userId}::uuid AND q."deletedAt" IS NULL`;
  const more = Prisma.sql`, ${AT} AS "at", app_now() AS "now"`;
  const rows = await findPosts(
    ids,
    Prisma.sql`(SELECT i."slotAt" FROM "Idea" i WHERE i."postId" = p."id"), p."id"`,
    { more },
  );
  const turn = yieldRegularly();
  const posts: WeekPost[] = [];
  for (const { now, ...row } of rows as (WeekRow & { now: Date })[]) {
    posts.push(weekPostOf(row, { now, timeZone }));
    await turn();
  }
  return posts;
}

/** The free posting times of these days. @throws AppError VALIDATION_FAILED for days that no campaign can have */
export async function getCampaignTimes(actor: Actor, days: CampaignTimesInput): Promise<CampaignTimes> {
  requireShort(days);
  const { now, timeZone, hasSlots, proposed, free } = await getPlanTimes(actor, days, []);
  requireDays(days, now, timeZone);
  return { timeZone, hasSlots, proposed, free };
}

/** Bounds the work before the owner's clock is known. */
function requireShort(days: CampaignTimesInput): void {
  requireDays(days, new Date(Date.parse(days.beginsOn)), "UTC");
}

/** @throws AppError VALIDATION_FAILED for days that no campaign can have */
export function requireDays(days: CampaignTimesInput, now: Date, timeZone: string): void {
  const problems = Object.entries(daysProblem(days, wallTime(now, timeZone).date));
  if (problems.length === 0) return;
  const fieldErrors = Object.fromEntries(problems.map(([field, key]) => [field, [key]]));
  throw new AppError("VALIDATION_FAILED", { fieldErrors });
}
