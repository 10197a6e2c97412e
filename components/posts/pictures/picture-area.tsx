"use client";

import { ImagePlus, Images } from "lucide-react";
import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { POST_PICTURES_LIMIT } from "@/lib/media/constants";
import type { ShownPicture } from "@/lib/media/types";
import { ChoosePhotos } from "./choose-photos";
import { type PicturesChange, added, without } from "./order-pictures";

// Each is loaded when it is first wanted.
const IncomingPhotos = dynamic(() => import("./incoming-photos").then((module) => module.IncomingPhotos), {
  loading: () => null,
});
const loadDrawer = () => import("@/components/media/picture-drawer");
const PictureDrawer = dynamic(() => loadDrawer().then((module) => module.PictureDrawer), {
  loading: () => null,
});

type PhotoAreaProps = {
  pictures: readonly ShownPicture[];
  /** Files that were just chosen, dropped or pasted. */
  incoming: readonly File[];
  onFiles: (files: File[]) => void;
  onTaken: () => void;
  onWaiting: (ratio: number | null) => void;
  onSettled: () => void;
  /** One of the files has become a picture. */
  onPicture: (picture: ShownPicture, file: File) => void;
  onChange: PicturesChange;
};

/** Where a post's photos come from: new ones, those on their way, and the owner's own behind one button. */
export function PictureArea({
  pictures,
  incoming,
  onFiles,
  onTaken,
  onWaiting,
  onSettled,
  onPicture,
  onChange,
}: PhotoAreaProps) {
  const t = useTranslations("Media");
  const [drawer, setDrawer] = useState<"unloaded" | "open" | "closed">("unloaded");
  const [receiving, setReceiving] = useState(false);
  // What is under way stays when no other file comes.
  if (incoming.length > 0 && !receiving) setReceiving(true);
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <ChoosePhotos variant="outline" size="sm" icon={<ImagePlus aria-hidden />} onFiles={onFiles}>
          {t("add")}
        </ChoosePhotos>
        <Button
          size="sm"
          variant="ghost"
          aria-haspopup="dialog"
          icon={<Images aria-hidden />}
          onPointerEnter={() => void loadDrawer()}
          onFocus={() => void loadDrawer()}
          onClick={() => setDrawer("open")}
        >
          {t("library")}
        </Button>
        <p className="text-sm text-ink-soft max-md:hidden pointer-coarse:hidden">{t("addHint")}</p>
      </div>
      {pictures.length >= POST_PICTURES_LIMIT && <p className="text-sm text-ink-soft">{t("full")}</p>}
      {receiving && (
        <IncomingPhotos
          files={incoming}
          onTaken={onTaken}
          onWaiting={onWaiting}
          onSettled={onSettled}
          onPicture={onPicture}
        />
      )}
      {drawer !== "unloaded" && (
        <PictureDrawer
          open={drawer === "open"}
          chosen={pictures.map(({ id }) => id)}
          onAdd={(picture) => onChange((now) => added(now, picture))}
          onRemove={(id) => onChange((now) => without(now, id))}
          onClose={() => setDrawer("closed")}
        />
      )}
    </div>
  );
}
