import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/http/api-client";
import type { Post } from "./types";

/** The prefix of all query keys about posts: invalidate it after any change to a post. */
export const POSTS_KEY = ["posts"] as const;

/** One post, refetched on every visit; data that came with the visit's HTML counts as the fetch. */
export const postQuery = (id: number) =>
  queryOptions({
    queryKey: [...POSTS_KEY, id],
    queryFn: () => api<Post>(`/api/post/${id}`),
    staleTime: 0,
    refetchOnMount: "always",
  });

/** The prefix of all weeks; it is below POSTS_KEY, so that any change to a post refetches the week that is shown. */
export const WEEK_KEY = [...POSTS_KEY, "week"] as const;
