import { inHeavyTurn, inModelTurn } from "@/lib/queues/heavy-turn";
import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { getPlan } from "@/lib/posts/planning/get-plan";
import { planWeek } from "@/lib/posts/planning/plan-week";
import { planWeekSchema, weekPlanQuerySchema } from "@/lib/posts/planning/schema";

const limit = { name: "plan", points: 30, seconds: 600 };

/** Seconds. The model may be asked three times: with photos, without, and without a structure. */
export const maxDuration = 300;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  /** The plan of a week, or null. */
  GET: route({ query: weekPlanQuerySchema, turn: inHeavyTurn }, ({ actor, query }) =>
    getPlan(actor, query.week),
  ),
  /** Ideas for the free times of a week. Costs no credits. */
  POST: route({ body: planWeekSchema, limit, once: true, turn: inModelTurn }, ({ actor, body }) =>
    planWeek(actor, body),
  ),
});
