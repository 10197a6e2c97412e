import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { type Db, db } from "@/lib/db";

/** Ends the proposal to write a post once more, because its owner has declined it or had it written. Safe to repeat. */
export async function answerAgain(actor: Actor, { postID }: { postID: number }, on: Db = db): Promise<null> {
  await on.$executeRaw`
    UPDATE "PostAgain" SET "answeredAt" = app_now()
    WHERE "userId" = ${actor.userId}::uuid AND "postId" = ${postID} AND "answeredAt" IS NULL`;
  return null;
}
