"use client";

import { useEffect, useState } from "react";
import type { contradictionsOf } from "@/lib/posts/days/days-in-text";
import type { DayMention, Writing } from "@/lib/posts/days/types";

type Find = typeof contradictionsOf;

let loaded: Find | undefined;
const load = async () => (loaded ??= (await import("@/lib/posts/days/days-in-text")).contradictionsOf);

/**
 * The first day that a text speaks of and that does not go with the moment at which it goes out; null for none, and
 * while the finder loads.
 * @param sendsAt ISO 8601; null for a text without a time
 */
export function useContradiction(
  text: string,
  { writtenAt, timeZone }: { [K in keyof Writing]: string },
  sendsAt: string | null,
): DayMention | null {
  const [find, setFind] = useState<Find | null>(() => loaded ?? null);
  const needed = sendsAt !== null;
  useEffect(() => {
    if (needed && !find) void load().then((found) => setFind(() => found));
  }, [needed, find]);
  if (!find || sendsAt === null) return null;
  return find(text, { writtenAt: new Date(writtenAt), timeZone, sendsAt: new Date(sendsAt) })[0] ?? null;
}
