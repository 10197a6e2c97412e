"use client";

import { useRef } from "react";
import { useStoredState } from "@/components/layout/forms/use-stored-state";

export type Field = "line" | "answer";
/** Unsaved input for an idea; `over`: the revision that was shown when it was typed. */
export type Typed = Partial<Record<Field, string>> & { over: number };

const NONE: Record<string, Typed> = {};

/** Unsaved input for ideas, which survives a reload, and saving all of it. */
export function useTypedIdeas() {
  const [typed, setTyped, , latest] = useStoredState<Record<string, Typed>>("ideas", NONE);
  const rows = useRef(new Map<string, () => Promise<boolean>>());
  const change = (id: string, next: (now: Typed | undefined) => Typed | undefined) =>
    setTyped((all) => {
      const { [id]: now, ...rest } = all;
      const then = next(now);
      return then && (then.line !== undefined || then.answer !== undefined) ? { ...rest, [id]: then } : rest;
    });
  return {
    of: (id: string): Typed | undefined => typed[id],
    latest: (id: string): Typed | undefined => latest()[id],
    change,
    /** Registers how a row saves what was typed into it. @returns a function that unregisters it */
    register: (id: string, save: () => Promise<boolean>) => {
      rows.current.set(id, save);
      return () => void rows.current.delete(id);
    },
    /** Saves typed text and waits for running saves. @returns whether all of it is saved */
    saveAll: async (): Promise<boolean> => {
      const saved = await Promise.all([...rows.current.values()].map((save) => save()));
      return saved.every(Boolean);
    },
  };
}

export type TypedIdeas = ReturnType<typeof useTypedIdeas>;
