"use client";

import { ArrowLeft, ArrowRight, Crop, Ellipsis, PencilLine, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import type { PhotoTool, PhotoToolsProps } from "./use-photo-tools";

type PhotoMenuProps = PhotoToolsProps & { number: number; last: boolean };

/** What can be done with one of several photos, behind a button that lies on it. Load it lazily. */
export function PhotoMenu({ name, number, last, onTool }: PhotoMenuProps) {
  const t = useTranslations("Media.tools");
  const trigger = useRef<HTMLButtonElement>(null);
  // A dialog returns the focus to where it was: to this button, not to an item of the closed menu.
  const afterwards = useRef<PhotoTool | null>(null);
  return (
    <DropdownMenu modal={false}>
      <DropdownMenuTrigger
        ref={trigger}
        data-photo-tool
        aria-label={name}
        className="absolute top-1.5 right-1.5 flex h-control min-w-control items-center justify-center gap-1 rounded-full border border-edge bg-sheet px-2.5 text-sm font-medium text-ink tabular-nums hover:bg-press-wash data-[state=open]:bg-press-wash"
      >
        <span>{number}</span>
        <Ellipsis aria-hidden className="size-4" />
      </DropdownMenuTrigger>
      <DropdownMenuContent
        inPlace
        align="end"
        className="min-w-44"
        onCloseAutoFocus={(event) => {
          const tool = afterwards.current;
          if (!tool) return;
          afterwards.current = null;
          event.preventDefault();
          trigger.current?.focus();
          onTool(tool);
        }}
      >
        <DropdownMenuItem disabled={number === 1} onSelect={() => onTool("earlier")}>
          <ArrowLeft aria-hidden />
          {t("earlier")}
        </DropdownMenuItem>
        <DropdownMenuItem disabled={last} onSelect={() => onTool("later")}>
          <ArrowRight aria-hidden />
          {t("later")}
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => void (afterwards.current = "crop")}>
          <Crop aria-hidden />
          {t("crop")}
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => void (afterwards.current = "describe")}>
          <PencilLine aria-hidden />
          {t("describe")}
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => onTool("remove")}>
          <X aria-hidden />
          {t("remove")}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
