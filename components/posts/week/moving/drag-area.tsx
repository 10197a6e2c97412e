"use client";

import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from "react";
import type { WeekPost } from "@/lib/posts/scheduling/types";
import { timeOnDay } from "@/lib/posts/scheduling/week";
import { DragContext, type DragState, type DropTarget } from "./use-drag-and-drop";
import { useWeek } from "@/components/posts/week/week-context";

/**
 * Lets the posts within be dragged with a mouse, or on a touch screen after a long press. The library loads when a
 * pointer first comes near; on a touch screen, where none does, once the page is idle, if there is a post to move.
 */
export function DragArea({ children }: { children: ReactNode }) {
  const { week, move } = useWeek();
  const [dnd, setDnd] = useState<DragState["dnd"]>(null);
  const [overId, setOver] = useState<string | null>(null);
  const [wanted, setWanted] = useState(false);

  const onDrop = useEffectEvent((post: WeekPost, target: DropTarget) => {
    if ("tray" in target) return void move(post, null);
    const at = "at" in target ? target.at : timeOnDay(post.scheduledAt, target.date, week, new Date());
    if (at !== null) void move(post, at);
  });

  const movable = [...week.posts, ...week.drafts].some((post) => post.movable);
  useEffect(() => {
    if (!movable || !window.matchMedia("(pointer: coarse)").matches) return;
    const timer = setTimeout(() => setWanted(true), 1000);
    return () => clearTimeout(timer);
  }, [movable]);

  useEffect(() => {
    if (!wanted) return;
    let stop = () => {};
    let stopped = false;
    // Offline it cannot load; "Move to…" works without it.
    void import("./load-drag-and-drop")
      .catch(() => null)
      .then((module) => {
        if (!module || stopped) return;
        const created = module.createDragAndDrop({
          onOver: setOver,
          onEnd: (post, target) => {
            setOver(null);
            if (target) onDrop(post, target);
          },
        });
        stop = () => created.manager.destroy();
        setDnd(created);
      });
    return () => {
      stopped = true;
      stop();
    };
  }, [wanted]);

  const value = useMemo(() => ({ dnd, overId }), [dnd, overId]);
  return (
    <DragContext value={value}>
      <div onPointerEnter={() => setWanted(true)}>{children}</div>
    </DragContext>
  );
}
