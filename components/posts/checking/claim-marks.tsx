"use client";

import { type RefObject, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { linesInField } from "@/components/posts/rewriting/selection/field-box";
import { rangeOfPart } from "@/components/posts/rewriting/selection/selected-part";
import type { Claim } from "@/lib/posts/checking/types";

/** The name in globals.css. */
const MARK = "claims";

type ClaimMarksProps = { area: RefObject<HTMLElement | null>; claims: readonly Claim[] };

/** Underlines places of a text with dots: in its preview, or over its field. For those who see; the questions say it. */
export function ClaimMarks({ area, claims }: ClaimMarksProps) {
  const field = useField(area);
  // After each drawing: the text may stand in another element.
  useEffect(() => {
    if (!area.current || field || !("highlights" in CSS)) return;
    const found = claims.flatMap(
      ({ from, to }) => (area.current && rangeOfPart(area.current, { start: from, end: to })) ?? [],
    );
    CSS.highlights.set(MARK, new Highlight(...found));
    return () => void CSS.highlights.delete(MARK);
  });
  return field?.parentElement
    ? createPortal(<FieldMarks field={field} claims={claims} />, field.parentElement)
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
function FieldMarks({ field, claims }: { field: HTMLTextAreaElement; claims: readonly Claim[] }) {
  const [lines, setLines] = useState<readonly DOMRect[]>([]);
  const [top, setTop] = useState(0);
  useEffect(() => {
    const parts = claims.map(({ from, to }) => ({ start: from, end: to }));
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
  }, [field, claims]);
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
