import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { campaignPathSchema } from "@/lib/posts/campaigns/schema";
import { stopCampaign } from "@/lib/posts/campaigns/stop-campaign";
import { inHeavyTurn } from "@/lib/queues/heavy-turn";

const limit = { name: "stop-campaign", points: 30, seconds: 600 };

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  /** Unschedules its scheduled posts, drops its open ideas, and reports the result for each. */
  POST: route({ params: campaignPathSchema, limit, once: true, turn: inHeavyTurn }, ({ actor, params }) =>
    stopCampaign(actor, params.id),
  ),
});
