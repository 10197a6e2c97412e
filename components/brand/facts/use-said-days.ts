"use client";

import { useDeferredValue, useEffect, useMemo, useState } from "react";
import type { daysSaid } from "@/lib/brand/facts/fact-days";
import type { FactKind } from "@/lib/brand/facts/types";

type Find = typeof daysSaid;
let loaded: Find | undefined;
const load = async () => (loaded ??= (await import("@/lib/brand/facts/fact-days")).daysSaid);
const NONE = { first: null, last: null, returns: false };

/**
 * The days from and until which a text says that it is true; none while what finds them is loaded.
 * @param timeZone the business's; null where its days are not looked for
 */
export function useSaidDays(kind: FactKind, typed: string, timeZone: string | null): ReturnType<Find> {
  const text = useDeferredValue(typed);
  const [find, setFind] = useState<Find | null>(() => loaded ?? null);
  const isNeeded = timeZone !== null && text !== "" && !find;
  useEffect(() => {
    // Without it the server finds the days when the fact is saved.
    if (isNeeded)
      void load().then(
        (found) => setFind(() => found),
        () => undefined,
      );
  }, [isNeeded]);
  return useMemo(
    () => (timeZone !== null && text && find ? find(kind, text, { now: new Date(), timeZone }) : NONE),
    [find, kind, text, timeZone],
  );
}
