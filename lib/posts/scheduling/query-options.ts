import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/http/api-client";
import { POSTS_KEY } from "@/lib/posts/query-options";
import type { Month, PostingTimes, Week } from "./types";

/** The prefix of all weeks; it is below POSTS_KEY, so that any change to a post refetches the week that is shown. */
export const WEEK_KEY = [...POSTS_KEY, "week"] as const;

/** The week that `from` (yyyy-MM-dd) is in. Seed it under the Monday that the server's `Week.from` names. */
export const weekQuery = (from: string) =>
  queryOptions({
    queryKey: [...WEEK_KEY, from],
    queryFn: () => api<Week>(`/api/week?from=${from}`),
  });

/** The posts of a month (yyyy-MM), counted by day. */
export const monthQuery = (month: string) =>
  queryOptions({
    queryKey: [...WEEK_KEY, "month", month],
    queryFn: () => api<Month>(`/api/week/month?month=${month}`),
  });

/** The posting times and the next free one; below WEEK_KEY, because whatever changes a week may take it. */
export const slotsQuery = queryOptions({
  queryKey: [...WEEK_KEY, "slots"],
  queryFn: () => api<PostingTimes>("/api/slots"),
});
