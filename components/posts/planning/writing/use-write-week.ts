"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { useCreditsShort } from "@/components/billing/use-credits-short";
import { useStoredState } from "@/components/layout/forms/use-stored-state";
import { useWrite } from "@/components/layout/forms/use-write";
import { textAfter } from "@/lib/posts/answers/text-event";
import type { WriteResult } from "@/lib/posts/planning/types";
import { POSTS_KEY, WEEK_KEY } from "@/lib/posts/query-options";
import type { PlanScope } from "@/components/posts/planning/plan-scope";
import { streamWeek } from "./stream-week";

/** An idea whose post is being written, as the stream tells it. */
export type IdeaProgress = { state: "waiting" | "writing" | "written" | "failed"; text: string };

/** The running request, kept in the browser until it is answered: a reload follows it. */
type Order = { key: string; from: string; ideas: string[]; at: number };
/** How long a reload follows it, in milliseconds; the server keeps its answer for a day. */
const FOLLOWED_MS = 12 * 3_600_000;

const WAITING: IdeaProgress = { state: "waiting", text: "" };

/** Has the posts of a plan's ideas written, which continues without the page, and shows the progress. */
export function useWriteWeek(
  { id: from, queryKey }: PlanScope,
  onWritten: (postId: number, slotAt: string) => void,
) {
  const t = useTranslations("Planning");
  const client = useQueryClient();
  const reportShortage = useCreditsShort((short) => t("short.needed", short));
  const [, setOrder, forgetOrder, order] = useStoredState<Order | null>("week-writing", null);
  const [live, setLive] = useState<Readonly<Record<string, IdeaProgress>>>({});
  const [lost, setLost] = useState(false);
  const change = (id: string, part: Partial<IdeaProgress>) =>
    setLive((all) => ({ ...all, [id]: { ...(all[id] ?? WAITING), ...part } }));
  const refetch = async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey }),
      client.invalidateQueries({ queryKey: WEEK_KEY }),
    ]);
    void client.invalidateQueries({ queryKey: POSTS_KEY, refetchType: "none" });
  };

  const { run, busy } = useWrite<Order, WriteResult>({
    failed: { title: t("writeFailed") },
    send: async (wanted) => {
      setOrder(wanted);
      const result = await streamWeek(wanted.ideas, wanted.key, {
        begun: () => setLive(Object.fromEntries(wanted.ideas.map((id) => [id, WAITING]))),
        lost: () => {
          setLost(true);
          void client.invalidateQueries({ queryKey });
        },
        started: ({ id }) => {
          setLost(false);
          change(id, { state: "writing", text: "" });
        },
        text: ({ id, ...piece }) =>
          setLive((all) => ({
            ...all,
            [id]: { state: "writing", text: textAfter(all[id]?.text ?? "", piece) },
          })),
        written: ({ id, slotAt, post }) => {
          change(id, { state: "written", text: post.content });
          onWritten(post.id, slotAt);
        },
        // Somebody else is writing it.
        failed: ({ id, code }) =>
          change(id, code === "REQUEST_IN_PROGRESS" ? { state: "writing" } : { state: "failed" }),
      });
      await refetch();
      return result;
    },
    onSuccess: forgetOrder,
    onFailure: (error) => {
      if (error.answered) forgetOrder();
      void refetch();
      return reportShortage(error) !== null;
    },
    onSettled: () => {
      setLost(false);
      setLive({});
    },
  });

  const follow = useEffectEvent(() => {
    const last = order();
    if (last?.from !== from) return;
    if (Date.now() - last.at > FOLLOWED_MS) return forgetOrder();
    void run(last);
  });
  useEffect(() => {
    const timer = setTimeout(() => follow());
    return () => clearTimeout(timer);
  }, []);

  return {
    live,
    busy,
    /** The connection is lost, so progress is not visible. */
    lost,
    write: (ideas: string[]) => {
      const last = order();
      const same = last?.from === from && JSON.stringify(last.ideas) === JSON.stringify(ideas);
      void run({ key: same ? last.key : crypto.randomUUID(), from, ideas, at: Date.now() });
    },
  };
}
