import { addDays, mondayOf, startOfDay } from "@/lib/i18n/calendar";
import "server-only";
import { getSchedule } from "@/lib/posts/posting-times/queries";
import { adoptTimeZone } from "@/lib/accounts/mutations";
import type { Actor } from "@/lib/auth/actor";
import { type DayFactsRow, dayFactsOf, dayFactsRow } from "@/lib/brand/facts/queries";
import { Prisma, db } from "@/lib/db";
import { afterReply } from "@/lib/jobs/after-reply";
import { yieldRegularly } from "@/lib/queues/yield-regularly";
import { accountStateOf, accountStateRow, type AccountStateRow } from "@/lib/posts/needs/queries";
import { needsOf } from "@/lib/posts/needs/rules";
import { daysOfText } from "@/lib/posts/days-of-text";
import { type PostRow, findPosts, postOf, unreadOf } from "@/lib/posts/queries";
import { ideaTimes } from "./idea-times";
import { nextFreeSlots, slotTimesOf } from "@/lib/posts/posting-times/rules";
import { MAX_DRAFTS, isMovable, weekToOpen } from "./rules";
import type { WeekInput } from "./schema";
import type { Week, WeekPost } from "./types";

/** More posts than anybody plans in a week. */
const MAX_WEEK_POSTS = 500;

/** What the week reads of the account beside its posting times. */
type WeekColumns = {
  standing: AccountStateRow;
  unread: number;
  meant: string[] | null;
  today: DayFactsRow;
};

/**
 * The week that a date is in, or else the one to open (`weekToOpen`), by the owner's clock: its posts, its free slots,
 * and the newest and the oldest drafts without a time. Two statements; on the first visit a third saves the browser's time zone, after the
 * reply.
 * @param browserZone the zone that the request names (lib/i18n/time-zone.ts)
 * @throws AppError SERVER_BUSY for too many at once
 */
export async function getWeek(
  actor: Actor,
  { from: date }: WeekInput = {},
  browserZone: string | null = null,
): Promise<Week> {
  const owner = await getSchedule<WeekColumns>(
    db,
    actor,
    Prisma.sql`, ${accountStateRow} AS "standing", ${unreadOf} AS "unread", ${dayFactsRow} AS "today",
      ${ideaTimes(Prisma.sql`w."name" IS NOT NULL`)} AS "meant"`,
  );
  const { now, slots, pausedAt } = owner;
  const timeZone = owner.timeZone ?? browserZone ?? "UTC";
  // Nobody waits for it: the first view of the page stays within its four statements.
  if (owner.timeZone === null && browserZone !== null)
    afterReply("time zone", async () => void (await adoptTimeZone(actor, browserZone)));
  const from = date ? mondayOf(date) : weekToOpen(now, timeZone, owner.taken);
  const within = { start: startOfDay(from, timeZone), end: startOfDay(addDays(from, 7), timeZone) };
  const turn = yieldRegularly();
  const all: WeekPost[] = [];
  for (const row of await findWeekPosts(actor, within)) {
    all.push(weekPostOf(row, { now, timeZone }));
    await turn();
  }
  const posts = all.filter(({ at }) => at !== null);
  const waiting = all.filter(({ at }) => at === null);
  posts.sort((a, b) => Date.parse(a.at ?? "") - Date.parse(b.at ?? "") || a.id - b.id);
  const shown = posts.filter(({ status }) => status === "GENERATED").length;
  const taken = new Set(
    [...owner.taken, ...posts.flatMap(({ scheduledTime }) => scheduledTime ?? [])].map(Date.parse),
  );
  const ahead = slotTimesOf(slots, from, timeZone).filter(({ at }) => Date.parse(at) > now.getTime());
  return {
    from,
    timeZone,
    posts,
    drafts: waiting.slice(0, MAX_DRAFTS),
    olderDrafts: waiting.slice(MAX_DRAFTS),
    draftCount: Math.max(0, owner.draftCount - shown),
    unread: owner.unread,
    slots,
    proposed: owner.proposed,
    free: ahead.filter(({ at }) => !taken.has(Date.parse(at))),
    meant: (owner.meant ?? []).map((at) => new Date(at).toISOString()),
    nextFree: nextFreeSlots(slots, owner.taken, now, timeZone, MAX_DRAFTS),
    needs: needsOf(accountStateOf(owner.standing, now)),
    paused: pausedAt !== null,
    today: dayFactsOf(owner.today, timeZone),
  };
}

/** A post as the week reads it. */
export type WeekRow = PostRow & { at: Date | null };

/** The posts of a week, each with what places it there, and the newest and oldest drafts, without. */
async function findWeekPosts(actor: Actor, { start, end }: { start: Date; end: Date }): Promise<WeekRow[]> {
  const own = Prisma.sql`"userId" = ${actor.userId}::uuid AND "deletedAt" IS NULL`;
  const within = (column: "publishedAt" | "scheduledAt" | "attemptedAt") => {
    const name = Prisma.raw(`"${column}"`);
    return Prisma.sql`${name} >= ${start}::timestamptz AND ${name} < ${end}::timestamptz`;
  };
  const drafts = Prisma.sql`SELECT "id" FROM "Post"
    WHERE ${own} AND "status" = 'GENERATED' AND (${within("attemptedAt")}) IS NOT TRUE`;
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
    (${drafts} ORDER BY "deletedAt", "createdAt" DESC, "id" DESC LIMIT ${MAX_DRAFTS})
    UNION ALL
    (${drafts} ORDER BY "deletedAt" DESC, "createdAt", "id" LIMIT ${MAX_DRAFTS})`;
  const at = Prisma.sql`, CASE p."status" WHEN 'PUBLISHED' THEN p."publishedAt" WHEN 'SCHEDULED' THEN p."scheduledAt"
    ELSE CASE WHEN ${within("attemptedAt")} THEN p."attemptedAt" END END AS "at"`;
  return (await findPosts(ids, Prisma.sql`p."createdAt" DESC, p."id" DESC`, { more: at })) as WeekRow[];
}

/** Maps a row to the post that the domain returns. */
export function weekPostOf(
  { at, ...row }: WeekRow,
  { now, timeZone }: { now: Date; timeZone: string },
): WeekPost {
  const post = postOf(row);
  const { scheduledTime: scheduledAt, content, writtenAt } = post;
  const movable = isMovable(post, now);
  const writing = {
    writtenAt: new Date(writtenAt),
    sendsAt: scheduledAt ? new Date(scheduledAt) : null,
    timeZone,
  };
  const days = movable ? daysOfText(content, writing, post.found?.read) : [];
  // For pages that are open since before it was called `scheduledTime`, which else drag a post to noon.
  const former = { scheduledAt };
  return { ...post, ...former, at: at?.toISOString() ?? null, days, movable };
}
