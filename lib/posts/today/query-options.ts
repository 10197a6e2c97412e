import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/http/api-client";
import { POSTS_KEY } from "@/lib/posts/query-options";
import type { TouchedPosts } from "./types";

/** The posts that a fact is about, read anew after each change of a post. */
export const touchedPostsQuery = (factId: string) =>
  queryOptions({
    queryKey: [...POSTS_KEY, "touched", factId],
    queryFn: () => api<TouchedPosts>(`/api/facts/${factId}/posts`),
    refetchOnMount: "always",
  });
