"use client";

import { type PointerEvent, useRef } from "react";

/** Pixels that a finger moves sideways for a swipe. */
const SWIPE_PX = 60;

/** Handlers by which a finger that is drawn sideways over an element goes on or back. The mouse selects text there. */
export function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      start.current = pointerType === "touch" ? { x: clientX, y: clientY } : null;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!start.current) return;
      const [dx, dy] = [clientX - start.current.x, clientY - start.current.y];
      start.current = null;
      if (Math.abs(dx) > SWIPE_PX && Math.abs(dx) > 2 * Math.abs(dy)) onSwipe(dx < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
