"use client";

import { RefreshCw } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { moveFocusWhenIdle } from "@/components/ui/focus/move-focus";
import { Button } from "@/components/ui/button";
import type { Idea, Plan } from "@/lib/posts/planning/types";
import { LeftOut } from "./left-out";
import { IdeaRow } from "./ideas/idea-row";
import { useTypedIdeas } from "./ideas/use-typed-ideas";
import type { PlanScope } from "./plan-scope";
import { isOpen } from "./planned-ideas";
import { useIntendedTimes } from "./use-intended-times";
import { WeekFooter } from "./week-footer";
import { useWriteWeek } from "./writing/use-write-week";
import { WritingRow } from "./writing/writing-row";

type PlannedPostsProps = {
  scope: PlanScope;
  plan: Plan;
  /** The heading above its ideas. */
  title: string;
  /** Requests new ideas; null if no more are possible. */
  onAskAgain?: () => void;
  /** The row of an idea whose post is no draft any more; null for any other. */
  rowOf?: (idea: Idea) => ReactNode;
  /** Shown at the top. */
  head?: ReactNode;
  /** What can be done with the whole of it. */
  children?: ReactNode;
};

/** The ideas of a plan, each under its time, and the posts that are written from them. */
export function PlannedPosts(props: PlannedPostsProps) {
  const { scope, plan, title, onAskAgain, rowOf, head, children } = props;
  const t = useTranslations("Planning");
  const typed = useTypedIdeas();
  const intend = useIntendedTimes(plan, scope.drafts);
  const { live, busy, lost, write } = useWriteWeek(scope, intend);

  const running = busy || plan.ideas.some(({ state }) => state === "WRITING");
  const open = plan.ideas.filter(isOpen);
  const send = async (ideas: readonly Idea[]) => {
    if (await typed.saveAll()) write(ideas.map(({ id }) => id));
  };
  const heading = useRef<HTMLHeadingElement>(null);
  const [wasRunning, setWasRunning] = useState(running);
  if (running && !wasRunning) setWasRunning(true);
  // What was pressed is gone: the heading says that the posts are written.
  useEffect(() => {
    if (wasRunning && !running) moveFocusWhenIdle(heading.current);
  }, [wasRunning, running]);
  const begun = running || plan.ideas.some(({ state }) => state === "WRITTEN");
  const shown = plan.ideas.filter(({ state }) => !begun || state !== "DROPPED");
  return (
    <>
      <div className="mx-auto grid w-full max-w-[38rem] grow content-start gap-6 px-4 py-6">
        {head}
        <div className="grid justify-items-start gap-1.5">
          <h2 ref={heading} className="font-display text-2xl leading-8 focus:outline-none">
            {begun ? t("written.title") : title}
          </h2>
          <p className="max-w-text text-ink-soft">{t(begun ? "written.text" : "ideas.text")}</p>
          {!running && (
            <div className="-mx-4 flex flex-wrap empty:hidden">
              {onAskAgain && (
                <Button variant="ghost" icon={<RefreshCw aria-hidden />} onClick={onAskAgain}>
                  {t(open.length > 0 ? "again" : "written.more")}
                </Button>
              )}
              {children}
            </div>
          )}
        </div>
        {!running && <LeftOut plan={plan} free={scope.free} />}
        <ul className="divide-y">
          {shown.map((idea) => {
            const row = live[idea.id] ? null : rowOf?.(idea);
            if (row) return row;
            return live[idea.id] || !(isOpen(idea) || idea.state === "DROPPED") ? (
              <WritingRow
                key={idea.id}
                idea={idea}
                timeZone={plan.timeZone}
                live={live[idea.id]}
                post={idea.postId === null ? undefined : scope.drafts.get(idea.postId)}
              />
            ) : (
              <IdeaRow
                key={idea.id}
                scope={scope}
                timeZone={plan.timeZone}
                idea={idea}
                typed={typed}
                onRetry={() => void send([idea])}
              />
            );
          })}
        </ul>
      </div>
      <WeekFooter
        plan={plan}
        scope={scope}
        live={live}
        running={running}
        lost={lost}
        onWrite={() => void send(open.slice(0, plan.affordable))}
      />
    </>
  );
}
