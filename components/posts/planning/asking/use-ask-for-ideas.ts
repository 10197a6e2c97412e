"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useStoredState } from "@/components/layout/forms/use-stored-state";
import { api } from "@/lib/http/api-client";
import { planQuery } from "@/lib/posts/planning/query-options";
import { isWrittenOrWriting } from "@/lib/posts/planning/is-written-or-writing";
import type { WeekPlan } from "@/lib/posts/planning/types";
import type { Week } from "@/lib/posts/week/types";
import { draftsById, isOpen, isUnderWay } from "@/components/posts/planning/planned-ideas";
import { useAskedPhotoId } from "./use-asked-photo";
import { useFindIdeas } from "./use-find-ideas";

/** The body that requests the plan of a week. */
type PlanRequest = { weekStart: string; brief: string; photos: string[]; slots: string[] };

/** Typed text, and what was ticked or unticked by hand: photos by their ids, times as ISO instants. */
export type Ask = { brief: string; photos: Record<string, boolean>; times: Record<string, boolean> };
const NOTHING: Ask = { brief: "", photos: {}, times: {} };

/**
 * The input from which the ideas of a week are requested, and the request; `open` while nothing of the plan is in
 * progress.
 */
export function useAskForIdeas(week: Week, plan: WeekPlan | null) {
  const client = useQueryClient();
  const { queryKey } = planQuery(week.from);
  const [ask, setAsk, forgetAsk] = useStoredState<Ask>("planning", NOTHING);
  const askedPhoto = useAskedPhotoId();
  // Decided when the plan is first seen: it stays on the screen while its last post is read elsewhere.
  const [open, setOpen] = useState(
    () => askedPhoto !== null || plan === null || !isUnderWay(plan, draftsById(week)),
  );

  const { find, busy } = useFindIdeas<WeekPlan>({
    of: week.from,
    path: "/api/week/plan",
    known: async () => {
      const seen = new Set(client.getQueryData(queryKey)?.ideas.map(({ id }) => id));
      const now = await api<WeekPlan | null>(`/api/week/plan?week=${week.from}`);
      return now?.ideas.some((idea) => isOpen(idea) && !seen.has(idea.id)) ? now : null;
    },
    onTakenUp: () => setOpen(true),
    onFound: (found) => {
      client.setQueryData(queryKey, found);
      forgetAsk();
      setOpen(false);
    },
  });

  const kept = (plan?.ideas ?? []).filter(isWrittenOrWriting);
  const taken = new Set([...kept.map(({ slotAt }) => slotAt), ...week.meant]);
  return {
    open,
    busy,
    ask,
    setAsk,
    /** The free times that no written idea has, nor any of a campaign. */
    free: week.free.filter(({ at }) => !taken.has(at)),
    /** Whether there is a plan to return to. */
    planned: plan !== null && isUnderWay(plan, draftsById(week)),
    /** Asks anew, with what stands already. */
    begin: () => {
      const photos = (plan?.ideas ?? []).flatMap(({ photo, state }) =>
        photo && state !== "WRITTEN" ? [[photo.id, true] as const] : [],
      );
      setAsk((now) => ({
        ...now,
        brief: now.brief || (plan?.brief ?? ""),
        photos: { ...Object.fromEntries(photos), ...now.photos },
      }));
      setOpen(true);
    },
    cancel: () => setOpen(false),
    send: (wanted: Omit<PlanRequest, "weekStart">) => {
      const request: PlanRequest = { weekStart: week.from, ...wanted };
      find(request);
    },
  };
}

export type Asking = ReturnType<typeof useAskForIdeas>;
