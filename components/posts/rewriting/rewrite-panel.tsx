"use client";

import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { useIsWideScreen } from "@/components/layout/browser/use-is-wide-screen";
import { Popover, PopoverAnchor, PopoverContent } from "@/components/ui/popover";
import { type Anchor, TOP, roomyAnchor } from "./selection/anchor";
import { useDockedPanel } from "./use-docked-panel";
import { useEscape } from "./use-escape";

type RewritePanelProps = {
  label: string;
  /** The anchor that it belongs to and does not cover. */
  anchor: Anchor;
  /** On which side it is shown if there is room. */
  side: "top" | "bottom";
  /** The height for which it needs room. */
  height: number;
  /** Whether the focus goes to it when it opens; otherwise it stays in the text, from where Tab leads here. */
  takesFocus?: boolean;
  onEscape: () => void;
  children: ReactNode;
};

/** A panel beside some words; on a phone at the lower edge, out of the way of the phone's own menu. */
export function RewritePanel({ anchor, height, ...panel }: RewritePanelProps) {
  const wide = useIsWideScreen(true);
  const roomy = useMemo(() => roomyAnchor(anchor, height), [anchor, height]);
  return wide ? <FloatingPanel {...panel} anchor={roomy} /> : <DockedPanel {...panel} anchor={anchor} />;
}

type PanelProps = Omit<RewritePanelProps, "height">;
const prevent = (event: Event) => event.preventDefault();
/** Whether a key was pressed in a field unrelated to this text. */
const isElsewhere = ({ target }: KeyboardEvent, beside: Element | null) =>
  target instanceof Element &&
  target.closest("input, textarea, select") !== null &&
  !beside?.parentElement?.contains(target);

function FloatingPanel({ label, anchor, side, takesFocus, onEscape, children }: PanelProps) {
  const column = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const virtual = useMemo(
    () => ({ current: { getBoundingClientRect: () => inColumn(anchor, column.current, panel.current) } }),
    [anchor],
  );
  return (
    <Popover open onOpenChange={(open) => open || onEscape()}>
      <div ref={column} />
      <PopoverAnchor virtualRef={virtual} />
      <PopoverContent
        ref={panel}
        inPlace
        aria-label={label}
        side={side}
        updatePositionStrategy="always"
        collisionPadding={{ top: TOP, right: 12, bottom: 12, left: 12 }}
        className="grid max-w-[min(28rem,calc(100vw-1.5rem))] gap-3"
        onOpenAutoFocus={takesFocus ? undefined : prevent}
        onCloseAutoFocus={prevent}
        onInteractOutside={prevent}
        onEscapeKeyDown={(event) => {
          if (isElsewhere(event, column.current)) event.preventDefault();
        }}
      >
        {children}
      </PopoverContent>
    </Popover>
  );
}

/** An anchor from which the panel does not reach beyond its column, into the form. */
function inColumn(anchor: Anchor, column: Element | null, panel: HTMLElement | null): DOMRect {
  const { x, y, width, height } = anchor.getBoundingClientRect();
  if (!column || !panel) return new DOMRect(x, y, width, height);
  const { left, right } = column.getBoundingClientRect();
  return new DOMRect(Math.max(left, Math.min(x, right - panel.offsetWidth)), y, width, height);
}

function DockedPanel({ label, anchor, takesFocus, onEscape, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) panel.current?.querySelector("button")?.focus({ preventScroll: true });
  }, [takesFocus]);
  useDockedPanel(panel, anchor);
  useEscape((event) => {
    if (!isElsewhere(event, panel.current)) onEscape();
  });
  return (
    <div
      ref={panel}
      role="dialog"
      aria-label={label}
      className="fixed inset-x-0 grid gap-3 bottom-0 z-40 max-h-[45svh] overflow-y-auto border-t bg-sheet px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-float"
    >
      {children}
    </div>
  );
}
