import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/http/api-client";
import { POSTS_KEY } from "@/lib/posts/query-options";
import type { SimilarPosts } from "./types";

/** The posts like one as it is saved in this revision. It stays silent about a failure: nothing waits for it. */
export const similarQuery = (id: number, revision: number) =>
  queryOptions({
    queryKey: [...POSTS_KEY, id, "similar", revision],
    queryFn: () => api<SimilarPosts>(`/api/post/${id}/similar`),
    staleTime: 60_000,
    retry: false,
  });
