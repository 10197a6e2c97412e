import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { type DayFactsRow, dayFactsOf, dayFactsRow } from "@/lib/brand/facts/queries";
import type { SocialConnection, SocialConnections } from "@/lib/connections/types";
import { Prisma, db } from "@/lib/db";
import { excerpt } from "@/lib/notices/rules";
import type { Notice } from "@/lib/notices/types";
import { type AccountStateRow, accountStateOf, accountStateRow } from "@/lib/posts/needs/queries";
import type { NoticedPost } from "@/lib/posts/needs/post-notices";
import { endedClaim } from "@/lib/posts/ended-facts";
import { foundInPost } from "@/lib/posts/found-in-post";
import { needsOf } from "@/lib/posts/needs/rules";
import { storedNotices } from "@/lib/posts/needs/stored-notices";
import { checkedLinksOf } from "@/lib/posts/links/find-links";
import { type UnansweredRow, toAskAbout, unansweredOf } from "@/lib/posts/outcomes/queries";
import { unreadOf, writtenAtOf } from "@/lib/posts/queries";
import { overdueOf } from "@/lib/posts/scheduling/queries";
import type { Dashboard } from "./types";

const MAX_NOTICES = 20;

type Nullable<T> = { [K in keyof T]-?: undefined extends T[K] ? Exclude<T[K], undefined> | null : T[K] };
type NoticeRow = Nullable<Notice> & {
  late: boolean | null;
  content: string | null;
  post: NoticedPost | null;
};
type ConnectionRow = SocialConnection & { platform: keyof SocialConnections };
type Row = {
  pausedAt: Date | null;
  timeZone: string | null;
  today: DayFactsRow;
  overdue: number;
  standing: AccountStateRow;
  unread: number;
  now: Date;
  connections: ConnectionRow[] | null;
  notices: NoticeRow[] | null;
  lastWeek: Dashboard["lastWeek"];
  unanswered: UnansweredRow[] | null;
};

/** For a query over the scheduled "Post" p: what is looked at for its notices. */
const noticedPost = Prisma.sql`json_build_object('id', p."id", 'content', p."content", 'revision', p."revision",
  'status', p."status", 'rightBlanks', p."rightBlanks", 'rightDays', p."rightDays", 'ended', ${endedClaim},
  'scheduledTime', p."scheduledAt", 'writtenAt', ${writtenAtOf}, 'found', ${foundInPost})`;

const LAST_WEEK = Prisma.sql`app_now() - interval '7 days'`;

/**
 * For a query over "User" u: how many posts went out in the last seven days, and how many failed and are still
 * unresolved.
 */
export const lastWeekOf = Prisma.sql`json_build_object(
  'published', (SELECT count(*) FROM "Post" p WHERE p."userId" = u."id" AND p."deletedAt" IS NULL
    AND p."status" = 'PUBLISHED' AND p."publishedAt" >= ${LAST_WEEK}),
  'failed', (SELECT count(*) FROM "Post" p WHERE p."userId" = u."id" AND p."deletedAt" IS NULL
    AND p."status" = 'GENERATED' AND p."attemptedAt" >= ${LAST_WEEK}
    AND EXISTS (SELECT 1 FROM "Delivery" d WHERE d."postId" = p."id" AND d."status" = 'FAILED')))`;

/**
 * What the dashboard shows beside posts and figures: connected pages, open notices, the pause and the credits
 * left. One statement, so that the page stays within its budget of four.
 * @param browserZone the zone that the request names, for an owner who has none yet
 */
export async function getDashboard(actor: Actor, browserZone: string | null = null): Promise<Dashboard> {
  const [row] = await db.$queryRaw<Row[]>`
    SELECT app_now() AS "now", ${accountStateRow} AS "standing", ${unreadOf} AS "unread",
      u."pausedAt", u."timeZone", ${dayFactsRow} AS "today", ${overdueOf} AS "overdue", ${unansweredOf} AS "unanswered",
      ${lastWeekOf} AS "lastWeek",
      (SELECT json_agg(json_build_object('platform', c."platform", 'pageId', c."pageId", 'status', c."status",
          'pageName', coalesce(c."pageName", ''), 'pagePicture', c."pagePicture"))
       FROM "Connection" c WHERE c."userId" = u."id" AND c."pageId" IS NOT NULL AND c."status" <> 'CHOOSING'
      ) AS "connections",
      (SELECT json_agg(json_build_object('id', n."id", 'kind', n."kind", 'code', n."code", 'link', n."link", 'until', n."until",
          'links', n."links",
          'late', n."until" <= app_now(),
          'postId', n."postId", 'deliveryId', n."deliveryId", 'createdAt', n."createdAt", 'content', n."content", 'post', n."post")
          ORDER BY n."id" DESC)
       FROM (SELECT o.*, p."content", CASE WHEN p."status" = 'SCHEDULED' AND o."kind" IN ('HELD', 'PREFLIGHT', 'LINKS') THEN ${noticedPost} END AS "post" FROM "Notice" o LEFT JOIN "Post" p ON p."id" = o."postId"
             WHERE o."userId" = u."id" AND o."closedAt" IS NULL ORDER BY o."id" DESC LIMIT ${MAX_NOTICES}) n
      ) AS "notices"
    FROM "User" u WHERE u."id" = ${actor.userId}::uuid`;
  if (!row) throw new Error("The account of a live session does not exist");
  const timeZone = row.timeZone ?? browserZone ?? "UTC";
  const standing = accountStateOf(row.standing, row.now);
  const lacking = needsOf(standing);
  const { unread, lastWeek } = row;
  const said = new Set((row.notices ?? []).map(({ kind }) => kind));
  return {
    connections: Object.fromEntries(
      (row.connections ?? []).map(({ platform, ...connection }) => [platform, connection]),
    ),
    notices: (row.notices ?? []).map(
      ({ content, post, createdAt, link, links, until, late, postId, deliveryId, ...notice }) => ({
        ...notice,
        createdAt: new Date(createdAt).toISOString(),
        link: link ?? undefined,
        // A link that was changed meanwhile is still to be read.
        links: links?.filter(({ url }) => checkedLinksOf(content ?? "").includes(url)),
        until: until === null ? undefined : new Date(until).toISOString(),
        late: late ?? undefined,
        postId: postId ?? undefined,
        deliveryId: deliveryId ?? undefined,
        excerpt: content === null ? undefined : excerpt(content),
        revision: post?.revision,
        words: post ? storedNotices(post, { timeZone, needs: lacking }) : undefined,
      }),
    ),
    pause: { pausedAt: row.pausedAt?.toISOString() ?? null, overdue: row.overdue },
    needs: needsOf(standing, { failed: lastWeek.failed, unread, said }),
    unread,
    asked: toAskAbout(row.unanswered, { timeZone, now: row.now }),
    today: dayFactsOf(row.today, timeZone),
    ...standing,
    lastWeek,
  };
}
