import { addDays, daysLater } from "@/lib/i18n/calendar";
import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { requireActivePlan } from "@/lib/billing/queries";
import { type Db, transaction } from "@/lib/db";
import { AppError, type ErrorCode } from "@/lib/errors";
import { wallTime } from "@/lib/i18n/wall-time";
import { lockPost } from "@/lib/posts/lock-post";
import { inHeavyTurn } from "@/lib/queues/heavy-turn";
import { lockSchedule } from "@/lib/posts/posting-times/mutations";
import { getSchedule } from "@/lib/posts/posting-times/queries";
import { completePlans } from "@/lib/posts/scheduling/complete-plans";
import { holdLocked } from "@/lib/posts/scheduling/holding/hold-post";
import { moveLocked } from "@/lib/posts/scheduling/move-post";
import { isByOwner } from "@/lib/posts/scheduling/rules";
import type { PostPlan } from "@/lib/posts/scheduling/schedule";
import { codeOf } from "@/lib/posts/week/fill-week";
import type { Placement } from "@/lib/posts/week/types";
import { MAX_DAYS_TO_END } from "./constants";
import { type LockedCampaign, listPostIds, lockCampaign, storeDays, storeTime } from "./mutations";
import { movedIdeas } from "./rules";
import type { MoveCampaignInput } from "./schema";
import type { MoveCampaignResult, MovedIdea } from "./types";

/** What is moved, by the owner's clock. */
type Move = { days: number; now: Date; timeZone: string };

/**
 * Moves everything of a campaign that is not published yet by some days, at the same time of day, in one transaction:
 * each scheduled post as if moved alone, except that one which its owner holds stays held, and each idea together with
 * its draft. What cannot be moved keeps its time and says why; where nothing can, the campaign keeps its days.
 * @throws AppError NO_ACTIVE_SUBSCRIPTION, CAMPAIGN_NOT_FOUND, CAMPAIGN_CHANGED where it was moved meanwhile,
 *   VALIDATION_FAILED where it would end too far ahead, SERVER_BUSY
 */
export async function moveCampaign(
  actor: Actor,
  id: string,
  { days, revision }: MoveCampaignInput,
): Promise<MoveCampaignResult> {
  await requireActivePlan(actor);
  const work = () => transaction(actor, (tx) => moveAll(tx, actor, id, { days, revision }));
  // A page takes its time elsewhere: it is not waited for in the turn.
  const { planned, ...moved } = await inHeavyTurn(actor.userId, work);
  return { ...moved, problems: await completePlans(actor, planned) };
}

async function moveAll(tx: Db, actor: Actor, id: string, { days, revision }: MoveCampaignInput) {
  await lockSchedule(tx, actor);
  const campaign = await lockCampaign(tx, actor, id);
  if (campaign.revision !== revision) throw new AppError("CAMPAIGN_CHANGED");
  const { now, ...owner } = await getSchedule(tx, actor);
  const move = { days, now, timeZone: owner.timeZone ?? "UTC" };
  const { posts, plans, out } = await movePosts(tx, actor, id, move);
  const ideas = await moveIdeas(tx, campaign, move, { posts, out });
  const before = { beginsOn: campaign.beginsOn, endsOn: campaign.endsOn, revision };
  if (plans.length === 0 && ideas.every((idea) => "code" in idea))
    return { planned: plans, posts, ideas, ...before };
  const period = periodOf(campaign, move, out.size > 0);
  return { planned: plans, posts, ideas, ...period, revision: await storeDays(tx, id, period) };
}

/** @returns `out`: the posts that are out or on their way */
async function movePosts(tx: Db, actor: Actor, campaign: string, { days, now, timeZone }: Move) {
  const posts: Placement[] = [];
  const plans: PostPlan[] = [];
  const out = new Set<number>();
  for (const { id: postID } of await listPostIds(tx, actor, campaign)) {
    const post = await lockPost(tx, actor, postID);
    const isOut = post.status === "PUBLISHED" || post.inFlight;
    if (isOut) out.add(postID);
    // A draft has no time: its idea's is moved.
    if (!isOut && (post.status === "GENERATED" || !post.scheduledAt)) continue;
    const at = daysLater(post.scheduledAt ?? now, days, timeZone);
    if (!isOut && at <= now) posts.push({ postID, code: "TIME_HAS_PASSED" });
    else
      posts.push(
        await inSavepoint(tx, postID, async () => {
          const plan = await moveLocked(tx, actor, post, { scheduledAt: at.toISOString() });
          // Keep the owner's own hold: they have moved the campaign, and not decided about this post.
          if (plan && post.held && isByOwner(post.heldFor)) await holdLocked(tx, actor, postID);
          if (plan) plans.push(plan);
          return { postID, scheduledAt: at.toISOString() };
        }),
      );
  }
  return { posts, plans, out };
}

/** One that is refused leaves nothing behind and does not stop the others. */
async function inSavepoint(tx: Db, postID: number, move: () => Promise<Placement>): Promise<Placement> {
  await tx.$executeRaw`SAVEPOINT "move"`;
  try {
    return await move();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await tx.$executeRaw`ROLLBACK TO SAVEPOINT "move"`;
    return { postID, code: codeOf(error, postID) };
  }
}

async function moveIdeas(
  tx: Db,
  { ideas }: LockedCampaign,
  move: Move,
  { posts, out }: { posts: readonly Placement[]; out: ReadonlySet<number> },
): Promise<MovedIdea[]> {
  const moved = new Set(posts.flatMap((post) => ("scheduledAt" in post ? post.postID : [])));
  const postOf = new Map(ideas.map(({ id, postId }) => [id, postId]));
  const left = ideas.filter(
    ({ state, postId }) => state !== "DROPPED" && (postId === null || !out.has(postId)),
  );
  const staying = ideas.filter((idea) => idea.state !== "DROPPED" && !left.includes(idea));
  const results: MovedIdea[] = [];
  for (const { id, to } of movedIdeas(left, staying, move)) {
    if (to instanceof Date) {
      await storeTime(tx, id, to);
      results.push({ id, slotAt: to.toISOString() });
      // Of one whose post has moved, that post has the time.
    } else if (!moved.has(postOf.get(id) ?? 0)) results.push({ id, code: to satisfies ErrorCode });
  }
  return results;
}

/** The days of the moved campaign: it still begins with what is out. */
function periodOf({ beginsOn, endsOn }: LockedCampaign, { days, now, timeZone }: Move, begun: boolean) {
  const first = begun ? beginsOn : addDays(beginsOn, days);
  const moved = addDays(endsOn, days);
  const last = moved < first ? first : moved;
  if (last > addDays(wallTime(now, timeZone).date, MAX_DAYS_TO_END))
    throw new AppError("VALIDATION_FAILED", { fieldErrors: { days: ["Campaigns.errors.tooFar"] } });
  return { beginsOn: first, endsOn: last };
}
