"use client";

import { type RefObject, useEffect, useMemo, useState } from "react";
import { snapToWords } from "@/lib/posts/rewriting/snap-to-words";
import type { Part } from "@/lib/posts/rewriting/text-part";
import { selectedPart } from "./selected-part";

type Selected = { part: Part; content: string };
type State = {
  selected: Selected | null;
  /** A selection that the owner has dismissed, though it may still be selected. */
  left: Selected | null;
};
const NOTHING: State = { selected: null, left: null };

const isSame = (one: Selected | null, { part, content }: Selected) =>
  one?.content === content && one.part.start === part.start && one.part.end === part.end;

/**
 * The words of the text in `area` that were last selected, whole. They stay when the selection goes elsewhere, as it does
 * when the panel gets the focus, and end with a caret in the text, with another text, or when they are left.
 */
export function useSelectedPart(area: RefObject<HTMLElement | null>, content: string) {
  const [{ selected }, setState] = useState(NOTHING);
  useEffect(() => {
    const read = (event?: Event) => {
      const found = area.current && selectedPart(area.current);
      if (found && found !== "none") {
        const now = { part: found, content };
        return setState((was) =>
          isSame(was.selected, now) || isSame(was.left, now) ? was : { selected: now, left: null },
        );
      }
      // A field that closes, or a button that is pressed, empties the page's selection too: only a press in the text
      // and a caret in the field are the owner's.
      const pressed = event?.type === "pointerup" && area.current?.contains(event.target as Node);
      if (found === "none" && (pressed || area.current?.querySelector("textarea"))) setState(NOTHING);
    };
    read();
    // A field reports its selection on itself in some browsers, on the document in others.
    const events = ["selectionchange", "select", "keyup", "pointerup"] as const;
    for (const event of events) document.addEventListener(event, read, { capture: true });
    return () => {
      for (const event of events) document.removeEventListener(event, read, { capture: true });
    };
  }, [area, content]);
  const raw = selected?.content === content ? selected.part : null;
  return {
    part: useMemo(() => raw && snapToWords(content, raw), [raw, content]),
    leave: () => setState((was) => ({ selected: null, left: was.selected ?? was.left })),
  };
}
