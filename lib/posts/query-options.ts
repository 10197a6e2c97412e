import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/api-client";
import type { PostListRequest } from "./schema";
import type { Post, PostList, PostStats } from "./types";

// Always fetched anew with a visit; what came with the visit's HTML counts as the fetch.
const always = { staleTime: 0, refetchOnMount: "always" } as const;

/** The key above all lists of posts: invalidate it after anything that changes one. */
export const POSTS_KEY = ["posts"] as const;

/** The query of GET /api/post, with only what differs from its defaults. */
export function postListPath(query: PostListRequest): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== "");
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return search.size > 0 ? `/api/post?${search}` : "/api/post";
}

/** One page of posts; the page before stays on the screen while the next one comes. */
export const postListQuery = (query: PostListRequest = {}) =>
  queryOptions({
    queryKey: [...POSTS_KEY, "list", query],
    queryFn: () => api<PostList>(postListPath(query)),
    placeholderData: keepPreviousData,
    ...always,
  });

export const recentPostsQuery = queryOptions({
  queryKey: [...POSTS_KEY, "recent"],
  queryFn: () => api<{ postList: Post[] }>("/api/post/recent"),
  ...always,
});

export const postStatsQuery = queryOptions({
  queryKey: [...POSTS_KEY, "stats"],
  queryFn: () => api<PostStats>("/api/post/stats"),
  ...always,
});

export const postQuery = (id: number) =>
  queryOptions({ queryKey: [...POSTS_KEY, id], queryFn: () => api<Post>(`/api/post/${id}`), ...always });
