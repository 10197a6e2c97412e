import { type Query, queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/http/api-client";
import { POSTS_KEY } from "@/lib/posts/query-options";
import type { PostClaims } from "./types";

/** Polling intervals in milliseconds: short at first, while somebody may be waiting. */
const SOON_MS = 400;
const LATER_MS = 1_500;

/** The claims of a revision of a post, polled until a model has read it. */
export const claimsQuery = (id: number, revision: number) =>
  queryOptions({
    queryKey: [...POSTS_KEY, id, "claims", revision],
    queryFn: () => api<PostClaims>(`/api/post/${id}/claims`),
    staleTime: 60_000,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data?.reading && dataUpdateCount < 16 ? (dataUpdateCount < 5 ? SOON_MS : LATER_MS) : false,
  });

/** What was read of the last revision of the same post, until that of the next is there; nothing of another post. */
export const ofSamePost =
  (id: number) =>
  (last: PostClaims | undefined, query?: Pick<Query, "queryKey">): PostClaims | undefined =>
    query?.queryKey[POSTS_KEY.length] === id ? last : undefined;
