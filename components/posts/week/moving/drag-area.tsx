"use client";

import { dateOf } from "@/lib/i18n/calendar";
import {
  type PointerEvent as Press,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from "react";
import type { WeekPost } from "@/lib/posts/week/types";
import { timeOnDay } from "@/lib/posts/week/rules";
import { toast } from "@/components/ui/toast/toast";
import { useTranslations } from "next-intl";
import { dropRefusal } from "./drop-refusal";
import type { DropTarget } from "./drop-target";
import { DragContext, type DragState } from "./use-drag-and-drop";
import { useWeek } from "@/components/posts/week/week-context";

/** A finger that stays on a post for so long, in milliseconds, neither scrolls nor opens it. */
const REST_MS = 150;

/**
 * Lets the posts within be dragged with a mouse, or on a touch screen after a long press. If there is a post to move,
 * the library loads once a mouse moves anywhere; for a finger, which scrolls and opens far more often than it drags,
 * once it rests on a post. A post that is pressed before the library is there waits for it, and is dragged as soon as it
 * has come.
 */
export function DragArea({ children }: { children: ReactNode }) {
  const { week, move } = useWeek();
  const [dnd, setDnd] = useState<DragState["dnd"]>(null);
  const [over, setOver] = useState<DragState["over"]>(null);
  const [wanted, setWanted] = useState(false);

  const t = useTranslations("Week.drop");
  const onDrop = useEffectEvent((post: WeekPost, target: DropTarget | null) => {
    if (target && "tray" in target) return void move(post, null);
    const now = new Date();
    const at = target && ("at" in target ? target.at : timeOnDay(post.scheduledTime, target.date, week, now));
    const refusal = dropRefusal(target, at, dateOf(now.toISOString(), week.timeZone), now);
    if (refusal) toast.note(t(refusal), { description: t("stays"), id: "moved" });
    else if (at) void move(post, at);
  });

  const movable = [...week.posts, ...week.drafts].some((post) => post.movable);
  useEffect(() => {
    if (!movable) return;
    const want = ({ pointerType }: PointerEvent) => {
      if (pointerType === "touch") return;
      setWanted(true);
      window.removeEventListener("pointermove", want);
    };
    window.addEventListener("pointermove", want);
    return () => window.removeEventListener("pointermove", want);
  }, [movable]);

  const pressed = useRef<PointerEvent>(null);
  const draggable = useRef(false);
  const keepPress = ({ nativeEvent, target }: Press) => {
    if (draggable.current || !(target as Element).closest("[data-post]")) return;
    pressed.current = nativeEvent;
    setTimeout(() => setWanted((before) => before || pressed.current === nativeEvent), REST_MS);
  };
  useEffect(() => {
    const letGo = () => {
      pressed.current = null;
    };
    window.addEventListener("pointerup", letGo);
    window.addEventListener("pointercancel", letGo);
    return () => {
      window.removeEventListener("pointerup", letGo);
      window.removeEventListener("pointercancel", letGo);
    };
  }, []);
  useEffect(() => {
    if (!dnd) return;
    // The posts within become draggable in a microtask after their own effects: later than `dnd` is on the screen.
    const timer = setTimeout(() => {
      draggable.current = true;
      const press = pressed.current;
      pressed.current = null;
      press?.target?.dispatchEvent(new PointerEvent("pointerdown", press));
    });
    return () => clearTimeout(timer);
  }, [dnd]);

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
            if (target !== undefined) onDrop(post, target);
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

  const value = useMemo(() => ({ dnd, over }), [dnd, over]);
  return (
    <DragContext value={value}>
      <div onPointerDown={keepPress}>{children}</div>
    </DragContext>
  );
}
