"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import { useStoredState } from "@/components/layout/forms/use-stored-state";
import { useWrite } from "@/components/layout/forms/use-write";
import { toast } from "@/components/ui/toast/toast";
import { api } from "@/lib/http/api-client";
import { POSTS_KEY, WEEK_KEY, postQuery } from "@/lib/posts/query-options";
import { proposeTimes } from "@/lib/posts/week/propose-times";
import { draftsToFill } from "@/lib/posts/week/rules";
import type { FillResult, Week, WeekPost } from "@/lib/posts/week/types";

/** What the owner has decided of a draft. `at`: the time that she chose in place of the proposed one. */
export type Mark = { verdict?: "kept" | "dropped"; at?: string };

/** The drafts to be read, one after the other, with what was decided of each; survives a reload. */
export function useReading(week: Week) {
  const t = useTranslations("Reading");
  const errorText = useErrorMessage();
  const client = useQueryClient();
  const [marks, setMarks] = useStoredState<Record<string, Mark>>("reading", {});
  const [place, setPlace] = useStoredState<number>("reading-place", 0);
  const [refused, setRefused] = useState<ReadonlyMap<number, string>>(new Map());

  const drafts = useMemo(
    () =>
      draftsToFill(week)
        .filter(({ id, read }) => !read || marks[id]?.verdict)
        // What was changed here is in the cache of its post; the week is read again later.
        .map((post) => ({ ...post, ...client.getQueryData(postQuery(post.id).queryKey) })),
    [week, marks, client],
  );
  const index = Math.min(place, drafts.length);
  const mark = (post: WeekPost, change: Mark) =>
    setMarks((all) => ({ ...all, [post.id]: { ...all[post.id], ...change } }));

  const times = useMemo(() => {
    const chosen = drafts.flatMap(({ id }) => marks[id]?.at ?? []);
    const open = drafts.filter(({ id }) => marks[id]?.verdict !== "dropped" && !marks[id]?.at);
    const free = week.nextFree.filter(({ at }) => !chosen.includes(at));
    return proposeTimes(open, free, week.timeZone);
  }, [drafts, marks, week]);
  const timeOf = (post: WeekPost): string | null => marks[post.id]?.at ?? times.get(post.id)?.at ?? null;

  const kept = drafts.filter(({ id }) => marks[id]?.verdict === "kept");
  const ready = kept.filter((post) => timeOf(post) !== null);

  const scheduling = useWrite<void, FillResult>({
    send: (_, idempotencyKey) =>
      api<FillResult>("/api/week/fill", {
        method: "POST",
        idempotencyKey,
        body: {
          posts: ready.map((post) => ({
            postID: post.id,
            revision: post.revision,
            scheduledAt: timeOf(post) ?? undefined,
          })),
        },
      }),
    failed: { title: t("failed") },
    onSuccess: ({ results }) => {
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
      if (placed.length > 0) toast.success(t("done", { count: placed.length }));
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
    /** The decision of a draft, after which the next one is shown. */
    decide: (post: WeekPost, verdict: "kept" | "dropped") => {
      mark(post, { verdict });
      setPlace(Math.min(index + 1, drafts.length));
    },
    setTime: (post: WeekPost, at: string) => mark(post, { at }),
    schedule: () => scheduling.run(),
    scheduling: scheduling.busy,
  };
}

export type Reading = ReturnType<typeof useReading>;
