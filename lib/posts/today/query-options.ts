import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/http/api-client";
import { POSTS_KEY } from "@/lib/posts/query-options";
import type { AffectedPosts } from "./types";

/** The posts that a fact is about, read anew after each change of a post. */
export const affectedPostsQuery = (factId: string) =>
  queryOptions({
    queryKey: [...POSTS_KEY, "affected", factId],
    queryFn: () => api<AffectedPosts>(`/api/facts/${factId}/posts`),
    refetchOnMount: "always",
  });
