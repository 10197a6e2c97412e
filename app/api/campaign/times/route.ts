import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { getCampaignTimes } from "@/lib/posts/campaigns/queries";
import { campaignTimesSchema } from "@/lib/posts/campaigns/schema";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  /** The free posting times of the days that a campaign is to have. */
  GET: route({ query: campaignTimesSchema }, ({ actor, query }) => getCampaignTimes(actor, query)),
});
