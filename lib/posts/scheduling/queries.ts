import "server-only";
import { adoptTimeZone } from "@/lib/accounts/mutations";
import type { Actor } from "@/lib/auth/actor";
import { type Db, Prisma, db } from "@/lib/db";
import { afterReply } from "@/lib/http/after-reply";
import { type PostRow, findPosts, postOf } from "@/lib/posts/queries";
import { inReadingLine } from "@/lib/posts/reading-line";
import {
  WEEKS_AHEAD,
  addDays,
  mondayOf,
  nextFreeSlots,
  slotTimesOf,
  startOfDay,
} from "@/lib/posts/posting-times/slots";
import { isMovable } from "./rules";
import type { WeekInput } from "./schema";
import type { PostingTimes, Slot, Week, WeekPost } from "./types";
import { weekToOpen } from "./week";

const MAX_DRAFTS = 30;
/** Drafts are counted up to this. */
const MAX_DRAFT_COUNT = 1000;
/** More posts than anybody plans in a week. */
const MAX_WEEK_POSTS = 500;

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

/**
 * The week that a date is in, or else the one to open (`weekToOpen`), by the owner's clock: its posts, its free slots,
 * and the drafts without a time. Two statements; on the first visit a third saves the browser's time zone, after the
 * reply.
 * @param browserZone the zone that the request names (lib/i18n/time-zone.ts)
 * @throws AppError SERVER_BUSY for too many at once
 */
export async function getWeek(
  actor: Actor,
  { from: date }: WeekInput = {},
  browserZone: string | null = null,
): Promise<Week> {
  const owner = await getSchedule(db, actor);
  const { now, slots, pausedAt } = owner;
  const timeZone = owner.timeZone ?? browserZone ?? "UTC";
  // Nobody waits for it: the first view of the page stays within its four statements.
  if (owner.timeZone === null && browserZone !== null)
    afterReply("time zone", async () => void (await adoptTimeZone(actor, browserZone)));
  const from = date ? mondayOf(date) : weekToOpen(now, timeZone, owner.taken);
  const within = { start: startOfDay(from, timeZone), end: startOfDay(addDays(from, 7), timeZone) };
  const rows = await inReadingLine(actor.userId, () => findWeekPosts(actor, within));
  const all = rows.map((row) => weekPostOf(row, now));
  const posts = all.filter(({ at }) => at !== null);
  posts.sort((a, b) => Date.parse(a.at ?? "") - Date.parse(b.at ?? "") || a.id - b.id);
  const shown = posts.filter(({ status }) => status === "GENERATED").length;
  const taken = new Set(
    [...owner.taken, ...posts.flatMap(({ scheduledAt }) => scheduledAt ?? [])].map(Date.parse),
  );
  const ahead = slotTimesOf(slots, from, timeZone).filter(({ at }) => Date.parse(at) > now.getTime());
  return {
    from,
    timeZone,
    posts,
    drafts: all.filter(({ at }) => at === null),
    draftCount: Math.max(0, owner.draftCount - shown),
    slots,
    free: ahead.filter(({ at }) => !taken.has(Date.parse(at))),
    nextFree: nextFreeSlots(slots, owner.taken, now, timeZone, MAX_DRAFTS),
    paused: pausedAt !== null,
  };
}

/** What an owner's free slots follow from. */
type Schedule = {
  timeZone: string | null;
  pausedAt: Date | null;
  now: Date;
  slots: Slot[];
  draftCount: number;
  /** The times of the scheduled posts within the weeks in which a free slot is looked for. */
  taken: string[];
};

/** What is null for an owner without any. */
type Unset = { [K in "slots" | "taken" | "draftCount"]: Schedule[K] | null };

/** The actor's posting times, what they are taken by, and what else the week needs of the account. One statement. */
export async function getSchedule(on: Db, actor: Actor): Promise<Schedule> {
  const [row] = await on.$queryRaw<(Schedule & Unset)[]>`
    SELECT u."timeZone", u."pausedAt", app_now() AS "now", ${slotsOf} AS "slots",
      (SELECT least(c."generated", ${MAX_DRAFT_COUNT}) FROM "PostCount" c WHERE c."userId" = u."id") AS "draftCount",
      (SELECT json_agg(p."scheduledAt") FROM "Post" p WHERE p."userId" = u."id" AND p."deletedAt" IS NULL
        AND p."status" = 'SCHEDULED' AND p."scheduledAt" > app_now()
        AND p."scheduledAt" <= app_now() + ${WEEKS_AHEAD * 7} * interval '1 day') AS "taken"
    FROM "User" u WHERE u."id" = ${actor.userId}::uuid`;
  if (!row) throw new Error("The account of a live session does not exist");
  return { ...row, slots: row.slots ?? [], taken: row.taken ?? [], draftCount: row.draftCount ?? 0 };
}

type WeekRow = PostRow & { at: Date | null };

/** The posts of a week, each with what places it there, and the newest drafts, without. */
async function findWeekPosts(actor: Actor, { start, end }: { start: Date; end: Date }): Promise<WeekRow[]> {
  const own = Prisma.sql`"userId" = ${actor.userId}::uuid AND "deletedAt" IS NULL`;
  const within = (column: "publishedAt" | "scheduledAt" | "attemptedAt") => {
    const name = Prisma.raw(`"${column}"`);
    return Prisma.sql`${name} >= ${start}::timestamptz AND ${name} < ${end}::timestamptz`;
  };
  const ids = Prisma.sql`
    (SELECT "id" FROM "Post" WHERE ${own} AND "status" = 'SCHEDULED' AND ${within("scheduledAt")}
     ORDER BY "scheduledAt" LIMIT ${MAX_WEEK_POSTS})
    UNION ALL
    (SELECT "id" FROM "Post" WHERE ${own} AND "status" = 'PUBLISHED' AND ${within("publishedAt")}
     ORDER BY "publishedAt" LIMIT ${MAX_WEEK_POSTS})
    UNION ALL
    (SELECT "id" FROM "Post" WHERE ${own} AND "status" = 'GENERATED' AND ${within("attemptedAt")}
     ORDER BY "attemptedAt" LIMIT ${MAX_WEEK_POSTS})
    UNION ALL
    (SELECT "id" FROM "Post" WHERE ${own} AND "status" = 'GENERATED'
       AND (${within("attemptedAt")}) IS NOT TRUE
     ORDER BY "deletedAt", "createdAt" DESC, "id" DESC LIMIT ${MAX_DRAFTS})`;
  const at = Prisma.sql`, CASE p."status" WHEN 'PUBLISHED' THEN p."publishedAt" WHEN 'SCHEDULED' THEN p."scheduledAt"
    ELSE CASE WHEN ${within("attemptedAt")} THEN p."attemptedAt" END END AS "at"`;
  return (await findPosts(ids, Prisma.sql`p."createdAt" DESC, p."id" DESC`, { more: at })) as WeekRow[];
}

function weekPostOf({ at, ...row }: WeekRow, now: Date): WeekPost {
  const post = postOf(row);
  const { scheduledTime: scheduledAt } = post;
  return { ...post, scheduledAt, at: at?.toISOString() ?? null, movable: isMovable(post, now) };
}
