import type { RefObject } from "react";
import type { Part } from "@/lib/posts/rewriting/text-part";

/** A field that is being opened appears within so many frames. */
const MOST_FRAMES = 30;

/** Selects a part of the text in the field of `area`, as soon as there is one, and moves the focus there. */
export function selectInField(
  area: RefObject<HTMLElement | null>,
  { start, end }: Part,
  frames = MOST_FRAMES,
): void {
  const field = area.current?.querySelector("textarea");
  if (field) {
    field.focus();
    field.setSelectionRange(start, end);
    field.scrollIntoView({ block: "nearest" });
  } else if (frames > 0) requestAnimationFrame(() => selectInField(area, { start, end }, frames - 1));
}
