"use client";

import { Images } from "lucide-react";
import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { keepTrying } from "@/components/layout/browser/keep-trying";
import { useState } from "react";
import { PartLoading } from "@/components/layout/states/part-loading";
import { Button, type ButtonProps } from "@/components/ui/button";
import type { ShownPhoto } from "@/lib/media/types";

const loadDrawer = () => import("@/components/media/photo-drawer");
const PhotoDrawer = dynamic(() => keepTrying(loadDrawer).then((module) => module.PhotoDrawer), {
  loading: PartLoading,
});

type AnotherPhotoProps = {
  /** The ids of those that are there. */
  chosen: readonly string[];
  disabled?: boolean;
  /** That of the buttons beside it. */
  size?: ButtonProps["size"];
  onPhoto: (photo: ShownPhoto) => void;
};

/** Puts one of the owner's photos in the place of the one that is seen, or where there is none. */
export function AnotherPhoto({ chosen, disabled, size = "sm", onPhoto }: AnotherPhotoProps) {
  const t = useTranslations("Media");
  const [drawer, setDrawer] = useState<"unloaded" | "open" | "closed">("unloaded");
  const close = () => setDrawer("closed");
  return (
    <>
      <Button
        size={size}
        variant="ghost"
        aria-haspopup="dialog"
        disabled={disabled}
        icon={<Images aria-hidden />}
        onPointerEnter={() => void loadDrawer()}
        onFocus={() => void loadDrawer()}
        onClick={() => setDrawer("open")}
      >
        {chosen.length > 0 ? t("another") : t("photoShort")}
      </Button>
      {drawer !== "unloaded" && (
        <PhotoDrawer
          open={drawer === "open"}
          chosen={chosen}
          onAdd={(photo) => {
            close();
            onPhoto(photo);
          }}
          onRemove={close}
          onClose={close}
        />
      )}
    </>
  );
}
