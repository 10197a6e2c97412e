"use client";

import { useEffect } from "react";

/** Sends the window an event of this name once script has taken the page over, with what was typed before. */
export function TellWindow({ event }: { event: string }) {
  useEffect(() => {
    // What the fields' refs have told React is drawn by then.
    const soon = setTimeout(() => dispatchEvent(new Event(event)));
    return () => clearTimeout(soon);
  }, [event]);
  return null;
}
