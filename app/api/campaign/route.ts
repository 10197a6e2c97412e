import { inModelTurn } from "@/lib/queues/heavy-turn";
import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { planCampaign } from "@/lib/posts/campaigns/plan-campaign";
import { listCampaigns } from "@/lib/posts/campaigns/queries";
import { planCampaignSchema } from "@/lib/posts/campaigns/schema";

const limit = { name: "campaign", points: 30, seconds: 600 };

/** Seconds. The model may be asked three times: with photos, without, and without a structure. */
export const maxDuration = 300;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  /** The campaigns, and how many more there may be this month. */
  GET: route({}, ({ actor }) => listCampaigns(actor)),
  /** A campaign with ideas for its times. Costs no credits; as many a calendar month as the plan has. */
  POST: route({ body: planCampaignSchema, limit, once: true, turn: inModelTurn }, ({ actor, body }) =>
    planCampaign(actor, body),
  ),
});
