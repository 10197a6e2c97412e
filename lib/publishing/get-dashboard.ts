import "server-only";
import type { Actor } from "@/lib/auth";
import type { SocialConnection, SocialConnections } from "@/lib/connections/types";
import { db } from "@/lib/db";
import { excerpt } from "@/lib/notices/rules";
import type { Notice } from "@/lib/notices/types";
import { overdueOf } from "./queries";
import type { Dashboard } from "./types";

const MOST_NOTICES = 20;

type Nullable<T> = { [K in keyof T]-?: undefined extends T[K] ? Exclude<T[K], undefined> | null : T[K] };
type NoticeRow = Nullable<Notice> & { content: string | null };
type ConnectionRow = SocialConnection & { platform: keyof SocialConnections };
type Row = {
  pausedAt: Date | null;
  overdue: number;
  balance: number;
  connections: ConnectionRow[] | null;
  notices: NoticeRow[] | null;
};

/**
 * What the dashboard shows beside posts and figures, in one statement, so that the page stays within its four:
 * the connected pages, what the owner has to know, the pause and the credits left.
 */
export async function getDashboard(actor: Actor): Promise<Dashboard> {
  const [row] = await db.$queryRaw<Row[]>`
    SELECT u."pausedAt", ${overdueOf} AS "overdue", coalesce(a."balance", 0) AS "balance",
      (SELECT json_agg(json_build_object('platform', c."platform", 'pageId', c."pageId", 'status', c."status",
          'pageName', coalesce(c."pageName", ''), 'pagePicture', c."pagePicture"))
       FROM "Connection" c WHERE c."userId" = u."id" AND c."pageId" IS NOT NULL AND c."status" <> 'CHOOSING'
      ) AS "connections",
      (SELECT json_agg(json_build_object('id', n."id", 'kind', n."kind", 'code', n."code", 'link', n."link",
          'postId', n."postId", 'deliveryId', n."deliveryId", 'createdAt', n."createdAt", 'content', n."content")
          ORDER BY n."id" DESC)
       FROM (SELECT o.*, p."content" FROM "Notice" o LEFT JOIN "Post" p ON p."id" = o."postId"
             WHERE o."userId" = u."id" AND o."closedAt" IS NULL ORDER BY o."id" DESC LIMIT ${MOST_NOTICES}) n
      ) AS "notices"
    FROM "User" u LEFT JOIN "CreditAccount" a ON a."userId" = u."id" WHERE u."id" = ${actor.userId}::uuid`;
  return {
    connections: Object.fromEntries(
      (row?.connections ?? []).map(({ platform, ...connection }) => [platform, connection]),
    ),
    notices: (row?.notices ?? []).map(({ content, createdAt, link, postId, deliveryId, ...notice }) => ({
      ...notice,
      createdAt: new Date(createdAt).toISOString(),
      link: link ?? undefined,
      postId: postId ?? undefined,
      deliveryId: deliveryId ?? undefined,
      excerpt: content === null ? undefined : excerpt(content),
    })),
    pause: { pausedAt: row?.pausedAt?.toISOString() ?? null, overdue: row?.overdue ?? 0 },
    creditAmount: row?.balance ?? 0,
  };
}
