"use client";

import { useEffect, useRef, useState } from "react";
import { moveFocus } from "@/components/ui/focus/move-focus";
import type { ShownPhoto } from "@/lib/media/types";
import { type PhotosChange, moved, without } from "./order-photos";

export type PhotoTool = "earlier" | "later" | "crop" | "describe" | "remove";

export type PhotoToolsProps = {
  /** The photo, as it is called. */
  name: string;
  onTool: (tool: PhotoTool) => void;
};

/** The photo whose dialog is open, and with which part it begins. */
export type OpenedPhoto = { photo: ShownPhoto; part: "crop" | "describe" };

/** The tools of a post's photos: order and removal at once, crop and text in a dialog. */
export function usePhotoTools(photos: readonly ShownPhoto[], onChange: PhotosChange | undefined) {
  const [opened, setOpened] = useState<OpenedPhoto | null>(null);
  const place = useRef<HTMLElement>(null);
  const removed = useRef<{ id: string; index: number; around: Element | null } | null>(null);

  // A removed photo takes the button that had the focus with it: the next one's gets it, or what is around.
  useEffect(() => {
    if (!removed.current || photos.some(({ id }) => id === removed.current?.id)) return;
    const { index, around } = removed.current;
    removed.current = null;
    const tools = [...(place.current?.querySelectorAll("[data-photo-tool]") ?? [])];
    moveFocus(photos.length > 1 ? tools[Math.min(index, tools.length - 1)] : around);
  }, [photos]);

  const apply = (photo: ShownPhoto, index: number, tool: PhotoTool) => {
    if (tool === "crop" || tool === "describe") return setOpened({ photo, part: tool });
    if (tool === "remove") {
      removed.current = { id: photo.id, index, around: place.current?.closest("article") ?? null };
      return onChange?.((now) => without(now, photo.id));
    }
    onChange?.((now) => moved(now, photo.id, tool === "earlier" ? -1 : 1));
  };
  return { place, opened, close: () => setOpened(null), apply };
}
