"use client";

import { useTimeZone } from "next-intl";
import { useState } from "react";
import { useNow } from "@/components/layout/browser/use-clock";
import type { ScheduleChoice } from "@/components/posts/scheduling/schedule-fields";
import { CONTENT_LIMIT } from "@/lib/posts/constants";
import { instantOf, wallTime } from "@/lib/posts/scheduling/schedule-times";
import type { Post } from "@/lib/posts/types";
import { isBlank } from "@/lib/text";

/** What was changed in an open post and is not saved; `base` is the post as it was before. */
type Changes = { base: Post; content?: string; choice?: ScheduleChoice };

/** The text and the time of an open post as its owner has changed them. Nothing is saved here. */
export function usePostEdit(post: Post) {
  const timeZone = useTimeZone() ?? "UTC";
  const now = useNow();
  const [changes, setChanges] = useState<Changes | null>(null);
  const base = changes?.base ?? post;

  const wallOf = ({ scheduledTime }: Post): ScheduleChoice | null =>
    scheduledTime && new Date(scheduledTime) > now ? wallTime(new Date(scheduledTime), timeZone) : null;
  const content = changes?.content ?? post.content;
  const choice = changes?.choice ?? wallOf(post);
  const time = choice?.date ? instantOf({ ...choice, date: choice.date }, timeZone) : null;
  const changed = {
    text: changes?.content !== undefined && changes.content !== base.content,
    time: changes?.choice !== undefined && !isSameTime(changes.choice, wallOf(base)),
  };

  return {
    content,
    /** The chosen time; null for a draft without one, and where the old one has passed. */
    choice,
    /** The same as an instant; null while no day is chosen. */
    time,
    base,
    changed,
    /** What saving these changes to `other` would change. */
    changesOf: (other: Post) => ({
      text: changed.text && content !== other.content,
      time: changed.time && choice !== null && !isSameTime(choice, wallOf(other)),
    }),
    dirty: changed.text || changed.time,
    tooLong: content.length > CONTENT_LIMIT,
    blank: isBlank(content),
    /** Whether the chosen time can be saved. */
    timely: !changed.time || (time !== null && time > now),
    /** `undefined` takes a change back. */
    change: (part: Partial<Omit<Changes, "base">>) => setChanges((old) => ({ base: post, ...old, ...part })),
    /** From now on the changes are changes to this post. */
    rebase: (next: Post) => setChanges((old) => old && { ...old, base: next }),
    reset: () => setChanges(null),
    /** Continues in another post, with this text. */
    restart: (next: Post, typed?: string) =>
      setChanges(typed === undefined ? null : { base: next, content: typed }),
  };
}

export type PostEdit = ReturnType<typeof usePostEdit>;

function isSameTime(a: ScheduleChoice, b: ScheduleChoice | null): boolean {
  return a.date === b?.date && a.hour === b.hour && a.minute === b.minute;
}
