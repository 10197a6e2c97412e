"use client";

import { useEffect, useEffectEvent, useRef } from "react";

const POST = "post";

/** The post that the page's address opens, or null. */
function addressedPost(): number | null {
  const id = new URLSearchParams(location.search).get(POST);
  return id !== null && /^\d{1,10}$/.test(id) ? Number(id) : null;
}

/** An address of the page (path, or path and query) with a post opened on it, or with none. */
export function postAddress(page: string, id: number | null): string {
  const [path = "", query] = page.split("?", 2);
  const words = new URLSearchParams(query);
  words.delete(POST);
  if (id !== null) words.set(POST, String(id));
  return words.size > 0 ? `${path}?${words}` : path;
}

/**
 * Keeps the page's address in step with the sheet that is open on it, so that a reload and a new tab open it too, and
 * Back closes it.
 * @param onAddress called with the post in the address when the page has loaded, and after Back and Forward
 */
export function usePostAddress(onAddress: (id: number | null) => void) {
  const pushed = useRef(false);
  const read = useEffectEvent(() => onAddress(addressedPost()));
  useEffect(() => {
    if (addressedPost() !== null) read();
    const onPopState = () => {
      pushed.current = false;
      read();
    };
    window.addEventListener("popstate", onPopState);
    return () => window.removeEventListener("popstate", onPopState);
  }, []);

  const here = () => location.pathname + location.search;
  return {
    opened: (id: number) => {
      if (addressedPost() === id) return;
      history.pushState(null, "", postAddress(here(), id));
      pushed.current = true;
    },
    closed: () => {
      if (addressedPost() === null) return;
      if (pushed.current) history.back();
      else history.replaceState(null, "", postAddress(here(), null));
    },
  };
}
