import { type RefObject, createContext, useContext, useEffect, useState } from "react";
import type { DropTarget } from "./drop-target";
import type { createDragAndDrop } from "./load-drag-and-drop";
import type { WeekPost } from "@/lib/posts/week/types";

/** The drag library once it has loaded, and the drop target that a dragged post is over. */
export type DragState = {
  dnd: ReturnType<typeof createDragAndDrop> | null;
  /** The target under a dragged post, by its id, and the post. */
  over: { id: string; post: WeekPost } | null;
};

export const DragContext = createContext<DragState>({ dnd: null, over: null });

const targetId = (target: DropTarget) => JSON.stringify(target);

/** Makes a post's card draggable, unless the post cannot be moved. */
export function useDragSource(card: RefObject<HTMLElement | null>, post: WeekPost): void {
  const { dnd } = useContext(DragContext);
  useEffect(() => {
    if (!dnd || !card.current || !post.movable) return;
    const draggable = new dnd.Draggable({ id: post.id, element: card.current, data: { post } }, dnd.manager);
    return () => draggable.destroy();
  }, [dnd, card, post]);
}

/** Lets posts be dropped on an element. @returns its ref, and the post that is over it */
export function useDropTarget(target: DropTarget, enabled: boolean) {
  const { dnd, over } = useContext(DragContext);
  const [element, ref] = useState<HTMLElement | null>(null);
  const id = targetId(target);
  useEffect(() => {
    if (!dnd || !element || !enabled) return;
    const data = JSON.parse(id) as DropTarget;
    // A posting time lies within its day and comes first.
    const collisionPriority = "at" in data ? 3 : 2;
    const { pointerIntersection: collisionDetector } = dnd;
    const droppable = new dnd.Droppable(
      { id, element, data, collisionPriority, collisionDetector },
      dnd.manager,
    );
    return () => droppable.destroy();
  }, [dnd, element, enabled, id]);
  return { ref, over: over?.id === id ? over.post : null };
}
