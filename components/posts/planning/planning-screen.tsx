"use client";

import { useQuery } from "@tanstack/react-query";
import { NextIntlClientProvider, useLocale, useTranslations } from "next-intl";
import { ErrorState } from "@/components/layout/states/error-state";
import { useWeekFormat } from "@/components/posts/use-week-format";
import { weekPath } from "@/components/posts/week/week-path";
import { Button } from "@/components/ui/button";
import { planQuery } from "@/lib/posts/planning/query-options";
import type { WeekPlan } from "@/lib/posts/planning/types";
import { addDays } from "@/lib/posts/posting-times/rules";
import type { Slot } from "@/lib/posts/posting-times/types";
import { weekQuery } from "@/lib/posts/week/query-options";
import type { Week } from "@/lib/posts/week/types";
import { AskForm } from "./asking/ask-form";
import { useAskForIdeas } from "./asking/use-ask-for-ideas";
import { PlanHeader } from "./plan-header";
import { PlanSkeleton } from "./plan-skeleton";
import { PlannedWeek } from "./planned-week";

type PlanningScreenProps = {
  /** The week's Monday, yyyy-MM-dd. */
  from: string;
  /** Posting times for an owner who has none. */
  proposed: readonly Slot[];
};

/** The screen for planning a week: a brief becomes ideas, and these become drafts to be read. */
export function PlanningScreen({ from, proposed }: PlanningScreenProps) {
  const t = useTranslations("Planning");
  const locale = useLocale();
  const { data: week } = useQuery(weekQuery(from));
  const { data: plan, isError, refetch } = useQuery(planQuery(from));
  if (!week) return null;
  return (
    <NextIntlClientProvider locale={locale} timeZone={week.timeZone}>
      <main className="flex min-h-dvh flex-col bg-paper">
        <Header week={week} />
        {plan !== undefined ? (
          <Stages week={week} plan={plan} proposed={proposed} />
        ) : isError ? (
          <ErrorState
            title={t("loadFailed")}
            text={t("loadFailedText")}
            action={<Button onClick={() => void refetch()}>{t("tryAgain")}</Button>}
          />
        ) : (
          <PlanSkeleton />
        )}
      </main>
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

type StagesProps = { week: Week; plan: WeekPlan | null; proposed: readonly Slot[] };

function Stages({ week, plan, proposed }: StagesProps) {
  const asking = useAskForIdeas(week, plan);
  return asking.open || !plan ? (
    <AskForm week={week} asking={asking} proposed={proposed} />
  ) : (
    <PlannedWeek week={week} plan={plan} onAskAgain={asking.begin} />
  );
}
