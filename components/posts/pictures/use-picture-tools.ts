"use client";

import { useEffect, useRef, useState } from "react";
import { moveFocus } from "@/components/ui/focus/move-focus";
import type { ShownPicture } from "@/lib/media/types";
import { type PicturesChange, moved, without } from "./order-pictures";

export type PictureTool = "earlier" | "later" | "crop" | "describe" | "remove";

export type PictureToolsProps = {
  /** The picture, as it is called. */
  name: string;
  onTool: (tool: PictureTool) => void;
};

/** The picture whose dialog is open, and with which part it begins. */
export type OpenedPicture = { picture: ShownPicture; part: "crop" | "describe" };

/** The tools of a post's pictures: order and removal at once, crop and text in a dialog. */
export function usePictureTools(pictures: readonly ShownPicture[], onChange: PicturesChange | undefined) {
  const [opened, setOpened] = useState<OpenedPicture | null>(null);
  const place = useRef<HTMLElement>(null);
  const removed = useRef<{ id: string; index: number; around: Element | null } | null>(null);

  // A removed picture takes the button that had the focus with it: the next one's gets it, or what is around.
  useEffect(() => {
    if (!removed.current || pictures.some(({ id }) => id === removed.current?.id)) return;
    const { index, around } = removed.current;
    removed.current = null;
    const tools = [...(place.current?.querySelectorAll("[data-picture-tool]") ?? [])];
    moveFocus(pictures.length > 1 ? tools[Math.min(index, tools.length - 1)] : around);
  }, [pictures]);

  const apply = (picture: ShownPicture, index: number, tool: PictureTool) => {
    if (tool === "crop" || tool === "describe") return setOpened({ picture, part: tool });
    if (tool === "remove") {
      removed.current = { id: picture.id, index, around: place.current?.closest("article") ?? null };
      return onChange?.((now) => without(now, picture.id));
    }
    onChange?.((now) => moved(now, picture.id, tool === "earlier" ? -1 : 1));
  };
  return { place, opened, close: () => setOpened(null), apply };
}
