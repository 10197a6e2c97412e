import "server-only";
import type { SystemActor } from "@/lib/auth/actor";
import { db } from "@/lib/db";

/**
 * Records the first post that has gone out by a connection. Its owner is asked to look at it signed out: while Meta's app
 * is in development, Facebook shows a post to the people of the app alone, and its API does not tell.
 * Source: developers.facebook.com/docs/development/build-and-test/app-modes
 */
export async function takeFirstPost(
  _actor: SystemActor,
  { connectionId, postId }: { connectionId: string; postId: number },
): Promise<void> {
  await db.connection.updateMany({
    where: { id: connectionId, firstPostId: null },
    data: { firstPostId: postId },
  });
}
