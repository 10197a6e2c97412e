"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useEffectEvent, useRef } from "react";
import { toPlainText } from "@/lib/text";

/**
 * The workspace's address, which asks for a new post, for which free time (`?new&at=2026-11-27T15:00:00Z`), with which
 * photo (`?new&photo=` and its id), with which text (`?new&text=`: what was shared with the app), or like which post
 * that worked (`?new&like=7`).
 */
const WORKSPACE = "/post-generator";

/** A time in the address, if it is one. */
function timeOf(at: string | null): string | undefined {
  const time = at === null ? NaN : Date.parse(at);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

/** What the address asks for. */
export type AskedPost = {
  /** The free time that it is for, as an ISO instant. */
  at: string | undefined;
  /** The id of its photo. */
  photo: string | null;
  /** The text that it begins with; empty for none. */
  text: string;
  /** The id of the post that it is to be like. */
  like: number | null;
  /** Whether the page was opened with this address: what was typed into it already is of the new post. */
  opening: boolean;
};

/**
 * Begins a new post where the address asks for one, once: a reload, or Back to this page, finds what is there.
 */
export function useNewPostAsked(onAsked: (post: AskedPost) => unknown): void {
  const query = useSearchParams();
  const asked = query.has("new");
  const at = query.get("at");
  const photo = query.get("photo");
  const text = toPlainText(query.get("text") ?? "").trim();
  const like = Number(query.get("like")) || null;
  const opening = useRef(true);
  const begin = useEffectEvent(() => {
    history.replaceState(null, "", WORKSPACE);
    void onAsked({ at: timeOf(at), photo, text, like, opening: opening.current });
  });
  useEffect(() => {
    // What the browser has stored is on the screen only after the first effects.
    const timer = setTimeout(() => {
      if (asked) begin();
      opening.current = false;
    });
    return () => clearTimeout(timer);
  }, [asked]);
}
