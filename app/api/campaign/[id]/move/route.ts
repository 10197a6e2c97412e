import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { moveCampaign } from "@/lib/posts/campaigns/move-campaign";
import { campaignPathSchema, moveCampaignSchema } from "@/lib/posts/campaigns/schema";

const limit = { name: "move-campaign", points: 30, seconds: 600 };

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  /** Moves everything not yet published by some days, and reports the result for each. */
  POST: route(
    { params: campaignPathSchema, body: moveCampaignSchema, limit, once: true },
    ({ actor, params, body }) => moveCampaign(actor, params.id, body),
  ),
});
