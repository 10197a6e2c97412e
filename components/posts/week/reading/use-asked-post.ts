"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useEffectEvent } from "react";
import { postAddress } from "@/components/posts/use-post-address";

/** An instant in the address, if it is one. */
function timeOf(at: string | null): string | undefined {
  const time = at === null ? NaN : Date.parse(at);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

/**
 * Shows the draft that the address asks for (`readingPath`), once: a reload keeps the current position.
 * @param onAsked gets the post's id, and the time that it is to have as an ISO instant
 */
export function useAskedPost(onAsked: (id: number, at: string | undefined) => void): void {
  const query = useSearchParams();
  const [id, at] = [Number(query.get("post")), query.get("at")];
  const ask = useEffectEvent(() => {
    const rest = new URLSearchParams(query);
    rest.delete("at");
    history.replaceState(null, "", postAddress(`${location.pathname}?${rest}`, null));
    onAsked(id, timeOf(at));
  });
  useEffect(() => {
    if (Number.isSafeInteger(id) && id > 0) ask();
  }, [id]);
}
