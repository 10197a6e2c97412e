import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/api-client";
import { POSTS_KEY } from "@/lib/posts/query-options";
import type { Pause, PostEvent } from "./types";

/** What happened to a post, oldest first; always read anew when it is shown. */
export const historyQuery = (postId: number) =>
  queryOptions({
    queryKey: [...POSTS_KEY, postId, "history"],
    queryFn: () => api<{ events: PostEvent[] }>(`/api/post/${postId}/history`),
    staleTime: 0,
    refetchOnMount: "always",
  });

/** Whether everything that is scheduled is paused, and what should have gone out meanwhile. */
export const pauseQuery = queryOptions({
  queryKey: ["pause"],
  queryFn: () => api<Pause>("/api/post/pause"),
  staleTime: 0,
  refetchOnMount: "always",
});
