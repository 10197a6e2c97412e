import type { RefObject } from "react";
import type { Part } from "@/lib/posts/rewriting/text-part";
import { boxInField } from "./field-box";
import { rangeOfPart } from "./selected-part";

/** Something on the screen at which a panel stands. */
export type Anchor = { getBoundingClientRect: () => DOMRect };

/** Below the top bar. */
export const TOP = 64;

/** A part of the text in `area`, wherever it stands now: in its field or in its preview. */
export function partAnchor(area: RefObject<HTMLElement | null>, part: Part): Anchor {
  // Asked for again and again, and measuring a field is slow.
  let measured: { field: Element; width: number; box: DOMRect } | null = null;
  return {
    getBoundingClientRect: () => {
      if (!area.current) return new DOMRect();
      const field = area.current.querySelector("textarea");
      if (!field) return (rangeOfPart(area.current, part) ?? area.current).getBoundingClientRect();
      const outer = field.getBoundingClientRect();
      if (measured?.field !== field || measured.width !== outer.width)
        measured = { field, width: outer.width, box: boxInField(field, part) };
      const { x, y, width, height } = measured.box;
      return new DOMRect(outer.x + x, outer.y + y - field.scrollTop, width, height);
    },
  };
}

/**
 * So much of an anchor that a panel of this height has room beside it on the screen. Where neither above nor below is
 * room, the panel covers the end of what it belongs to.
 */
export function roomyAnchor(anchor: Anchor, height: number): Anchor {
  return {
    getBoundingClientRect: () => {
      const { x, width, top, bottom } = anchor.getBoundingClientRect();
      const lowest = document.documentElement.clientHeight;
      if (bottom < TOP || top > lowest) return new DOMRect(x, top, width, bottom - top);
      const [from, to] = [Math.max(top, TOP), Math.min(bottom, lowest)];
      const fits = from - TOP >= height || lowest - to >= height;
      return new DOMRect(x, from, width, (fits ? to : Math.max(from, lowest - height)) - from);
    },
  };
}
