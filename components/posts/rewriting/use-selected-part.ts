"use client";

import { type RefObject, useEffect, useState } from "react";
import type { Part } from "@/lib/posts/rewriting/splice";
import { selectedPart } from "./selection";

/**
 * The part of the text in `area` that was last selected. It stays when the selection goes elsewhere, as it does when the
 * menu gets the focus, and ends with a caret in the text or with another text.
 */
export function useSelectedPart(area: RefObject<HTMLElement | null>, content: string) {
  const [selected, setSelected] = useState<{ part: Part; content: string } | null>(null);
  useEffect(() => {
    const read = (event?: Event) => {
      const found = area.current && selectedPart(area.current);
      if (found && found !== "none") return setSelected({ part: found, content });
      // A field that closes, or a button that is pressed, empties the page's selection too: only a press in the text
      // and a caret in the field are the owner's.
      const pressed = event?.type === "pointerup" && area.current?.contains(event.target as Node);
      if (found === "none" && (pressed || area.current?.querySelector("textarea"))) setSelected(null);
    };
    read();
    // A field reports its selection on itself in some browsers, on the document in others.
    const events = ["selectionchange", "select", "keyup", "pointerup"] as const;
    for (const event of events) document.addEventListener(event, read, { capture: true });
    return () => {
      for (const event of events) document.removeEventListener(event, read, { capture: true });
    };
  }, [area, content]);
  return {
    part: selected?.content === content ? selected.part : null,
    clear: () => {
      document.getSelection()?.removeAllRanges();
      setSelected(null);
    },
  };
}
