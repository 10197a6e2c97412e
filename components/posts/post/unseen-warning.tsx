"use client";

import { ArrowDown } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";

/** Pixels of a warning that are seen before it counts as seen. */
const SEEN = 24;

/**
 * In a bar that stays at the lower edge: says that a warning (`data-to-check`) is further down, where nobody has seen it
 * yet, and leads there. Its parent is the bar.
 */
export function UnseenWarning({ className }: { className: string }) {
  const t = useTranslations("Posts");
  const place = useRef<HTMLDivElement>(null);
  const [unseen, setUnseen] = useState<HTMLElement | null>(null);
  useEffect(() => watch(place.current?.parentElement ?? document.body, setUnseen), []);
  const show = () => {
    void unseen?.scrollIntoView({ block: "center" });
    unseen?.querySelector<HTMLElement>("button, a")?.focus({ preventScroll: true });
  };
  return (
    <div ref={place} className={unseen ? className : "hidden"}>
      <Button size="sm" variant="ghost" icon={<ArrowDown aria-hidden />} onClick={show}>
        {t("toCheck")}
      </Button>
    </div>
  );
}

/** Tells the first warning that the bar hides, as the page or the sheet is scrolled and grows. @returns what ends it */
function watch(bar: HTMLElement, tell: (unseen: HTMLElement | null) => void): () => void {
  const root = bar.closest("[role=dialog]") ?? document.body;
  const seen = new WeakSet<HTMLElement>();
  const look = () => {
    const edge = bar.getBoundingClientRect().top - SEEN;
    const warnings = [...root.querySelectorAll<HTMLElement>("[data-to-check]")];
    for (const warning of warnings) if (warning.getBoundingClientRect().top <= edge) seen.add(warning);
    tell(warnings.find((warning) => !seen.has(warning)) ?? null);
  };
  const observer = new ResizeObserver(look);
  observer.observe(root.querySelector("[data-sheet-body] > *") ?? root);
  // A scroll does not bubble.
  document.addEventListener("scroll", look, { capture: true, passive: true });
  addEventListener("resize", look);
  return () => {
    observer.disconnect();
    document.removeEventListener("scroll", look, { capture: true });
    removeEventListener("resize", look);
  };
}
