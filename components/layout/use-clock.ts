"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { hasTwelveHours } from "@/lib/time-zone";

const TICK_MS = 15_000;
const never = () => () => undefined;

/** The present, a quarter of a minute fine. For what is drawn in the browser only. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Whether the browser's own locale shows AM and PM; the server, which cannot know, says yes. */
export function useTwelveHours(): boolean {
  return useSyncExternalStore(
    never,
    () => hasTwelveHours(navigator.language),
    () => true,
  );
}
