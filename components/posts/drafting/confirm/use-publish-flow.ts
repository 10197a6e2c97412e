"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Published } from "@/components/posts/publishing/publish-result";
import { NO_SCHEDULE, type Schedule, scheduleFor } from "@/components/posts/scheduling/schedule";
import type { WorkspacePost } from "@/components/posts/drafting/use-workspace-post";
import { slotsQuery } from "@/lib/posts/posting-times/query-options";

/** When the post in the workspace goes out, the dialog that asks for it, and what became of the one that was sent. */
export function usePublishFlow({ open, isNew, save, savedNow, setOpen }: WorkspacePost) {
  const [chosen, setSchedule] = useState<Schedule | null>(null);
  const schedule = chosen ?? (open.at ? scheduleFor(open.at) : NO_SCHEDULE);
  // The dialog offers the next free time beside the one that is chosen: it has to know it when it opens.
  useQuery({ ...slotsQuery, enabled: schedule.on });
  const [confirming, setConfirming] = useState(false);
  const [asking, setAsking] = useState(false);
  const [published, setPublished] = useState<Published | null>(null);
  return {
    schedule,
    setSchedule,
    confirming,
    /** The dialog is about to open: typed text is being saved as a post. */
    asking,
    published,
    setPublished,
    /** Opens the dialog for where and when a draft goes out; typed text is saved as a post first. */
    ask: async () => {
      setAsking(true);
      const asked = isNew ? await save() : savedNow();
      if (asked || !isNew) setConfirming(true);
      setAsking(false);
    },
    stopAsking: () => setConfirming(false),
    /** It was scheduled or sent elsewhere while its owner was asked. */
    overtaken: () => {
      setConfirming(false);
      setOpen((now) => ({ ...now, opened: true }));
    },
    /** Another post replaces it. */
    forget: () => {
      setSchedule(null);
      setConfirming(false);
    },
  };
}
