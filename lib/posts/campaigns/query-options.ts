import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/http/api-client";
import type { Period } from "@/lib/posts/planning/types";
import { POSTS_KEY, WEEK_KEY } from "@/lib/posts/query-options";
import type { Campaign, CampaignList, CampaignTimes } from "./types";

/** How often a campaign is read again while its posts are being written, in milliseconds. */
const POLL_MS = 2_000;

/** The campaigns, and how many more there may be this month. */
export const campaignsQuery = () =>
  queryOptions({
    queryKey: [...POSTS_KEY, "campaigns"],
    queryFn: () => api<CampaignList>("/api/campaign"),
    staleTime: 0,
    refetchOnMount: "always",
  });

/** A campaign with its posts. Another tab or device may change it. */
export const campaignQuery = (id: string) =>
  queryOptions({
    queryKey: [...POSTS_KEY, "campaigns", id],
    queryFn: () => api<Campaign>(`/api/campaign/${id}`),
    staleTime: 0,
    refetchOnMount: "always",
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
    refetchInterval: ({ state }) =>
      state.data?.ideas.some(({ state: now }) => now === "WRITING") ? POLL_MS : false,
  });

/** The free posting times of some days. */
export const campaignTimesQuery = ({ beginsOn, endsOn }: Period) =>
  queryOptions({
    // Below the weeks: it changes with the posting times.
    queryKey: [...WEEK_KEY, "campaign times", beginsOn, endsOn],
    queryFn: () => api<CampaignTimes>(`/api/campaign/times?beginsOn=${beginsOn}&endsOn=${endsOn}`),
    staleTime: 0,
  });
