import type { Part } from "@/lib/posts/rewriting/text-part";

/** The CSS properties of a field that decide where its words are. */
const STYLES = [
  ...["font-family", "font-size", "font-weight", "font-style", "line-height", "letter-spacing", "direction"],
  ...["padding-top", "padding-right", "padding-bottom", "padding-left", "tab-size", "text-align"],
  ...["border-top-width", "border-right-width", "border-bottom-width", "border-left-width"],
];

/**
 * A copy of a field's text in which its parts can be measured: a text area does not expose the position of its words.
 */
function mirrored<T>(
  field: HTMLTextAreaElement,
  parts: readonly Part[],
  measure: (parts: HTMLElement[], corner: DOMRect) => T,
): T {
  const mirror = document.createElement("div");
  const style = getComputedStyle(field);
  for (const name of STYLES) mirror.style.setProperty(name, style.getPropertyValue(name));
  Object.assign(mirror.style, {
    ...{ position: "absolute", top: "0", left: "0", visibility: "hidden" },
    ...{ boxSizing: "border-box", width: `${field.offsetWidth}px`, borderStyle: "solid" },
    ...{ whiteSpace: "pre-wrap", overflowWrap: "break-word" },
  });
  let at = 0;
  const spans = parts.map(({ start, end }) => {
    const span = document.createElement("span");
    span.textContent = field.value.slice(start, end);
    mirror.append(field.value.slice(at, start), span);
    at = end;
    return span;
  });
  mirror.append(field.value.slice(at));
  document.body.append(mirror);
  const measured = measure(spans, mirror.getBoundingClientRect());
  mirror.remove();
  return measured;
}

const within = ({ x, y, width, height }: DOMRect, corner: DOMRect) =>
  new DOMRect(x - corner.x, y - corner.y, width, height);

/** The box of a part of a field's text, relative to the field's upper left corner. */
export function boxInField(field: HTMLTextAreaElement, part: Part): DOMRect {
  return mirrored(field, [part], ([span], corner) =>
    span ? within(span.getBoundingClientRect(), corner) : new DOMRect(),
  );
}

/** The same for several parts, in their order, with a box for each line of each. */
export function linesInField(field: HTMLTextAreaElement, parts: readonly Part[]): DOMRect[] {
  return mirrored(field, parts, (spans, corner) =>
    spans.flatMap((span) => [...span.getClientRects()].map((line) => within(line, corner))),
  );
}
