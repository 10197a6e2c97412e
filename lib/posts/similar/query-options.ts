import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/http/api-client";
import { POSTS_KEY } from "@/lib/posts/query-options";
import type { SimilarPosts } from "./types";

/** Posts similar to one in this revision. Errors are ignored: nothing waits for the result. */
export const similarQuery = (id: number, revision: number) =>
  queryOptions({
    queryKey: [...POSTS_KEY, id, "similar", revision],
    queryFn: () => api<SimilarPosts>(`/api/post/${id}/similar`),
    staleTime: 60_000,
    retry: false,
  });
