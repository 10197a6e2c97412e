"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { hasTwelveHours } from "@/lib/i18n/time-zone";

const TICK_MS = 15_000;
const never = () => () => undefined;

/** The current time, accurate to 15 seconds. Client-side only. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Whether the browser's own locale uses AM and PM; the server cannot know and assumes it does. */
export function useTwelveHours(): boolean {
  return useSyncExternalStore(
    never,
    () => hasTwelveHours(navigator.language),
    () => true,
  );
}
