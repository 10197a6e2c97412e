import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/http/api-client";
import { POSTS_KEY } from "@/lib/posts/query-options";
import type { PostClaims } from "./types";

const READING_MS = 1_500;

/** What a post claims, looked at anew with each of its revisions, and until a model has read it. */
export const claimsQuery = (id: number, revision: number) =>
  queryOptions({
    queryKey: [...POSTS_KEY, id, "claims", revision],
    queryFn: () => api<PostClaims>(`/api/post/${id}/claims`),
    staleTime: 60_000,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data?.reading && dataUpdateCount < 12 ? READING_MS : false,
  });
