import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { getCampaign } from "@/lib/posts/campaigns/queries";
import { campaignPathSchema } from "@/lib/posts/campaigns/schema";
import { inHeavyTurn } from "@/lib/queues/heavy-turn";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  /** A campaign with its ideas and posts. */
  GET: route({ params: campaignPathSchema, turn: inHeavyTurn }, ({ actor, params }) =>
    getCampaign(actor, params.id),
  ),
});
