"use client";

import { type RefObject, useEffect } from "react";
import type { Part } from "@/lib/posts/rewriting/text-part";
import { rangeOfPart } from "./selected-part";

/** The name in globals.css. */
const MARK = "words";

/** Marks a part of the previewed text while its panel has the focus, where the browser's own selection is gone. */
export function useHighlight(area: RefObject<HTMLElement | null>, part: Part | null): void {
  // After each drawing: the text may stand in another element.
  useEffect(() => {
    const range = part && area.current && rangeOfPart(area.current, part);
    if (!range || !("highlights" in CSS)) return;
    CSS.highlights.set(MARK, new Highlight(range));
    return () => void CSS.highlights.delete(MARK);
  });
}
