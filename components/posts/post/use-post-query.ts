"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "@/lib/http/api-client";
import { postQuery } from "@/lib/posts/query-options";
import { type EditStage, editStageOf, nextPoll } from "@/lib/posts/rules";
import type { Post } from "@/lib/posts/types";

/** A fetch that somebody waits for: offline it fails at once instead of being paused. */
export const NOW = { staleTime: 0, retry: false, networkMode: "always" } as const;

export type PostQueryOptions = {
  /** The post as a list has it, until it is read. */
  listed?: Post;
  /** Whether it is on the screen now; otherwise it is not read. */
  shown?: boolean;
};

/** A post as the server has it: read on every visit, again while it is being sent, and when it falls due. */
export function usePostQuery(id: number | null, { listed, shown = true }: PostQueryOptions) {
  const client = useQueryClient();
  const query = postQuery(id ?? 0);
  const { data, isError, error } = useQuery({
    ...query,
    enabled: id !== null && shown,
    initialData: listed,
    initialDataUpdatedAt: 0,
    // Report a lost connection at once, even if the browser knows that it is offline.
    retry: false,
    networkMode: "always",
    refetchInterval: ({ state }) =>
      state.data ? (nextPoll([state.data], Date.now(), state.dataUpdateCount) ?? false) : false,
  });
  // The list may have been read after the cache was last written: by another screen, before the post got its time.
  const newest = (cached: Post | undefined) =>
    cached && listed && listed.revision > cached.revision ? listed : cached;
  const saved = id === null ? null : (newest(data) ?? null);
  return {
    saved,
    stage: stageOf(id, saved, isError),
    /** The post was deleted elsewhere. */
    gone: error instanceof ApiError && error.status === 404,
    /** The post as it is known at this moment. */
    savedNow: () => newest(client.getQueryData(query.queryKey)),
    put: (post: Post) => client.setQueryData(postQuery(post.id).queryKey, post),
    readAgain: () => client.fetchQuery({ ...query, ...NOW }).catch(() => null),
    /** Reads the post again, in its turn. */
    refresh: () => void client.invalidateQueries({ queryKey: query.queryKey }),
  };
}

/** Without an answer a post counts as a draft: the server refuses to send a scheduled one without confirmation. */
function stageOf(id: number | null, saved: Post | null, failed: boolean): EditStage | "loading" {
  if (id === null) return "draft";
  if (saved) return editStageOf(saved);
  return failed ? "draft" : "loading";
}
