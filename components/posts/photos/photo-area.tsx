"use client";

import { ImagePlus, Images } from "lucide-react";
import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { keepTrying } from "@/components/layout/browser/keep-trying";
import { useState } from "react";
import { PartLoading } from "@/components/layout/states/part-loading";
import { Button } from "@/components/ui/button";
import { POST_PHOTOS_LIMIT } from "@/lib/media/constants";
import type { ShownPhoto } from "@/lib/media/types";
import { ChoosePhotos } from "./choose-photos";
import { type PhotosChange, added, without } from "./order-photos";

// Each is loaded when it is first wanted.
const IncomingPhotos = dynamic(
  () => keepTrying(() => import("./incoming-photos")).then((module) => module.IncomingPhotos),
  { loading: PartLoading },
);
const loadDrawer = () => import("@/components/media/photo-drawer");
const PhotoDrawer = dynamic(() => keepTrying(loadDrawer).then((module) => module.PhotoDrawer), {
  loading: PartLoading,
});

type PhotoAreaProps = {
  photos: readonly ShownPhoto[];
  /** Files that were just chosen, dropped or pasted. */
  incoming: readonly File[];
  onFiles: (files: File[]) => void;
  onTaken: () => void;
  onWaiting: (ratio: number | null) => void;
  onSettled: () => void;
  /** One of the files has become a photo. */
  onPhoto: (photo: ShownPhoto, file: File) => void;
  onChange: PhotosChange;
};

/** Where a post's photos come from: new ones, those on their way, and the owner's own behind one button. */
export function PhotoArea({
  photos,
  incoming,
  onFiles,
  onTaken,
  onWaiting,
  onSettled,
  onPhoto,
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
      {photos.length >= POST_PHOTOS_LIMIT && <p className="text-sm text-ink-soft">{t("full")}</p>}
      {receiving && (
        <IncomingPhotos
          files={incoming}
          onTaken={onTaken}
          onWaiting={onWaiting}
          onSettled={onSettled}
          onPhoto={onPhoto}
        />
      )}
      {drawer !== "unloaded" && (
        <PhotoDrawer
          open={drawer === "open"}
          chosen={photos.map(({ id }) => id)}
          onAdd={(photo) => onChange((now) => added(now, photo))}
          onRemove={(id) => onChange((now) => without(now, id))}
          onClose={() => setDrawer("closed")}
        />
      )}
    </div>
  );
}
