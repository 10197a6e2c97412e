"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useEffectEvent } from "react";
import { postAddress } from "@/components/posts/post/address/post-address";

/** An instant in the address, if it is one. */
function timeOf(at: string | null): string | undefined {
  const time = at === null ? NaN : Date.parse(at);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

type Asked = {
  /** Gets the post's id, and the time that it is to have as an ISO instant. */
  onPost: (id: number, at: string | undefined) => void;
  /** The drafts that were read before are to get a time as well. */
  onFill: () => void;
};

/** Shows what the address asks for (`readingPath`, `fillPath`), once: a reload keeps the current position. */
export function useAskedPost({ onPost, onFill }: Asked): void {
  const query = useSearchParams();
  const [id, at, fill] = [Number(query.get("post")), query.get("at"), query.has("fill")];
  const isPost = Number.isSafeInteger(id) && id > 0;
  const ask = useEffectEvent(() => {
    const rest = new URLSearchParams(query);
    rest.delete("at");
    rest.delete("fill");
    history.replaceState(null, "", postAddress(`${location.pathname}?${rest}`, null));
    if (fill) onFill();
    if (isPost) onPost(id, timeOf(at));
  });
  useEffect(() => {
    if (isPost || fill) ask();
  }, [id, isPost, fill]);
}
