import "server-only";
import type { Actor, SystemActor } from "@/lib/auth/actor";
import { open } from "@/lib/crypto";
import { db } from "@/lib/db";
import { openNotice } from "@/lib/notices/mutations";
import { connectionSubject } from "@/lib/notices/rules";
import type { PageAccess } from "@/lib/providers/facebook/publish";

/** A page, its owner and its network. */
export type PageOwner = { userId: string; platform: "FACEBOOK"; pageId: string };

/**
 * The access that a job needs to an owner's page; null when the owner has disconnected it or chosen another. A token
 * that Facebook refused before is used again, because the refusal may have been temporary.
 */
export async function openPage(_actor: SystemActor, owner: PageOwner): Promise<PageAccess | null> {
  const { userId, platform, pageId } = owner;
  const connection = await db.connection.findFirst({
    where: { userId, platform, pageId, pageToken: { not: null } },
    select: { id: true, pageToken: true },
  });
  if (!connection?.pageToken) return null;
  return openToken(_actor, { id: connection.id, pageId, pageToken: connection.pageToken });
}

/** The same access of a connection that the job has read itself, with its sealed token. */
export function openToken(
  _actor: SystemActor,
  { id, pageId, pageToken }: { id: string; pageId: string; pageToken: string },
): PageAccess {
  return { pageId, token: open(pageToken, `Connection:${id}:pageToken`) };
}

/** The access to the page that an actor has connected; null without one, or while Facebook refuses its token. */
export async function openOwnPage({ userId }: Actor): Promise<PageAccess | null> {
  const connection = await db.connection.findFirst({
    where: { userId, platform: "FACEBOOK", status: "CONNECTED", pageToken: { not: null } },
    select: { id: true, pageId: true, pageToken: true },
  });
  if (!connection?.pageId || !connection.pageToken) return null;
  const { id, pageId, pageToken } = connection;
  return { pageId, token: open(pageToken, `Connection:${id}:pageToken`) };
}

/** Marks the connection as refused by Facebook, and notifies the owner to reconnect. */
export async function markReconnect(_actor: SystemActor, owner: PageOwner): Promise<void> {
  const { userId, platform, pageId } = owner;
  const where = { userId, platform, pageId, status: { not: "CHOOSING" } } as const;
  const { count } = await db.connection.updateMany({ where, data: { status: "RECONNECT" } });
  if (count === 0) return;
  const subject = connectionSubject(platform);
  await openNotice(db, { userId, kind: "RECONNECT", subject, code: "FACEBOOK_RECONNECT" });
}
