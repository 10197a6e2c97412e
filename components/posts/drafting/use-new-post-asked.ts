"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useEffectEvent } from "react";

/**
 * The workspace's address, which asks for a new post, for which free time (`?new&at=2026-11-27T15:00:00Z`), or with
 * which picture (`?new&photo=` and its id).
 */
const WORKSPACE = "/post-generator";

/** A time in the address, if it is one. */
function timeOf(at: string | null): string | undefined {
  const time = at === null ? NaN : Date.parse(at);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

/**
 * Begins a new post where the address asks for one, once: a reload, or Back to this page, finds what is there.
 * @param onAsked gets the free time that it is for, as an ISO instant, and the id of its picture
 */
export function useNewPostAsked(onAsked: (at: string | undefined, photo: string | null) => unknown): void {
  const query = useSearchParams();
  const asked = query.has("new");
  const at = query.get("at");
  const photo = query.get("photo");
  const begin = useEffectEvent(() => {
    history.replaceState(null, "", WORKSPACE);
    void onAsked(timeOf(at), photo);
  });
  useEffect(() => {
    // What the browser has stored is on the screen only after the first effects.
    const timer = asked ? setTimeout(() => begin()) : undefined;
    return () => clearTimeout(timer);
  }, [asked]);
}
