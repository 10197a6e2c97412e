import { inModelTurn } from "@/lib/queues/heavy-turn";
import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { planAgain } from "@/lib/posts/campaigns/plan-campaign";
import { campaignPathSchema, planAgainSchema } from "@/lib/posts/campaigns/schema";

const limit = { name: "campaign", points: 30, seconds: 600 };

/** Seconds. The model may be asked three times: with photos, without, and without a structure. */
export const maxDuration = 300;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  /** Finds new ideas for a campaign, in place of those that were not written. Costs no credits. */
  POST: route(
    { params: campaignPathSchema, body: planAgainSchema, limit, once: true, turn: inModelTurn },
    ({ actor, params, body }) => planAgain(actor, params.id, body),
  ),
});
