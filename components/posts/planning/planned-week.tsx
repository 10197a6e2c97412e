"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useMemo } from "react";
import { planQuery } from "@/lib/posts/planning/query-options";
import type { WeekPlan } from "@/lib/posts/planning/types";
import { WEEK_KEY } from "@/lib/posts/query-options";
import type { Week } from "@/lib/posts/week/types";
import { PlanKinds } from "./plan-kinds";
import { draftsById } from "./planned-ideas";
import { PlannedPosts } from "./planned-posts";

type PlannedWeekProps = { week: Week; plan: WeekPlan; onAskAgain: () => void };

/** The ideas of a week, and its posts. */
export function PlannedWeek({ week, plan, onAskAgain }: PlannedWeekProps) {
  const t = useTranslations("Planning");
  const scope = useMemo(
    () => ({
      id: week.from,
      queryKey: planQuery(week.from).queryKey,
      drafts: draftsById(week),
      day: week.from,
      free: week.free.map(({ at }) => at),
      needsPage: week.needs.includes("page"),
    }),
    [week],
  );
  useTextsOf(plan, week);
  return (
    <PlannedPosts
      scope={scope}
      plan={plan}
      title={t("ideas.title", { count: plan.ideas.filter(({ state }) => state !== "DROPPED").length })}
      onAskAgain={onAskAgain}
      head={<PlanKinds is="week" week={week.from} />}
    />
  );
}

/**
 * Refetches the week as soon as the plan has posts that are not in it: they were written elsewhere, or in the
 * background.
 */
function useTextsOf(plan: WeekPlan, week: Week): void {
  const client = useQueryClient();
  const known = new Set([...week.posts, ...week.drafts, ...week.olderDrafts].map(({ id }) => id));
  const missing = plan.ideas
    .flatMap(({ postId }) => (postId === null || known.has(postId) ? [] : postId))
    .join();
  useEffect(() => {
    if (missing) void client.invalidateQueries({ queryKey: WEEK_KEY });
  }, [client, missing]);
}
