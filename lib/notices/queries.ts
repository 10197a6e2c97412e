import "server-only";
import type { Actor } from "@/lib/auth";
import { db } from "@/lib/db";
import type { Notice } from "./types";

const MOST_NOTICES = 50;

/** The actor's open notices, newest first. One statement. */
export async function getNotices(actor: Actor): Promise<Notice[]> {
  const rows = await db.notice.findMany({
    where: { userId: actor.userId, closedAt: null },
    orderBy: { id: "desc" },
    take: MOST_NOTICES,
    select: { id: true, kind: true, postId: true, deliveryId: true, code: true, link: true, createdAt: true },
  });
  return rows.map(({ id, kind, postId, deliveryId, code, link, createdAt }) => ({
    id,
    kind,
    postId: postId ?? undefined,
    deliveryId: deliveryId ?? undefined,
    code,
    link: link ?? undefined,
    createdAt: createdAt.toISOString(),
  }));
}
