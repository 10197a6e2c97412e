"use client";

import { useEffect, useEffectEvent } from "react";
import { useMarks } from "@/components/posts/week/reading/use-marks";
import type { Plan } from "@/lib/posts/planning/types";
import { withIntendedTime } from "./with-intended-time";
import type { PlanScope } from "./plan-scope";

/**
 * Hands the times of ideas over to the reading (`useReading`), which proposes for a post the time that its idea had,
 * unless another one was chosen there or that time has passed; moving a campaign moves it too. @returns a function that
 * does so for a post just written
 */
export function useIntendedTimes(plan: Plan, drafts: PlanScope["drafts"]) {
  const [, setMarks, , latestMarks] = useMarks();
  const intend = (postId: number, slotAt: string) =>
    setMarks((all) => withIntendedTime(all, postId, slotAt, Date.now()));
  const intendAll = useEffectEvent(() => {
    for (const { postId, slotAt } of plan.ideas) {
      const draft = postId === null ? undefined : drafts.get(postId);
      // A draft that was read since may still wait for its time there.
      if (draft && (!draft.read || latestMarks()[draft.id]?.meant)) intend(draft.id, slotAt);
    }
  });
  useEffect(() => intendAll(), [plan, drafts]);
  return intend;
}
