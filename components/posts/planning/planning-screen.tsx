"use client";

import { addDays } from "@/lib/i18n/calendar";
import { useQuery } from "@tanstack/react-query";
import { NextIntlClientProvider, useLocale, useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { useEffect } from "react";
import { keepTrying } from "@/components/layout/browser/keep-trying";
import { LazyPart } from "@/components/layout/states/lazy-part";
import { useWeekFormat } from "@/components/posts/wording/use-week-format";
import { weekPath } from "@/components/posts/week/week-path";
import { planQuery } from "@/lib/posts/planning/query-options";
import type { WeekPlan } from "@/lib/posts/planning/types";
import { weekQuery } from "@/lib/posts/week/query-options";
import type { Week } from "@/lib/posts/week/types";
import { AskForm } from "./asking/ask-form";
import { useAskForIdeas } from "./asking/use-ask-for-ideas";
import { PlanHeader } from "./plan-header";
import { PlanningFrame } from "./planning-frame";

const loadPlannedWeek = () => import("./planned-week");
// eslint-disable-next-line no-restricted-syntax -- LazyPart is its boundary, but not in the first HTML
const PlannedWeek = dynamic(() => keepTrying(loadPlannedWeek).then((module) => module.PlannedWeek));

/**
 * The screen for planning a week: a brief becomes ideas, and these become drafts to be read.
 * @param from the week's Monday, yyyy-MM-dd
 */
export function PlanningScreen({ from }: { from: string }) {
  const locale = useLocale();
  const { data: week } = useQuery(weekQuery(from));
  const { data: plan } = useQuery(planQuery(from));
  if (!week || plan === undefined) return null;
  return (
    <NextIntlClientProvider locale={locale} timeZone={week.timeZone}>
      <PlanningFrame>
        <Header week={week} />
        <Stages week={week} plan={plan} />
      </PlanningFrame>
    </NextIntlClientProvider>
  );
}

function Header({ week: { from, timeZone } }: { week: Week }) {
  const t = useTranslations("Planning");
  const format = useWeekFormat(timeZone);
  return (
    <PlanHeader
      title={t("title")}
      days={format.range(from, addDays(from, 6))}
      back={{ href: weekPath(from), label: t("back") }}
    />
  );
}

type StagesProps = { week: Week; plan: WeekPlan | null };

function Stages({ week, plan }: StagesProps) {
  const asking = useAskForIdeas(week, plan);
  const isAsking = asking.open || !plan;
  // While the ideas are found.
  useEffect(() => {
    if (asking.busy) void loadPlannedWeek().catch(() => undefined);
  }, [asking.busy]);
  return (
    <>
      {isAsking && <AskForm week={week} asking={asking} />}
      <LazyPart>{!isAsking && <PlannedWeek week={week} plan={plan} onAskAgain={asking.begin} />}</LazyPart>
    </>
  );
}
