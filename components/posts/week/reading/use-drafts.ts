"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { useNow } from "@/components/layout/browser/use-clock";
import { postQuery } from "@/lib/posts/query-options";
import type { Week, WeekPost } from "@/lib/posts/week/types";
import { draftsToRead, moreToRead } from "./drafts-to-read";
import { inOrderOfTimes, timesOfDrafts } from "./times/times-of-drafts";
import type { Marks } from "./use-marks";

/** The drafts to be read, in the order in which they are to go out, and when each of them goes. */
export function useDrafts(week: Week, marks: Marks) {
  const client = useQueryClient();
  const now = useNow();
  const listed = useMemo(() => draftsToRead(week, marks), [week, marks]);
  const drafts = useMemo(() => {
    // What was changed here is in the cache of its post; the week is read again later.
    const latest = listed.map((post) => {
      const own = client.getQueryData(postQuery(post.id).queryKey);
      return own && own.revision >= post.revision ? { ...post, ...own } : post;
    });
    return inOrderOfTimes(latest, marks, week, now);
  }, [listed, week, marks, client, now]);
  const times = useMemo(() => timesOfDrafts(drafts, marks, week, now), [drafts, marks, week, now]);
  return {
    drafts,
    /** Unread drafts that follow once these are decided. */
    more: moreToRead(week, listed),
    timeOf: (post: WeekPost): string | null => times.get(post.id) ?? null,
  };
}
