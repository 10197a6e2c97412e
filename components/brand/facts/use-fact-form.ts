"use client";

import { useState } from "react";
import { useFieldErrors } from "@/components/layout/forms/use-field-errors";
import { hasSaidEnd } from "@/lib/brand/facts/rules";
import type { Fact, FactKind } from "@/lib/brand/facts/types";
import { type EnteredDay, enteredDay } from "./entered-days";
import { type FactChange, useFactWrites } from "./use-fact-writes";
import { useSaidDays } from "./use-said-days";

type Typed = { text: string; from: EnteredDay; until: EnteredDay };

const noCheck = async () => ({});

/**
 * A fact being written or changed. A day that its text speaks of fills the date, until its owner changes or clears it.
 * @param fact the one that is changed; null for a new one
 */
export function useFactForm(kind: FactKind, fact: Fact | null, timeZone: string, onDone: () => void) {
  const [typed, setTyped] = useState<Typed>({ text: fact?.text ?? "", from: undefined, until: undefined });
  const [seen] = useState({ revision: fact?.revision });
  const { errors, setErrors } = useFieldErrors(noCheck);
  const { add, change, remove, busy } = useFactWrites({
    onFailure: (error) => {
      setErrors(error.fieldErrors);
      return (
        error.code === "VALIDATION_FAILED" && ("text" in error.fieldErrors || "until" in error.fieldErrors)
      );
    },
  });
  const isReworded = typed.text !== (fact?.text ?? "");
  const said = useSaidDays(kind, isReworded ? typed.text : "", hasSaidEnd(kind) ? timeZone : null);
  const from = enteredDay({ entered: typed.from, said: said.first, stored: fact?.firstDay ?? null });
  const until = enteredDay({ entered: typed.until, said: said.last, stored: fact?.lastDay ?? null });

  const type = (part: Partial<Typed>) => {
    setTyped((before) => ({ ...before, ...part }));
    setErrors({});
  };
  const save = async () => {
    const dates: Pick<FactChange, "from" | "until"> = {
      ...(from.sent !== undefined && { from: from.sent }),
      // The server knows when the day of return begins.
      ...(until.sent !== undefined && !(said.returns && typed.until === undefined) && { until: until.sent }),
    };
    if (!fact) {
      // What was not found here may yet be found by the server, unless its owner has cleared it.
      return (await add({ kind, text: typed.text, ...dates })) && onDone();
    }
    if (!isReworded && Object.keys(dates).length === 0) return onDone();
    if (await change({ fact, ...(isReworded && { text: typed.text }), ...dates })) onDone();
  };
  return {
    text: typed.text,
    /** What it says since it was changed somewhere else, while other words are typed here. */
    elsewhere: fact && fact.revision !== seen.revision && fact.text !== typed.text ? fact.text : null,
    from: from.shown,
    until: until.shown,
    /** Whether the end is the one that the text names. */
    isSaid: typed.until === undefined && said.last !== null,
    errors,
    busy,
    type,
    save,
    remove: async () => {
      if (fact && (await remove(fact))) onDone();
    },
  };
}
