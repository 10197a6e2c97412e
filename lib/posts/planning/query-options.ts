import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/http/api-client";
import { POSTS_KEY } from "@/lib/posts/query-options";
import type { WeekPlan } from "./types";

/** How often a plan is read again while its posts are being written, in milliseconds. */
const POLL_MS = 2_000;

/** How long a plan that came with its page counts as fresh, in milliseconds. */
export const FRESH_MS = 30_000;

/** The plan of the week from a Monday; null where there is none. Another tab or device may change it. */
export const planQuery = (from: string) =>
  queryOptions({
    queryKey: [...POSTS_KEY, "plan", from],
    queryFn: () => api<WeekPlan | null>(`/api/week/plan?week=${from}`),
    staleTime: FRESH_MS,
    refetchOnMount: true,
    refetchOnWindowFocus: "always",
    refetchOnReconnect: "always",
    refetchInterval: ({ state }) =>
      state.data?.ideas.some(({ state: now }) => now === "WRITING") ? POLL_MS : false,
  });
