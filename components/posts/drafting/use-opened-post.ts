"use client";

import { useQuery } from "@tanstack/react-query";
import { postQuery } from "@/lib/posts/query-options";
import { type EditStage, nextPoll, editStageOf } from "@/lib/posts/rules";
import type { Post } from "@/lib/posts/types";

/** The server's state of a post open for editing. Without a post: not requested yet, or no answer. */
export type OpenedPost = { stage: EditStage | "loading"; post: Post | null };

/**
 * Reads the state of a post open for editing from the server, ignoring the browser's cache, and re-reads it while it is
 * being sent and when it falls due. Without an answer it counts as a draft: the server refuses to send a scheduled post
 * without an explicit confirmation.
 * @param id null while there is nothing to read
 */
export function useOpenedPost(id: number | null): OpenedPost {
  const { data, isError } = useQuery({
    ...postQuery(id ?? 0),
    enabled: id !== null,
    // Report a lost connection at once, even if the browser knows that it is offline.
    retry: false,
    networkMode: "always",
    refetchInterval: ({ state }) =>
      state.data ? (nextPoll([state.data], Date.now(), state.dataUpdateCount) ?? false) : false,
  });
  if (id === null) return { stage: "draft", post: null };
  if (data) return { stage: editStageOf(data), post: data };
  return { stage: isError ? "draft" : "loading", post: null };
}
