import "server-only";
import type { SystemActor } from "@/lib/auth/actor";
import { db } from "@/lib/db";

/** An owner has taken back at Facebook that we may read her page's insights: she can give it again where she asks for them. */
export async function endInsights(
  _actor: SystemActor,
  { userId, pageId }: { userId: string; pageId: string },
): Promise<void> {
  await db.connection.updateMany({ where: { userId, pageId }, data: { readsInsights: false } });
}
