import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { requireActivePlan } from "@/lib/billing/queries";
import { db } from "@/lib/db";
import { AppError, type ErrorCode } from "@/lib/errors";
import { log } from "@/lib/observability/log";
import { inHeavyTurn } from "@/lib/queues/heavy-turn";
import { yieldRegularly } from "@/lib/queues/yield-regularly";
import { readingsOfPosts } from "@/lib/posts/checking/reader/stored-readings";
import { awaitReadings } from "@/lib/posts/checking/await-readings";
import { postBlank, withBlanks } from "@/lib/posts/editing/blanks";
import { daysOfText } from "@/lib/posts/days-of-text";
import { freeTimesOfRequest } from "@/lib/posts/posting-times/free-times";
import { getSchedule } from "@/lib/posts/posting-times/queries";
import { listPostsOf } from "@/lib/posts/queries";
import { notRead } from "@/lib/posts/reading/mutations";
import { isOnItsWay } from "@/lib/posts/rules";
import { completePlans } from "@/lib/posts/scheduling/complete-plans";
import { placePost } from "@/lib/posts/scheduling/place-post";
import type { PostPlan } from "@/lib/posts/scheduling/schedule";
import type { Post } from "@/lib/posts/types";
import { placingOrder } from "./propose-times";
import type { FillInput } from "./schema";
import type { FillResult, Placement } from "./types";

/**
 * Gives each of several drafts the time that was chosen for it, or a free slot: in the order of `placingOrder`. Nothing
 * is placed before all are known to be read and filled in. Then each is placed by itself: one that cannot be placed says why and does
 * not stop the others.
 * @throws AppError NO_ACTIVE_SUBSCRIPTION, POST_NOT_READ with the drafts that nobody has read, POST_BLANK with
 * those that have blanks, SERVER_BUSY
 */
export async function fillWeek(actor: Actor, input: FillInput): Promise<FillResult> {
  await requireActivePlan(actor);
  const { drafts, waiting } = await inHeavyTurn(actor.userId, () => draftsToPlace(actor, input));
  await awaitReadings(
    actor,
    waiting.map(({ id }) => id),
  );
  // A model and a page take their time elsewhere: neither is waited for in the turn.
  const { placed, plans } = await inHeavyTurn(actor.userId, () => placeAll(actor, input, drafts));
  const problems = await completePlans(actor, plans);
  return { results: input.posts.flatMap(({ postID }) => placed.get(postID) ?? []), problems };
}

/** The posts that were named, and those of them that may get a time, which are read and filled in. */
async function draftsToPlace(actor: Actor, { posts, read, confirmBlank }: FillInput) {
  const drafts = await listPostsOf(
    actor,
    posts.map(({ postID }) => postID),
  );
  const waiting = drafts.filter((post) => post.status === "GENERATED" && !isOnItsWay(post));
  const unread = waiting.filter((post) => !post.read);
  if (unread.length > 0 && !read) throw notRead(unread);
  const turn = yieldRegularly();
  const blank: Post[] = [];
  for (const post of waiting) {
    blank.push(...withBlanks([post]));
    await turn();
  }
  if (blank.length > 0 && !confirmBlank) throw postBlank(blank);
  return { drafts, waiting };
}

async function placeAll(actor: Actor, { posts, read, confirmBlank }: FillInput, drafts: readonly Post[]) {
  const placed = new Map<number, Placement>();
  const plans: PostPlan[] = [];
  const freeTimes = freeTimesOfRequest();
  for (const wish of await inPlacingOrder(actor, posts, drafts)) {
    const { postID } = wish;
    try {
      const plan = await placePost(actor, postID, { ...wish, read, confirmBlank, freeTimes });
      plans.push(plan);
      placed.set(postID, { postID, scheduledAt: plan.scheduledAt.toISOString() });
    } catch (error) {
      placed.set(postID, { postID, code: codeOf(error, postID) });
    }
  }
  return { placed, plans };
}

/** What says why one of several posts was left out. */
export function codeOf(error: unknown, post: number): ErrorCode {
  if (error instanceof AppError) return error.code;
  log.error({ err: error, post }, "could not schedule or unschedule one of several posts");
  return "INTERNAL_ERROR";
}

/** Those with a time of their own come first, so that no other is given it. */
async function inPlacingOrder(
  actor: Actor,
  posts: FillInput["posts"],
  drafts: readonly Post[],
): Promise<FillInput["posts"]> {
  const timeZone = (await getSchedule(db, actor)).timeZone ?? "UTC";
  const readingOf = await readingsOfPosts(
    db,
    drafts.map(({ id }) => id),
  );
  const turn = yieldRegularly();
  const withDays = [];
  for (const { id, content, createdAt, writtenAt } of drafts) {
    const writing = { writtenAt: new Date(writtenAt), timeZone };
    withDays.push({ id, createdAt, days: daysOfText(content, writing, readingOf(id)) });
    await turn();
  }
  const place = new Map(placingOrder(withDays).map(({ id }, index) => [id, index]));
  const placeOf = ({ postID, scheduledAt }: FillInput["posts"][number]) =>
    scheduledAt === undefined ? (place.get(postID) ?? -1) : -1;
  return [...posts].sort((a, b) => placeOf(a) - placeOf(b));
}
