"use client";

import { type RefObject, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { linesInField } from "@/components/posts/rewriting/selection/field-box";
import { rangeOfPart } from "@/components/posts/rewriting/selection/selected-part";
import type { PostNotice } from "@/lib/posts/needs/post-notices";

/** The name in globals.css. */
const MARK = "claims";

type NoticeMarksProps = { area: RefObject<HTMLElement | null>; notices: readonly PostNotice[] };

/** Underlines places of a text with dots: in its preview, or over its field. For those who see; the questions say it. */
export function NoticeMarks({ area, notices }: NoticeMarksProps) {
  const field = useField(area);
  // After each drawing: the text may stand in another element.
  useEffect(() => {
    if (!area.current || field || !("highlights" in CSS)) return;
    const found = notices.flatMap(
      ({ from, to }) => (area.current && rangeOfPart(area.current, { start: from, end: to })) ?? [],
    );
    CSS.highlights.set(MARK, new Highlight(...found));
    return () => void CSS.highlights.delete(MARK);
  });
  return field?.parentElement
    ? createPortal(<FieldMarks field={field} notices={notices} />, field.parentElement)
    : null;
}

/** The field in `area`, as it comes and goes. */
function useField(area: RefObject<HTMLElement | null>): HTMLTextAreaElement | null {
  const [field, setField] = useState<HTMLTextAreaElement | null>(null);
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const look = () => setField(element.querySelector("textarea"));
    look();
    const observer = new MutationObserver(look);
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [area]);
  return field;
}

/** Dotted lines over a field, which cannot underline a part of its text itself. */
function FieldMarks({ field, notices }: { field: HTMLTextAreaElement; notices: readonly PostNotice[] }) {
  const [lines, setLines] = useState<readonly DOMRect[]>([]);
  const [top, setTop] = useState(0);
  useEffect(() => {
    const parts = notices.map(({ from, to }) => ({ start: from, end: to }));
    const measure = () => setLines(linesInField(field, parts));
    const scroll = () => setTop(field.scrollTop);
    measure();
    scroll();
    const observer = new ResizeObserver(measure);
    observer.observe(field);
    field.addEventListener("scroll", scroll, { passive: true });
    return () => {
      observer.disconnect();
      field.removeEventListener("scroll", scroll);
    };
  }, [field, notices]);
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute inset-0 overflow-hidden"
      style={{ height: field.offsetHeight }}
    >
      {lines.map(({ x, bottom, width }, index) => (
        <span
          key={index}
          data-claim-line
          className="absolute border-b-2 border-dotted border-ink"
          style={{ left: x, top: bottom - top - 3, width }}
        />
      ))}
    </div>
  );
}
