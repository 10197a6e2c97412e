import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { db } from "@/lib/db";
import type { Notice, NoticeLink } from "./types";

const MAX_NOTICES = 50;

/** The actor's open notices, newest first. One statement. */
export async function getNotices(actor: Actor): Promise<Notice[]> {
  const rows = await db.notice.findMany({
    where: { userId: actor.userId, closedAt: null },
    orderBy: { id: "desc" },
    take: MAX_NOTICES,
    select: {
      id: true,
      kind: true,
      postId: true,
      deliveryId: true,
      code: true,
      link: true,
      until: true,
      links: true,
      createdAt: true,
    },
  });
  return rows.map(({ id, kind, postId, deliveryId, code, link, until, links, createdAt }) => ({
    id,
    kind,
    postId: postId ?? undefined,
    deliveryId: deliveryId ?? undefined,
    code,
    link: link ?? undefined,
    until: until?.toISOString(),
    links: (links as NoticeLink[] | null) ?? undefined,
    createdAt: createdAt.toISOString(),
  }));
}
