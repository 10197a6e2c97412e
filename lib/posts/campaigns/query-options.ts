import { queryOptions } from "@tanstack/react-query";
import { ApiError, api } from "@/lib/http/api-client";
import { FRESH_MS } from "@/lib/posts/planning/query-options";
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
    staleTime: FRESH_MS,
    refetchOnMount: true,
  });

/** A campaign with its posts; null where there is none. Another tab or device may change it. */
export const campaignQuery = (id: string) =>
  queryOptions({
    queryKey: [...POSTS_KEY, "campaigns", id],
    queryFn: () =>
      api<Campaign>(`/api/campaign/${id}`).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }),
    staleTime: FRESH_MS,
    refetchOnMount: true,
    refetchOnWindowFocus: "always",
    refetchOnReconnect: "always",
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
