import "server-only";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Actor } from "@/lib/auth/actor";
import { listFacts } from "@/lib/brand/facts/queries";
import { Prisma } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { findPosts, postOf, whereOf } from "@/lib/posts/queries";
import { inHeavyTurn } from "@/lib/queues/heavy-turn";
import type { Post } from "@/lib/posts/types";
import { COMPARED, HOURS_AHEAD, MAX_POSTS } from "./constants";
import { mentionMatcher } from "./mentions";
import { isAboutThing, isWhile, affectedStateOf } from "./rules";
import type { AffectedPost, AffectedPosts } from "./types";

/**
 * The actor's posts of the next 48 hours that a fact is about: those that name what its words name, or, where it is
 * about the whole business, those that go out before it ends. What is on its way now is among them.
 * @throws AppError FACT_NOT_FOUND, SERVER_BUSY for too many at once
 */
export async function listAffectedPosts(actor: Actor, factId: string): Promise<AffectedPosts> {
  const fact = (await listFacts(actor)).find(({ id }) => id === factId);
  if (!fact) throw new AppError("FACT_NOT_FOUND");
  return inHeavyTurn(actor.userId, async () => {
    const isNamed = isAboutThing(fact) ? mentionMatcher(fact.text) : null;
    const posts: AffectedPost[] = [];
    for (const post of await listUpcoming(actor)) {
      const state = affectedStateOf(post);
      if (state === null) continue;
      if (isNamed ? isNamed(post.content.slice(0, COMPARED)) : isWhile(fact, post))
        posts.push({ post, state });
      // Others are served between two texts.
      await nextTurn();
    }
    posts.sort((a, b) => Number(b.state === "inFlight") - Number(a.state === "inFlight"));
    return { fact, posts };
  });
}

/** What goes out in the next 48 hours, is overdue, or is on its way; by its time. */
async function listUpcoming(actor: Actor): Promise<Post[]> {
  const own = whereOf(actor, {});
  const ids = Prisma.sql`
    (SELECT "id" FROM "Post" WHERE ${own} AND "status" = 'SCHEDULED'
       AND "scheduledAt" < app_now() + ${HOURS_AHEAD} * interval '1 hour' ORDER BY "scheduledAt" LIMIT ${MAX_POSTS})
    UNION ALL
    (SELECT "id" FROM "Post" WHERE ${own} AND "status" = 'GENERATED'
       AND "attemptedAt" > app_now() - ${HOURS_AHEAD} * interval '1 hour' ORDER BY "attemptedAt" DESC LIMIT ${MAX_POSTS})`;
  return (await findPosts(ids, Prisma.sql`p."scheduledAt" NULLS FIRST, p."id"`)).map(postOf);
}
