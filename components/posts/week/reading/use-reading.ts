"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { useNow } from "@/components/layout/browser/use-clock";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import { useStoredState } from "@/components/layout/forms/use-stored-state";
import { useWrite } from "@/components/layout/forms/use-write";
import { useProblemText } from "@/components/posts/use-problem-text";
import { toast } from "@/components/ui/toast/toast";
import { api } from "@/lib/http/api-client";
import { POSTS_KEY, WEEK_KEY, postQuery } from "@/lib/posts/query-options";
import { proposeTimes } from "@/lib/posts/week/propose-times";
import type { FillResult, Week, WeekPost } from "@/lib/posts/week/types";
import { draftsToRead, findDraft } from "./drafts-to-read";
import { useAskedPost } from "./use-asked-post";
import { type Mark, type Marks, useMarks } from "./use-marks";

/** The drafts to be read, one after the other, with what was decided of each; survives a reload. */
export function useReading(week: Week) {
  const t = useTranslations("Reading");
  const errorText = useErrorMessage();
  const problemText = useProblemText({ timeZone: week.timeZone, several: true });
  const client = useQueryClient();
  const [marks, setMarks, , latestMarks] = useMarks();
  const [place, setPlace] = useStoredState<number>("reading-place", 0);
  const [refused, setRefused] = useState<ReadonlyMap<number, string>>(new Map());

  const drafts = useMemo(
    () =>
      draftsToRead(week, marks)
        // What was changed here is in the cache of its post; the week is read again later.
        .map((post) => ({ ...post, ...client.getQueryData(postQuery(post.id).queryKey) })),
    [week, marks, client],
  );
  const index = Math.min(place, drafts.length);
  const mark = (post: WeekPost, change: Mark) =>
    setMarks((all) => ({ ...all, [post.id]: { ...all[post.id], ...change } }));

  // What the week has led here for, with the time that was wanted there.
  const [asked, setAsked] = useState<number | null>(null);
  useAskedPost((id, at) => {
    const post = findDraft(week, id);
    if (!post) return;
    const next: Marks = {
      ...latestMarks(),
      [id]: { verdict: post.read ? "kept" : undefined, at },
    };
    setMarks(next);
    setPlace(draftsToRead(week, next).findIndex((draft) => draft.id === id));
    setAsked(id);
  });

  const now = useNow();
  const times = useMemo(() => {
    const isAhead = (at: string) => Date.parse(at) > now.getTime();
    // A reading may be gone on with days later.
    const chosen = new Map(
      drafts.flatMap(({ id }) => {
        const at = marks[id]?.at;
        return at !== undefined && isAhead(at) ? [[id, at] as const] : [];
      }),
    );
    const taken = new Set(chosen.values());
    const open = drafts.filter(({ id }) => marks[id]?.verdict !== "dropped" && !chosen.has(id));
    const free = week.nextFree.filter(({ at }) => isAhead(at) && !taken.has(at));
    const proposed = proposeTimes(open, free, week.timeZone);
    return new Map(drafts.map(({ id }) => [id, chosen.get(id) ?? proposed.get(id)?.at ?? null]));
  }, [drafts, marks, week, now]);
  const timeOf = (post: WeekPost): string | null => times.get(post.id) ?? null;

  const kept = drafts.filter(({ id }) => marks[id]?.verdict === "kept");
  const ready = kept.filter((post) => timeOf(post) !== null);

  const scheduling = useWrite<readonly WeekPost[], FillResult>({
    send: (posts, idempotencyKey) =>
      api<FillResult>("/api/week/fill", {
        method: "POST",
        idempotencyKey,
        body: {
          posts: posts.map((post) => ({
            postID: post.id,
            revision: post.revision,
            scheduledAt: timeOf(post) ?? undefined,
          })),
        },
      }),
    failed: { title: t("failed") },
    onSuccess: ({ results, problems }) => {
      const placed = results.flatMap((result) => ("scheduledAt" in result ? [result.postID] : []));
      setRefused(
        new Map(
          results.flatMap((result) =>
            "code" in result ? [[result.postID, errorText.ofCode(result.code)] as const] : [],
          ),
        ),
      );
      setMarks((all) =>
        Object.fromEntries(Object.entries(all).filter(([id]) => !placed.includes(Number(id)))),
      );
      setPlace(0);
      if (placed.length > 0)
        toast.success(t("done", { count: placed.length }), { description: problemText.describe(problems) });
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: WEEK_KEY });
      void client.invalidateQueries({ queryKey: POSTS_KEY, refetchType: "none" });
    },
  });

  return {
    drafts,
    /** The place in the drafts; their number at the end. */
    index,
    post: drafts[index] ?? null,
    kept,
    ready,
    dropped: drafts.filter(({ id }) => marks[id]?.verdict === "dropped"),
    refused,
    timeOf,
    verdictOf: ({ id }: WeekPost) => marks[id]?.verdict,
    goTo: (next: number) => setPlace(Math.max(0, Math.min(next, drafts.length))),
    /** The decision of a draft, after which the next one is shown; the end for one that was asked for. */
    decide: (post: WeekPost, verdict: "kept" | "dropped") => {
      mark(post, { verdict });
      setPlace(post.id === asked && verdict === "kept" ? drafts.length : Math.min(index + 1, drafts.length));
    },
    /** Keeps a draft among those to be read that has become read by being changed. */
    stay: (post: WeekPost) => mark(post, {}),
    setTime: (post: WeekPost, at: string) => mark(post, { at }),
    schedule: () => scheduling.run(ready),
    /**
     * How many posts are scheduled once this one is kept, where it is the last of several that are all decided; else null.
     */
    lastOf: (post: WeekPost): number | null => {
      const others = drafts.filter(({ id }) => id !== post.id);
      const decided = others.every(({ id }) => marks[id]?.verdict);
      if (asked !== null || index !== drafts.length - 1 || !decided || timeOf(post) === null) return null;
      const keptToo = others.filter(({ id }) => marks[id]?.verdict === "kept");
      return keptToo.length > 0 && keptToo.every((other) => ready.includes(other))
        ? keptToo.length + 1
        : null;
    },
    /** Keeps the last draft, as it was saved, and schedules all that was kept; the end shows what came of it. */
    keepAndSchedule: (post: WeekPost, saved: Pick<WeekPost, "revision">) => {
      mark(post, { verdict: "kept" });
      setPlace(drafts.length);
      const others = ready.filter(({ id }) => id !== post.id);
      return scheduling.run([...others, { ...post, revision: saved.revision }]);
    },
    scheduling: scheduling.busy,
  };
}

export type Reading = ReturnType<typeof useReading>;
