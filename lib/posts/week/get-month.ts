import { addDays, mondayOf, dateOf } from "@/lib/i18n/calendar";
import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { Prisma, db } from "@/lib/db";
import type { MonthInput } from "./schema";
import type { Month, MonthDay } from "./types";

/** More posts than anybody has in six weeks; of more, the first are counted. */
const MAX_MONTH_POSTS = 1000;
/** A calendar's page of a month: as many weeks as any month touches. */
const MONTH_DAYS = 42;

type Entry = { kind: keyof Omit<MonthDay, "date">; at: string };

/**
 * How many posts go out on each day of the weeks that a month touches, by the owner's clock. One statement.
 * @param browserZone the zone that the request names, for an owner who has none yet
 */
export async function getMonth(
  actor: Actor,
  { month }: MonthInput,
  browserZone: string | null = null,
): Promise<Month> {
  const first = mondayOf(`${month}-01`);
  const [owner] = await db.$queryRaw<{ timeZone: string | null; entries: Entry[] | null }[]>`
    SELECT u."timeZone", (SELECT json_agg(entry) FROM (${entriesOf(first)}) entry) AS "entries"
    FROM "User" u WHERE u."id" = ${actor.userId}::uuid`;
  const timeZone = owner?.timeZone ?? browserZone ?? "UTC";
  const days = new Map<string, MonthDay>();
  for (const { kind, at } of owner?.entries ?? []) {
    const date = dateOf(at, timeZone);
    if (date < first || date >= addDays(first, MONTH_DAYS)) continue;
    const day = days.get(date) ?? { date, planned: 0, published: 0, failed: 0 };
    days.set(date, { ...day, [kind]: day[kind] + 1 });
  }
  return { month, timeZone, days: [...days.values()].sort((a, b) => a.date.localeCompare(b.date)) };
}

/** For a query over "User" u: the posts of the days from `first` on, placed as the week places them. */
function entriesOf(first: string): Prisma.Sql {
  // Zones differ from UTC by less than a day, and the owner's is known once the statement is answered.
  const [start, end] = [addDays(first, -1), addDays(first, MONTH_DAYS + 1)];
  const own = Prisma.sql`p."userId" = u."id" AND p."deletedAt" IS NULL`;
  const within = (column: "publishedAt" | "scheduledAt" | "attemptedAt") => {
    const name = Prisma.raw(`p."${column}"`);
    return Prisma.sql`${name} >= ${start}::timestamptz AND ${name} < ${end}::timestamptz
      ORDER BY ${name} LIMIT ${MAX_MONTH_POSTS}`;
  };
  return Prisma.sql`
    (SELECT 'planned' AS "kind", p."scheduledAt" AS "at" FROM "Post" p
     WHERE ${own} AND p."status" = 'SCHEDULED' AND ${within("scheduledAt")})
    UNION ALL
    (SELECT 'published', p."publishedAt" FROM "Post" p
     WHERE ${own} AND p."status" = 'PUBLISHED' AND ${within("publishedAt")})
    UNION ALL
    (SELECT CASE WHEN EXISTS (SELECT 1 FROM "Delivery" d WHERE d."postId" = p."id" AND d."status" = 'FAILED')
       THEN 'failed' ELSE 'planned' END, p."attemptedAt" FROM "Post" p
     WHERE ${own} AND p."status" = 'GENERATED' AND ${within("attemptedAt")})`;
}
