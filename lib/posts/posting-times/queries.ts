import "server-only";
import { adoptTimeZone } from "@/lib/accounts/mutations";
import type { Actor } from "@/lib/auth/actor";
import type { Industry } from "@/lib/brand/types";
import { type Db, Prisma, db } from "@/lib/db";
import { proposedSlots } from "./proposed-slots";
import { WEEKS_AHEAD, nextFreeSlots } from "./rules";
import type { PostingTimes, Slot } from "./types";

/** Drafts are counted up to this. */
const MAX_DRAFT_COUNT = 1000;

/** For a query over "User" u: the posting times, in order of the week; null where there are none. */
const slotsOf = Prisma.sql`(
  SELECT json_agg(json_build_object('weekday', s."weekday", 'minute', s."minute") ORDER BY s."weekday", s."minute")
  FROM "PostingSlot" s WHERE s."userId" = u."id")`;

/**
 * The actor's posting times and their time zone: the saved one, or that of the browser, which is saved then.
 * @param browserZone the zone that the request names (lib/i18n/time-zone.ts)
 */
export async function listSlots(actor: Actor, browserZone: string | null = null): Promise<PostingTimes> {
  const { now, slots, taken, ...owner } = await getSchedule(db, actor);
  const timeZone = await timeZoneOf(actor, owner.timeZone, browserZone);
  return { slots, timeZone, nextFree: nextFreeSlots(slots, taken, now, timeZone, 1)[0] ?? null };
}

async function timeZoneOf(actor: Actor, saved: string | null, browserZone: string | null): Promise<string> {
  if (saved !== null) return saved;
  return browserZone === null ? "UTC" : adoptTimeZone(actor, browserZone);
}

/** The data from which an owner's free slots follow. */
type Schedule = {
  timeZone: string | null;
  pausedAt: Date | null;
  now: Date;
  slots: Slot[];
  /** For an owner without posting times: some to begin with. */
  proposed: Slot[];
  draftCount: number;
  /** The times of the scheduled posts within the weeks in which a free slot is looked for. */
  taken: string[];
};

/** As the statement reads it: null for an owner without posting times; `industry` null before the brand is described. */
type ScheduleRow = Omit<Schedule, "proposed"> & { industry: Industry | null } & {
  [K in "slots" | "taken" | "draftCount"]: Schedule[K] | null;
};

/**
 * The actor's posting times, which posts take them, and what else the week needs of the account. One statement.
 * @param more further columns of a query over "User" u, as `More`
 */
export async function getSchedule<More extends object = object>(
  on: Db,
  actor: Actor,
  more = Prisma.empty,
): Promise<Schedule & More> {
  const [row] = await on.$queryRaw<(ScheduleRow & More)[]>`
    SELECT u."timeZone", u."pausedAt", app_now() AS "now", ${slotsOf} AS "slots",
      (SELECT b."industry" FROM "BusinessProfile" b WHERE b."userId" = u."id") AS "industry",
      (SELECT least(c."generated", ${MAX_DRAFT_COUNT}) FROM "PostCount" c WHERE c."userId" = u."id") AS "draftCount",
      (SELECT json_agg(p."scheduledAt") FROM "Post" p WHERE p."userId" = u."id" AND p."deletedAt" IS NULL
        AND p."status" = 'SCHEDULED' AND p."scheduledAt" > app_now()
        AND p."scheduledAt" <= app_now() + ${WEEKS_AHEAD * 7} * interval '1 day') AS "taken" ${more}
    FROM "User" u WHERE u."id" = ${actor.userId}::uuid`;
  if (!row) throw new Error("The account of a live session does not exist");
  return {
    ...row,
    slots: row.slots ?? [],
    proposed: row.slots ? [] : proposedSlots(row.industry ?? "other"),
    taken: row.taken ?? [],
    draftCount: row.draftCount ?? 0,
  };
}
