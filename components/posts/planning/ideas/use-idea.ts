"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef } from "react";
import { useWrite } from "@/components/layout/forms/use-write";
import type { PlanScope } from "@/components/posts/planning/plan-scope";
import { withIdea } from "@/components/posts/planning/planned-ideas";
import { usePlanningFailure } from "@/components/posts/planning/use-planning-failure";
import { awaitModelAnswer } from "@/components/posts/planning/await-model-answer";
import { type ApiError, api } from "@/lib/http/api-client";
import type { Idea, Plan } from "@/lib/posts/planning/types";
import { isBlank } from "@/lib/text";
import type { Field, Typed, TypedIdeas } from "./use-typed-ideas";

type Change = {
  line?: string;
  answer?: string;
  drop?: boolean;
  another?: true;
  mediaId?: string | null;
  revision?: number;
};

/** An idea with its unsaved input and the actions on it: change, drop, or replace it by another. */
export function useIdea({ queryKey }: PlanScope, idea: Idea, typed: TypedIdeas) {
  const t = useTranslations("Planning");
  const client = useQueryClient();
  const { id } = idea;
  const mine = typed.of(id);
  const reportFailure = usePlanningFailure();
  /** The running save. */
  const running = useRef<Promise<Idea | null>>(Promise.resolve(null));

  const put = (next: Idea) =>
    client.setQueryData<Plan | null>(queryKey, (plan) => plan && withIdea(plan, next));
  const write = {
    scope: `idea ${id}`,
    send: (body: Change, idempotencyKey: string) =>
      awaitModelAnswer(() => api<Idea>(`/api/idea/${id}`, { method: "PATCH", body, idempotencyKey })),
    onFailure: ({ code, status, object }: ApiError): boolean => {
      const changed = code === "IDEA_CHANGED" && (object as { idea?: Idea } | null)?.idea;
      if (!changed) {
        if (status === 404 || status === 409) void client.invalidateQueries({ queryKey });
        return false;
      }
      put(changed);
      const line = typed.latest(id)?.line;
      // Both lines are shown, and their owner chooses; an answer may be sent again.
      if (line !== undefined && line !== changed.line) return true;
      typed.change(id, (now) => now && { ...now, over: changed.revision });
      return false;
    },
  };
  const saving = useWrite<Change, Idea>({
    ...write,
    failed: { title: t("ideas.saveFailed") },
    onSuccess: (next, sent) => {
      put(next);
      // What was typed since stays, over what is saved now.
      typed.change(id, (now) => {
        if (!now) return undefined;
        const rest: Typed = { ...now, over: now.over === sent.revision ? next.revision : now.over };
        for (const field of ["line", "answer"] as const)
          if (sent[field] !== undefined && rest[field] === sent[field]) delete rest[field];
        return rest;
      });
    },
  });
  const dropping = useWrite<Change, Idea>({
    ...write,
    failed: { title: t("ideas.dropFailed") },
    show: ({ drop }) => {
      put({ ...idea, state: drop ? "DROPPED" : "PROPOSED" });
      return () => put(idea);
    },
    onSuccess: put,
  });
  const another = useWrite<Change, Idea>({
    ...write,
    failed: { title: t("ideas.anotherFailed") },
    onFailure: (error) => write.onFailure(error) || reportFailure(error, t("ideas.anotherFailed")),
    onSuccess: (next) => {
      typed.change(id, () => undefined);
      put(next);
    },
  });

  const photo = useWrite<Pick<Change, "mediaId">, Idea>({
    ...write,
    failed: { title: t("ideas.photoFailed") },
    onSuccess: put,
  });

  /** @returns whether nothing that was typed is left unsaved */
  const save = async (): Promise<boolean> => {
    const now = typed.latest(id);
    if (now?.line !== undefined && isBlank(now.line))
      typed.change(id, (all) => all && { ...all, line: undefined });
    const { over, ...left } = typed.latest(id) ?? { over: idea.revision };
    const change = Object.fromEntries(
      Object.entries(left).filter(
        ([field, text]) => text !== undefined && text !== (idea[field as Field] ?? ""),
      ),
    );
    if (Object.keys(change).length === 0) {
      typed.change(id, () => undefined);
      await running.current;
      return true;
    }
    running.current = saving.run({ ...change, revision: over });
    return (await running.current) !== null;
  };
  const saveNow = useEffectEvent(save);
  useEffect(() => typed.register(id, () => saveNow()), [id, typed]);

  return {
    line: mine?.line ?? idea.line,
    answer: mine?.answer ?? idea.answer ?? "",
    /** Somebody has changed the line elsewhere while another one was typed here. */
    elsewhere: mine?.line !== undefined && mine.over !== idea.revision && mine.line !== idea.line,
    type: (field: Field, text: string) =>
      typed.change(id, (now) => ({ over: idea.revision, ...now, [field]: text })),
    /** Lets what was typed stand over what the idea has become. */
    keepMine: () => {
      typed.change(id, (now) => now && { ...now, over: idea.revision });
      void save();
    },
    takeTheirs: () => typed.change(id, () => undefined),
    save: () => void save(),
    drop: () => void dropping.run({ drop: true }),
    undo: () => void dropping.run({ drop: false }),
    another: () => void another.run({ another: true }),
    setPhoto: (mediaId: string | null) => void photo.run({ mediaId }),
    /** Its photo was cropped, described or deleted: that is seen wherever the photo is. */
    refresh: () => void client.invalidateQueries({ queryKey }),
    changing: another.busy,
    saving: saving.busy,
  };
}
