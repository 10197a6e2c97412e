import type { Part } from "@/lib/posts/rewriting/text-part";

/** The attribute of the element that holds the post's text, or its beginning, and nothing else. */
const TEXT = "[data-post-text]";

function partOfField(field: HTMLTextAreaElement): Part {
  return { start: field.selectionStart, end: field.selectionEnd };
}

/** How far a point of the page is from the beginning of a text, in UTF-16 units; 0 before it, its length after it. */
function offsetOf(text: Element, node: Node, offset: number): number {
  const range = document.createRange();
  range.selectNodeContents(text);
  const side = range.comparePoint(node, offset);
  if (side !== 0) return side < 0 ? 0 : range.toString().length;
  range.setEnd(node, offset);
  return range.toString().length;
}

/**
 * What is selected of the text in `area`, in its field or in its preview: a part, "none" where the caret is in it, or
 * null where the selection is elsewhere.
 */
export function selectedPart(area: HTMLElement): Part | "none" | null {
  const field = area.querySelector("textarea");
  if (field) {
    if (document.activeElement !== field) return null;
    const part = partOfField(field);
    return part.start < part.end ? part : "none";
  }
  const selection = document.getSelection();
  const text = area.querySelector(TEXT);
  if (!text || !selection || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  if (!range.intersectsNode(text)) return null;
  const start = offsetOf(text, range.startContainer, range.startOffset);
  const end = offsetOf(text, range.endContainer, range.endOffset);
  return start < end ? { start, end } : "none";
}

/** The page's range of a part of the previewed text; as much of it as is shown. */
export function rangeOfPart(area: HTMLElement, { start, end }: Part): Range | null {
  const text = area.querySelector(TEXT);
  if (!text) return null;
  const range = document.createRange();
  range.selectNodeContents(text);
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  let before = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.textContent?.length ?? 0;
    if (start >= before && start < before + length) range.setStart(node, start - before);
    if (end > before && end <= before + length) range.setEnd(node, end - before);
    before += length;
  }
  // Beyond "See more".
  if (start >= before) range.collapse(false);
  return range;
}
