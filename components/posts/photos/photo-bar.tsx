"use client";

import { Crop, PencilLine, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import type { PhotoToolsProps } from "./use-photo-tools";

/** What can be done with a post's only photo, in words along its lower edge. Load it lazily. */
export function PhotoBar({ name, onTool, locked }: PhotoToolsProps & { locked: boolean }) {
  const t = useTranslations("Media.tools");
  // On a phone three words fit beside each other in every language, without their icons.
  const look = {
    size: "sm",
    variant: "ghost",
    disabled: locked,
    className: "max-sm:flex-auto max-sm:px-2 max-sm:[&_svg]:hidden",
    "data-photo-tool": true,
  } as const;
  return (
    <div
      role="group"
      aria-label={name}
      className="flex flex-wrap justify-center gap-x-1 border-t p-1 sm:gap-x-2"
    >
      <Button {...look} icon={<Crop aria-hidden />} onClick={() => onTool("crop")}>
        {t("crop")}
      </Button>
      <Button {...look} icon={<PencilLine aria-hidden />} onClick={() => onTool("describe")}>
        {t("describe")}
      </Button>
      <Button {...look} icon={<X aria-hidden />} onClick={() => onTool("remove")}>
        {t("remove")}
      </Button>
    </div>
  );
}
