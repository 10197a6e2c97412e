import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { db } from "@/lib/db";

/** The text of a published post of the actor's, for one more like it; undefined where none is meant, or it is gone. */
export async function findExample(actor: Actor, id: number | undefined): Promise<string | undefined> {
  if (id === undefined) return undefined;
  const which = { id, userId: actor.userId, status: "PUBLISHED", deletedAt: null } as const;
  return (await db.post.findFirst({ where: which, select: { content: true } }))?.content;
}
