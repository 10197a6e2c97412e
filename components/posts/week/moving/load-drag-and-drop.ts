import { pointerIntersection } from "@dnd-kit/collision";
import {
  AutoScroller,
  Cursor,
  DragDropManager,
  Draggable,
  Droppable,
  Feedback,
  PointerActivationConstraints,
  PointerSensor,
  PreventSelection,
} from "@dnd-kit/dom";
import type { WeekPost } from "@/lib/posts/week/types";
import type { DropTarget } from "./drop-target";

type Handlers = {
  /** The drop target under the post, by its id. */
  onOver: (over: { id: string; post: WeekPost } | null) => void;
  /** `target` is null when the post was dropped nowhere, and undefined when the drag was given up. */
  onEnd: (post: WeekPost, target: DropTarget | null | undefined) => void;
};

/** A long press begins a drag on a touch screen; a shorter one scrolls or opens. */
const LONG_PRESS_MS = 350;

/**
 * Drags with a mouse, a pen and a finger. Keys and screen readers use the move button of each post instead: dnd-kit's
 * keys move by pixels. (pragmatic-drag-and-drop drags as the system does, which on touch screens cannot be styled.)
 */
export function createDragAndDrop({ onOver, onEnd }: Handlers) {
  const manager = new DragDropManager({
    sensors: [
      PointerSensor.configure({
        activationConstraints: ({ pointerType }) =>
          pointerType === "mouse"
            ? [new PointerActivationConstraints.Distance({ value: 6 })]
            : [new PointerActivationConstraints.Delay({ value: LONG_PRESS_MS, tolerance: 8 })],
        preventActivation: ({ target }) =>
          target instanceof Element && target.closest("[data-move]") !== null,
      }),
    ],
    plugins: [
      AutoScroller,
      Cursor,
      PreventSelection,
      Feedback.configure({ feedback: "clone", dropAnimation: null }),
    ],
  });
  const postOf = (source: { data: unknown } | null | undefined) =>
    (source?.data as { post: WeekPost } | undefined)?.post;
  manager.monitor.addEventListener("dragstart", ({ operation: { source, position } }) => {
    const card = source && "element" in source ? source.element : undefined;
    if (card instanceof HTMLElement) fitToColumn(card, position.initial.x);
  });
  manager.monitor.addEventListener("dragover", ({ operation }) => {
    const post = postOf(operation.source);
    onOver(operation.target && post ? { id: String(operation.target.id), post } : null);
  });
  manager.monitor.addEventListener("dragend", ({ operation, canceled }) => {
    const post = postOf(operation.source);
    if (post)
      onEnd(post, canceled ? undefined : ((operation.target?.data as DropTarget | undefined) ?? null));
  });
  // The pointer alone decides: a card is wider than what it is carried over.
  return { manager, Draggable, Droppable, pointerIntersection };
}

/** Makes a card that is wider than a day's as wide as that, under the pointer at `x`: see `data-fitted` of the card. */
function fitToColumn(card: HTMLElement, x: number): void {
  const { left, width } = card.getBoundingClientRect();
  const column = document.querySelector("[data-day]")?.getBoundingClientRect().width ?? width;
  card.toggleAttribute("data-fitted", column < width);
  card.style.setProperty("--fitted", `${column}px`);
  card.style.setProperty("--shift", `${Math.min(Math.max(x - left - column / 2, 0), width - column)}px`);
}
