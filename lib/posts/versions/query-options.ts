import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/http/api-client";
import { POSTS_KEY } from "@/lib/posts/query-options";
import type { VersionList } from "./types";

/** The prefix of a post's versions, whatever its revision. */
export const versionsKey = (id: number) => [...POSTS_KEY, id, "versions"] as const;

/** The versions of a post, read anew with each of its revisions. */
export const versionsQuery = (id: number, revision: number) =>
  queryOptions({
    queryKey: [...versionsKey(id), revision],
    queryFn: () => api<VersionList>(`/api/post/${id}/versions`),
    // A wording that was not kept is a version too, without a new revision.
    refetchOnMount: "always",
    placeholderData: keepPreviousData,
  });
