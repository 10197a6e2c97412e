"use client";

import { useEffect, useEffectEvent, useRef } from "react";
import { LEAVE_SHEET, addressedPost, postAddress } from "./post-address";

const here = () => location.pathname + location.search;

/**
 * Keeps the page's address in step with the sheet that is open on it, so that a reload and a new tab open it too, and
 * Back closes it.
 * @param onAddress called with the post in the address when the page has loaded, and after Back and Forward
 */
export function usePostAddress(onAddress: (id: number | null) => void) {
  const shown = useRef<number | null>(null);
  const pushed = useRef(false);
  // The sheet is closed, and the address on its way back to the page's.
  const leaving = useRef(false);
  const read = useEffectEvent(() => {
    shown.current = addressedPost();
    onAddress(shown.current);
  });
  useEffect(() => {
    if (addressedPost() !== null) read();
    const onPopState = () => {
      if (leaving.current && addressedPost() !== null) return;
      leaving.current = false;
      // What is open over the sheet has entries of its own (components/ui/back).
      if (addressedPost() === shown.current) return;
      const stays = pushed.current && !window.dispatchEvent(new Event(LEAVE_SHEET, { cancelable: true }));
      pushed.current = stays;
      if (stays) history.pushState(null, "", postAddress(here(), shown.current));
      else read();
    };
    window.addEventListener("popstate", onPopState);
    return () => window.removeEventListener("popstate", onPopState);
  }, []);

  return {
    opened: (id: number) => {
      if (addressedPost() === id) return;
      history.pushState(null, "", postAddress(here(), id));
      shown.current = id;
      pushed.current = true;
    },
    closed: () => {
      if (addressedPost() === null) return;
      leaving.current = pushed.current;
      shown.current = null;
      pushed.current = false;
      if (leaving.current) history.back();
      else history.replaceState(null, "", postAddress(here(), null));
    },
  };
}
