import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { requireActivePlan } from "@/lib/billing/queries";
import { AppError } from "@/lib/errors";
import { getPlanTimes } from "@/lib/posts/planning/plan-times";
import { planPosts } from "@/lib/posts/planning/plan-posts";
import { findPlan } from "@/lib/posts/planning/queries";
import { isWrittenOrWriting } from "@/lib/posts/planning/is-written-or-writing";
import type { SlotTime } from "@/lib/posts/posting-times/types";
import { MAX_CAMPAIGN_IDEAS } from "./constants";
import { storeAgain, storeCampaign } from "./mutations";
import { getCampaign, listCampaigns, requireDays } from "./queries";
import { spreadTimes } from "./rules";
import type { PlanAgainInput, PlanCampaignInput } from "./schema";
import type { Campaign } from "./types";

/**
 * Plans a campaign: an idea for each of the chosen times, or for free posting times that are spread over its weeks.
 * @throws AppError NO_ACTIVE_SUBSCRIPTION, CAMPAIGNS_NOT_IN_PLAN, CAMPAIGN_LIMIT, VALIDATION_FAILED for days that no
 *   campaign can have, and like `planPosts`
 */
export async function planCampaign(
  actor: Actor,
  { name, beginsOn, endsOn, ...input }: PlanCampaignInput,
): Promise<Campaign> {
  await requireActivePlan(actor);
  const { limit, used } = (await listCampaigns(actor)).allowance;
  if (limit === 0) throw new AppError("CAMPAIGNS_NOT_IN_PLAN");
  if (used >= limit) throw new AppError("CAMPAIGN_LIMIT");
  const of = { name, beginsOn, endsOn };
  requireDays(of, new Date(Date.parse(beginsOn)), "UTC");
  const { now, timeZone } = await getPlanTimes(actor, of, []);
  requireDays(of, now, timeZone);
  const slots =
    input.slots ?? ((free: readonly SlotTime[]) => spreadTimes(free, MAX_CAMPAIGN_IDEAS, timeZone));
  const id = await planPosts(actor, { ...input, of, slots, before: [] }, (tx, made) =>
    storeCampaign(tx, actor, { ...of, ...made }, limit),
  );
  return getCampaign(actor, id);
}

/**
 * Finds new ideas for a campaign, in place of those that were not written. It does not count as another campaign.
 * @throws AppError NO_ACTIVE_SUBSCRIPTION, CAMPAIGN_NOT_FOUND, VALIDATION_FAILED for more times than a campaign has
 *   left, and like `planPosts`
 */
export async function planAgain(actor: Actor, id: string, input: PlanAgainInput): Promise<Campaign> {
  await requireActivePlan(actor);
  const before = await findPlan(actor, { planId: id });
  if (!before || before.plan.name === null) throw new AppError("CAMPAIGN_NOT_FOUND");
  const left = MAX_CAMPAIGN_IDEAS - before.ideas.filter(isWrittenOrWriting).length;
  if (left <= 0 || (input.slots?.length ?? 0) > left)
    throw new AppError("VALIDATION_FAILED", { fieldErrors: { slots: ["Campaigns.errors.tooManyIdeas"] } });
  const timeZone = before.plan.timeZone ?? "UTC";
  const slots = input.slots ?? ((free: readonly SlotTime[]) => spreadTimes(free, left, timeZone));
  await planPosts(actor, { ...input, of: before.plan, slots, before: before.ideas }, (tx, made) =>
    storeAgain(tx, actor, id, made),
  );
  return getCampaign(actor, id);
}
