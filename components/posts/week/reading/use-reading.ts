"use client";

import { dateOf } from "@/lib/i18n/calendar";
import { useGoTo } from "@/components/layout/shell/navigation";
import { weekPath } from "@/components/posts/week/week-path";
import type { Week, WeekPost } from "@/lib/posts/week/types";
import { useAskedDraft } from "./place/use-asked-draft";
import { useDrafts } from "./use-drafts";
import { type Mark, useMarks } from "./use-marks";
import { usePlace } from "./place/use-place";
import { type Outcome, useScheduleKept } from "./use-schedule-kept";
import { afterOutcome, isEverythingDone, scheduledWith, withoutDropped } from "./after-outcome";

/** The drafts to be read, one after the other, with what was decided of each; survives a reload. */
export function useReading(week: Week) {
  const goTo = useGoTo();
  const [marks, setMarks, , latestMarks] = useMarks();
  const { drafts, more, timeOf } = useDrafts(week, marks);
  const verdictOf = ({ id }: WeekPost) => marks[id]?.verdict;
  const place = usePlace(drafts, (post) => verdictOf(post) !== undefined);
  const mark = (post: WeekPost, change: Mark) =>
    setMarks((all) => ({ ...all, [post.id]: { ...all[post.id], ...change } }));

  const asked = useAskedDraft(week, place);

  const kept = drafts.filter((post) => verdictOf(post) === "kept");
  const ready = kept.filter((post) => timeOf(post) !== null);
  /** What keeps any post from going out, and is to be done first. */
  const blocking = week.needs.filter((need) => need === "page" || need === "reconnect" || need === "plan");

  const onOutcome = (outcome: Outcome) => {
    const left = afterOutcome(latestMarks(), outcome);
    setMarks(left);
    const first = outcome.placed.map(({ at }) => at).sort()[0];
    const others = drafts.filter(({ id }) => !outcome.placed.some(({ post }) => post.id === id));
    const isOpen = ({ id }: WeekPost) => left[id]?.verdict === undefined;
    if (outcome.refused.length === 0 && others.some(isOpen)) return place.goToFirstOpen();
    place.goToEnd();
    if (first === undefined || !isEverythingDone(left, others, outcome)) return;
    setMarks(withoutDropped(left));
    goTo(weekPath(dateOf(first, week.timeZone)));
  };
  const scheduling = useScheduleKept({
    timeZone: week.timeZone,
    timeOf,
    onOutcome,
    onUndone: place.goToFirstOpen,
  });

  return {
    drafts,
    more,
    index: place.index,
    /** Whether the week led here for one draft, which is followed by the end. */
    isAsked: asked !== null,
    post: drafts[place.index] ?? null,
    kept,
    ready,
    blocking,
    outcome: scheduling.outcome,
    timeOf,
    verdictOf,
    goTo: place.goTo,
    goOn: place.goToFirstOpen,
    /** The decision of a draft, after which the next one is shown; the end for one that was asked for. */
    decide: (post: WeekPost, verdict: "kept" | "dropped") => {
      mark(post, { verdict });
      scheduling.forget(post.id);
      if (post.id === asked && verdict === "kept") place.goToEnd();
      else place.goOnFrom(post);
    },
    /** Shows a draft again that is to be decided once more. */
    readAgain: (post: WeekPost) => {
      mark(post, { verdict: undefined });
      place.goToPost(post.id);
    },
    /** Keeps a draft among those to be read that has become read by being changed. */
    stay: (post: WeekPost) => mark(post, {}),
    setTime: (post: WeekPost, at: string) => {
      mark(post, { at });
      scheduling.forget(post.id);
    },
    schedule: () => scheduling.run(ready),
    /**
     * How many posts are scheduled once this one is kept, where it is the last of several that are all decided; else null.
     */
    lastOf: (post: WeekPost): number | null => {
      if (asked !== null || blocking.length > 0 || timeOf(post) === null) return null;
      return scheduledWith(post, drafts, marks, ready);
    },
    /** Keeps the last draft, as it was saved, and schedules all that was kept; the end shows what came of it. */
    keepAndSchedule: (post: WeekPost, saved: Pick<WeekPost, "revision">) => {
      mark(post, { verdict: "kept" });
      place.goToEnd();
      const others = ready.filter(({ id }) => id !== post.id);
      return scheduling.run([...others, { ...post, revision: saved.revision }]);
    },
    scheduling: scheduling.busy,
  };
}

export type Reading = ReturnType<typeof useReading>;
