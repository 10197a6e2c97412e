import { addDays } from "@/lib/i18n/calendar";
import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { requireActivePlan } from "@/lib/billing/queries";
import { AppError } from "@/lib/errors";
import { getPlan } from "./get-plan";
import { storeWeekPlan } from "./mutations";
import { planPosts } from "./plan-posts";
import { findPlan } from "./queries";
import type { PlanWeekInput } from "./schema";
import type { WeekPlan } from "./types";

/**
 * Plans a week: an idea for each of the chosen times that is still free, in place of the ideas that were not written.
 * @throws AppError NO_ACTIVE_SUBSCRIPTION, and like `planPosts`
 */
export async function planWeek(actor: Actor, { weekStart, ...input }: PlanWeekInput): Promise<WeekPlan> {
  await requireActivePlan(actor);
  const before = await findPlan(actor, { weekStart });
  const of = { name: null, beginsOn: weekStart, endsOn: addDays(weekStart, 6) };
  await planPosts(actor, { ...input, of, before: before?.ideas ?? [] }, (tx, made) =>
    storeWeekPlan(tx, actor, { weekStart, ...made }),
  );
  const plan = await getPlan(actor, weekStart);
  if (!plan) throw new AppError("NOT_FOUND");
  return plan;
}
