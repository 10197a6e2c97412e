"use client";

import { useQueryClient } from "@tanstack/react-query";
import { WEEK_KEY } from "@/lib/posts/query-options";
import type { Week } from "@/lib/posts/week/types";
import { withoutPost, withPostAgain } from "@/lib/posts/week/rules";

/** Removes a post from the loaded weeks before its deletion is answered. @returns a function that puts it back */
export function useHideInWeeks(id: number) {
  const client = useQueryClient();
  return async (): Promise<() => void> => {
    // A refetch under way would put it back.
    await client.cancelQueries({ queryKey: WEEK_KEY });
    // Counts of a month are below the same key.
    const weeks = client
      .getQueriesData<Week>({ queryKey: WEEK_KEY })
      .flatMap(([key, week]) => (week && "posts" in week ? [{ key, week }] : []));
    for (const { key, week } of weeks) client.setQueryData(key, withoutPost(week, id));
    return () => {
      for (const { key, week } of weeks)
        client.setQueryData<Week>(key, (now) => now && withPostAgain(now, week, id));
    };
  };
}
