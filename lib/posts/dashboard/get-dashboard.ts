import "server-only";
import type { Actor } from "@/lib/auth/actor";
import type { SocialConnection, SocialConnections } from "@/lib/connections/types";
import { Prisma, db } from "@/lib/db";
import { excerpt } from "@/lib/notices/rules";
import type { Notice } from "@/lib/notices/types";
import { overdueOf } from "@/lib/posts/scheduling/queries";
import type { Dashboard } from "./types";

const MAX_NOTICES = 20;

type Nullable<T> = { [K in keyof T]-?: undefined extends T[K] ? Exclude<T[K], undefined> | null : T[K] };
type NoticeRow = Nullable<Notice> & { late: boolean | null; content: string | null };
type ConnectionRow = SocialConnection & { platform: keyof SocialConnections };
type Row = {
  pausedAt: Date | null;
  overdue: number;
  balance: number;
  connections: ConnectionRow[] | null;
  notices: NoticeRow[] | null;
  lastWeek: Dashboard["lastWeek"];
};

const LAST_WEEK = Prisma.sql`app_now() - interval '7 days'`;

/** For a query over "User" u: how many posts went out in the last seven days, and how many failed and still stand so. */
const lastWeekOf = Prisma.sql`json_build_object(
  'published', (SELECT count(*) FROM "Post" p WHERE p."userId" = u."id" AND p."deletedAt" IS NULL
    AND p."status" = 'PUBLISHED' AND p."publishedAt" >= ${LAST_WEEK}),
  'failed', (SELECT count(*) FROM "Post" p WHERE p."userId" = u."id" AND p."deletedAt" IS NULL
    AND p."status" = 'GENERATED' AND p."attemptedAt" >= ${LAST_WEEK}
    AND EXISTS (SELECT 1 FROM "Delivery" d WHERE d."postId" = p."id" AND d."status" = 'FAILED')))`;

/**
 * What the dashboard shows beside posts and figures: connected pages, open notices, the pause and the credits
 * left. One statement, so that the page stays within its budget of four.
 */
export async function getDashboard(actor: Actor): Promise<Dashboard> {
  const [row] = await db.$queryRaw<Row[]>`
    SELECT u."pausedAt", ${overdueOf} AS "overdue", coalesce(a."balance", 0) AS "balance",
      ${lastWeekOf} AS "lastWeek",
      (SELECT json_agg(json_build_object('platform', c."platform", 'pageId', c."pageId", 'status', c."status",
          'pageName', coalesce(c."pageName", ''), 'pagePicture', c."pagePicture"))
       FROM "Connection" c WHERE c."userId" = u."id" AND c."pageId" IS NOT NULL AND c."status" <> 'CHOOSING'
      ) AS "connections",
      (SELECT json_agg(json_build_object('id', n."id", 'kind', n."kind", 'code', n."code", 'link', n."link", 'until', n."until",
          'late', n."until" <= app_now(),
          'postId', n."postId", 'deliveryId', n."deliveryId", 'createdAt', n."createdAt", 'content', n."content")
          ORDER BY n."id" DESC)
       FROM (SELECT o.*, p."content" FROM "Notice" o LEFT JOIN "Post" p ON p."id" = o."postId"
             WHERE o."userId" = u."id" AND o."closedAt" IS NULL ORDER BY o."id" DESC LIMIT ${MAX_NOTICES}) n
      ) AS "notices"
    FROM "User" u LEFT JOIN "CreditAccount" a ON a."userId" = u."id" WHERE u."id" = ${actor.userId}::uuid`;
  return {
    connections: Object.fromEntries(
      (row?.connections ?? []).map(({ platform, ...connection }) => [platform, connection]),
    ),
    notices: (row?.notices ?? []).map(
      ({ content, createdAt, link, until, late, postId, deliveryId, ...notice }) => ({
        ...notice,
        createdAt: new Date(createdAt).toISOString(),
        link: link ?? undefined,
        until: until === null ? undefined : new Date(until).toISOString(),
        late: late ?? undefined,
        postId: postId ?? undefined,
        deliveryId: deliveryId ?? undefined,
        excerpt: content === null ? undefined : excerpt(content),
      }),
    ),
    pause: { pausedAt: row?.pausedAt?.toISOString() ?? null, overdue: row?.overdue ?? 0 },
    creditAmount: row?.balance ?? 0,
    lastWeek: row?.lastWeek ?? { published: 0, failed: 0 },
  };
}
