import { WEEK_KEY } from "@/lib/posts/query-options";
import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/http/api-client";
import type { Month, Week } from "./types";

/** The week that `from` (yyyy-MM-dd) is in. Seed it under the Monday that the server's `Week.from` names. */
export const weekQuery = (from: string) =>
  queryOptions({
    queryKey: [...WEEK_KEY, from],
    queryFn: () => api<Week>(`/api/week?from=${from}`),
    // Back shows the page as it was: a change to a post since then has only invalidated its week.
    refetchOnMount: true,
  });

/** The posts of a month (yyyy-MM), counted by day. */
export const monthQuery = (month: string) =>
  queryOptions({
    queryKey: [...WEEK_KEY, "month", month],
    queryFn: () => api<Month>(`/api/week/month?month=${month}`),
  });
