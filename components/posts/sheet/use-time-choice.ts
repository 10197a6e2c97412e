"use client";

import { useTimeZone } from "next-intl";
import { useState } from "react";
import { useNow } from "@/components/layout/browser/use-clock";
import type { ScheduleChoice } from "@/components/posts/scheduling/schedule-fields";
import { instantOf, wallTime } from "@/lib/i18n/wall-time";
import type { Post } from "@/lib/posts/types";

/** A time that was chosen and is not saved; `over`: the one that the post had then. */
type Choice = { choice?: ScheduleChoice; over: string | null };

/** The time of an open post as its owner has chosen it. Nothing is saved here. */
export function useTimeChoice({ scheduledTime }: Pick<Post, "scheduledTime">) {
  const timeZone = useTimeZone() ?? "UTC";
  const now = useNow();
  const [chosen, setChosen] = useState<Choice | null>(null);
  const over = chosen ? chosen.over : scheduledTime;
  const wall = over && new Date(over) > now ? wallTime(new Date(over), timeZone) : null;
  const choice = chosen?.choice ?? wall;
  const time = choice?.date ? instantOf({ ...choice, date: choice.date }, timeZone) : null;
  const changed = chosen?.choice !== undefined && !isSameTime(chosen.choice, wall);
  return {
    /** Null for a draft without one, and where the old one has passed. */
    choice,
    /** The same as an instant; null while no day is chosen. */
    time,
    changed,
    /** The post has got another time elsewhere since. */
    overtaken: changed && over !== scheduledTime,
    /** Whether the chosen time can be saved. */
    timely: !changed || (time !== null && time > now),
    /** `undefined` undoes the choice. */
    choose: (next: ScheduleChoice | undefined) => setChosen({ choice: next, over }),
    /** Rebases the choice on the time that the post has now. */
    rebase: () => setChosen((old) => old && { ...old, over: scheduledTime }),
    reset: () => setChosen(null),
  };
}

export type TimeChoice = ReturnType<typeof useTimeChoice>;

function isSameTime(a: ScheduleChoice, b: ScheduleChoice | null): boolean {
  return a.date === b?.date && a.hour === b.hour && a.minute === b.minute;
}
