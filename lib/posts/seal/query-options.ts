import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/http/api-client";
import { POSTS_KEY } from "@/lib/posts/query-options";
import type { Post } from "@/lib/posts/types";
import type { PostSeal } from "./types";

const READING_MS = 1_500;

/** Of all seals of a post: of its revisions, and of the times that it could have. */
export const sealKey = (id: number) => [...POSTS_KEY, id, "seal"] as const;

/** Going out changes its status and not its revision. */
type SealedPost = Pick<Post, "id" | "revision" | "status">;

/**
 * What was checked of a post, read whenever it is shown, and until a model has read the text.
 * @param at when it would go out, ISO 8601, where that is not yet its time
 */
export const sealQuery = ({ id, revision, status }: SealedPost, at?: string) =>
  queryOptions({
    queryKey: [...sealKey(id), revision, status, at],
    queryFn: () => api<PostSeal>(`/api/post/${id}/seal${at ? `?${new URLSearchParams({ at })}` : ""}`),
    staleTime: 0,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data?.reading && dataUpdateCount < 12 ? READING_MS : false,
  });
