import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/http/api-client";
import { POSTS_KEY } from "@/lib/posts/query-options";
import type { PostEvent } from "./types";

/** A post's history, oldest event first; refetched whenever it is shown. */
export const historyQuery = (postId: number) =>
  queryOptions({
    queryKey: [...POSTS_KEY, postId, "history"],
    queryFn: () => api<{ events: PostEvent[] }>(`/api/post/${postId}/history`),
    staleTime: 0,
    refetchOnMount: "always",
  });
