"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { z } from "zod";
import { useWrite } from "@/components/layout/forms/use-write";
import { toast } from "@/components/ui/toast/toast";
import { FACTS_KEY } from "@/lib/brand/facts/query-options";
import { isOver } from "@/lib/brand/facts/rules";
import type { changeFactSchema, createFactSchema } from "@/lib/brand/facts/schema";
import type { Fact, FactList } from "@/lib/brand/facts/types";
import type { ApiError } from "@/lib/http/api-client";
import { callActionOrThrow } from "@/lib/http/client/call-action-or-throw";
import { changeFactAction, createFactAction, removeFactAction } from "@/lib/posts/scheduling/actions";
import type { LeaningPost } from "@/lib/posts/scheduling/types";
import { noteChange } from "./changed-here";

export type NewFact = z.input<typeof createFactSchema>;
export type FactChange = Omit<z.input<typeof changeFactSchema>, "revision">;
type Listener = {
  /** @returns whether the error was handled there; otherwise it is reported */
  onFailure?: (error: ApiError) => boolean | void;
  /** Something was added, changed or removed. */
  onSuccess?: () => void;
};

/** Adds, changes and removes facts, one write after the other, and updates the list. */
export function useFactWrites({ onFailure, onSuccess }: Listener = {}) {
  const t = useTranslations("Facts");
  const client = useQueryClient();
  const update = (change: (facts: Fact[]) => Fact[]) =>
    client.setQueryData<FactList>(FACTS_KEY, (list) => list && { ...list, facts: change(list.facts) });
  const put = (fact: Fact) => {
    noteChange(fact);
    update((facts) =>
      facts.some(({ id }) => id === fact.id)
        ? facts.map((one) => (one.id === fact.id ? fact : one))
        : [...facts, fact],
    );
    onSuccess?.();
  };
  /** Says at once which scheduled posts rely on a fact that ends before their time. */
  const sayLeaning = (posts: readonly LeaningPost[]) => {
    const [first] = posts;
    if (first) toast.note(t("leaning", { count: posts.length, excerpt: first.excerpt }));
  };
  const shared = {
    scope: "facts",
    failed: { title: t("failed"), id: "facts" },
    onFailure: (error: ApiError) => {
      // What stands there now is somebody else's: it is read again, and what was typed stays.
      if (error.code === "FACT_CHANGED" || error.code === "FACT_NOT_FOUND")
        void client.invalidateQueries({ queryKey: FACTS_KEY });
      return onFailure?.(error);
    },
  };
  const { run: add, busy: adding } = useWrite({
    ...shared,
    send: (fact: NewFact) => callActionOrThrow(() => createFactAction(fact)),
    onSuccess: put,
  });
  const { run: change, busy: changing } = useWrite({
    ...shared,
    send: ({ fact, ...parts }: FactChange & { fact: Fact }) =>
      callActionOrThrow(() =>
        changeFactAction({ id: fact.id, change: { ...parts, revision: fact.revision } }),
      ),
    onSuccess: ({ posts = [], ...fact }) => {
      put(fact);
      sayLeaning(posts);
    },
  });
  const { run: remove, busy: removing } = useWrite({
    ...shared,
    send: ({ id, revision }: Fact) => callActionOrThrow(() => removeFactAction({ id, revision })),
    show: async (fact) => {
      // What is being fetched still has it.
      await client.cancelQueries({ queryKey: FACTS_KEY });
      const before = client.getQueryData<FactList>(FACTS_KEY)?.facts ?? [];
      update((facts) => facts.filter(({ id }) => id !== fact.id));
      const index = before.findIndex(({ id }) => id === fact.id);
      return () => update((facts) => (index < 0 ? facts : facts.toSpliced(index, 0, fact)));
    },
    onSuccess: (removed) => {
      onSuccess?.();
      const { kind, text, from, until, posts = [] } = removed;
      sayLeaning(posts);
      const undo = { label: t("undo"), onClick: () => void add({ kind, text, from, until }) };
      toast.success(t("removed"), isOver(removed, new Date()) ? {} : { action: undo });
    },
  });
  return { add, change, remove, busy: adding || changing || removing };
}
