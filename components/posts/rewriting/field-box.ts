import type { Part } from "@/lib/posts/rewriting/text-part";

/** What of a field's style decides where its words stand. */
const STYLES = [
  ...["font-family", "font-size", "font-weight", "font-style", "line-height", "letter-spacing", "direction"],
  ...["padding-top", "padding-right", "padding-bottom", "padding-left", "tab-size", "text-align"],
  ...["border-top-width", "border-right-width", "border-bottom-width", "border-left-width"],
];

/** Where a part of a field's text stands, from the field's upper left corner: a field tells this of no words itself. */
export function boxInField(field: HTMLTextAreaElement, { start, end }: Part): DOMRect {
  const mirror = document.createElement("div");
  const style = getComputedStyle(field);
  for (const name of STYLES) mirror.style.setProperty(name, style.getPropertyValue(name));
  Object.assign(mirror.style, {
    ...{ position: "absolute", top: "0", left: "0", visibility: "hidden" },
    ...{ boxSizing: "border-box", width: `${field.offsetWidth}px`, borderStyle: "solid" },
    ...{ whiteSpace: "pre-wrap", overflowWrap: "break-word" },
  });
  const part = document.createElement("span");
  part.textContent = field.value.slice(start, end);
  mirror.append(field.value.slice(0, start), part, field.value.slice(end));
  document.body.append(mirror);
  const [outer, inner] = [mirror.getBoundingClientRect(), part.getBoundingClientRect()];
  mirror.remove();
  return new DOMRect(inner.x - outer.x, inner.y - outer.y, inner.width, inner.height);
}
