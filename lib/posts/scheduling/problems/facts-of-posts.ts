import "server-only";
import { type Actor, systemActor } from "@/lib/auth/actor";
import { changeFact, createFact, removeFact } from "@/lib/brand/facts/mutations";
import { isEndOpen } from "@/lib/brand/facts/rules";
import type { ChangeFactInput, CreateFactInput, RemoveFactInput } from "@/lib/brand/facts/schema";
import type { Fact } from "@/lib/brand/facts/types";
import { Prisma, db } from "@/lib/db";
import { log } from "@/lib/observability/log";
import { afterReply } from "@/lib/jobs/after-reply";
import { openNotice } from "@/lib/notices/mutations";
import { excerpt, postSubject } from "@/lib/notices/rules";
import { enqueueFactReading, enqueueReadings } from "@/lib/posts/editing/enqueue-readings";
import { checkText } from "./check-text";
import type { LeaningPost } from "../types";

/** More posts than an owner schedules; the check an hour before looks at each in any case. */
const MOST_POSTS = 100;
/** As many drafts as the week shows of the newest. */
const MOST_DRAFTS = 30;

/** A fact as it is now, and the scheduled posts before which it ends, if any. */
export type FactOfPosts = Fact & { posts?: LeaningPost[] };

/** Adds a fact. The scheduled posts that say it are searched for after the reply. @throws AppError like `createFact` */
export async function createFactOfPosts(actor: Actor, input: CreateFactInput): Promise<Fact> {
  const { fact, isNew } = await createFact(actor, input);
  if (isNew && isEndOpen(fact, input.until)) await enqueueFactReading(db, actor, fact);
  await lookAtDrafts(actor);
  afterReply("the posts that lean on a new fact", async () => {
    await checkAll(actor, await nextPosts(actor));
  });
  return fact;
}

/** Changes a fact, and returns the scheduled posts before which it ends. @throws AppError like `changeFact` */
export async function changeFactOfPosts(
  actor: Actor,
  id: string,
  change: ChangeFactInput,
): Promise<FactOfPosts> {
  const { fact, isReworded } = await changeFact(actor, id, change);
  if (isReworded && isEndOpen(fact, change.until)) await enqueueFactReading(db, actor, fact);
  await lookAtDrafts(actor);
  return withPosts(actor, fact);
}

/** Removes a fact, and returns the scheduled posts that rely on it. @throws AppError like `removeFact` */
export async function removeFactOfPosts(
  actor: Actor,
  id: string,
  input: RemoveFactInput,
): Promise<FactOfPosts> {
  const fact = await removeFact(actor, id, input);
  await lookAtDrafts(actor);
  return withPosts(actor, fact);
}

async function withPosts(actor: Actor, fact: Fact): Promise<FactOfPosts> {
  const posts = await checkAll(actor, await postsOfFact(actor, fact.id));
  return posts.length > 0 ? { ...fact, posts } : fact;
}

/** The drafts that are shown are compared with the facts anew, in the background; any other when it is opened. */
async function lookAtDrafts({ userId }: Actor): Promise<void> {
  const drafts = await db.post.findMany({
    where: { userId, status: "GENERATED", deletedAt: null },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: MOST_DRAFTS,
    select: { id: true },
  });
  await enqueueReadings(
    db,
    drafts.map(({ id }) => id),
  );
}

type Scheduled = { id: number; content: string; scheduledAt: Date };

const scheduledOf = ({ userId }: Actor) => Prisma.sql`
  p."userId" = ${userId}::uuid AND p."status" = 'SCHEDULED' AND p."deletedAt" IS NULL`;
const scheduled = Prisma.sql`p."id", left(p."content", 500) AS "content", p."scheduledAt"`;

/** The actor's next scheduled posts. */
function nextPosts(actor: Actor): Promise<Scheduled[]> {
  return db.$queryRaw<Scheduled[]>`
    SELECT ${scheduled} FROM "Post" p WHERE ${scheduledOf(actor)} ORDER BY p."scheduledAt" LIMIT ${MOST_POSTS}`;
}

/** Those that rely on a fact, the next ones first. A timer checks each too, whatever becomes of this request. */
function postsOfFact(actor: Actor, factId: string): Promise<Scheduled[]> {
  return db.$queryRaw<Scheduled[]>`
    WITH leaning AS (
      UPDATE "Post" p SET "preflightAt" = app_now() WHERE ${scheduledOf(actor)} AND EXISTS (
        SELECT 1 FROM "PostClaim" c WHERE c."postId" = p."id" AND c."factId" = ${factId}::uuid)
      RETURNING ${scheduled})
    SELECT * FROM leaning ORDER BY "scheduledAt" LIMIT ${MOST_POSTS}`;
}

/**
 * Checks posts one after the other, and notifies their owner at once. The fact has been changed already, so a post that
 * cannot be checked does not fail the request: a timer checks it. @returns those that rely on a fact that has ended
 */
async function checkAll({ userId }: Actor, posts: readonly Scheduled[]): Promise<LeaningPost[]> {
  const leaning: LeaningPost[] = [];
  for (const { id: postId, content, scheduledAt } of posts) {
    const code = await checkText(systemActor("check-text"), { postId, userId }).catch((error: unknown) => {
      log.warn(
        { err: error, post: postId },
        "a post could not be held against a changed fact; a timer does it",
      );
      return null;
    });
    if (!code || code === "POST_BLANK") continue;
    // Its owner has just decided it and is told in the answer; a mail comes when the post is held.
    if (code === "FACT_ENDS") {
      const subject = postSubject(postId);
      await openNotice(db, { userId, kind: "PREFLIGHT", subject, postId, code, silent: true });
    }
    leaning.push({ id: postId, excerpt: excerpt(content), scheduledTime: scheduledAt.toISOString(), code });
  }
  return leaning;
}
