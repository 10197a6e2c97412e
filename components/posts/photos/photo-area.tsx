"use client";

import { ImagePlus, Images } from "lucide-react";
import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import type { ShownPicture } from "@/lib/media/types";
import { ChoosePhotos } from "./choose-photos";

// Loaded when the post has a photo, or one is wanted.
const PostPhotos = dynamic(() => import("./post-photos").then((module) => module.PostPhotos), {
  loading: () => <Skeleton className="h-28 w-full" />,
});

type PhotoAreaProps = {
  pictures: readonly ShownPicture[];
  /** The post's text. */
  content: string;
  incoming: readonly File[];
  onFiles: (files: File[]) => void;
  onTaken: () => void;
  onChange: (change: (pictures: readonly ShownPicture[]) => readonly ShownPicture[]) => void;
  onEdited: (id: string, picture: ShownPicture | null) => void;
};

/** The photos below the preview: two buttons, until there is one or the owner's pictures are opened. */
export function PhotoArea({ onFiles, ...photos }: PhotoAreaProps) {
  const { pictures, incoming } = photos;
  const t = useTranslations("Media");
  const [opened, setOpened] = useState(false);
  const shown = opened || pictures.length > 0 || incoming.length > 0;
  // What is under way stays when the last photo is taken out.
  if (shown && !opened) setOpened(true);
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <ChoosePhotos variant="outline" size="sm" icon={<ImagePlus aria-hidden />} onFiles={onFiles}>
          {t("add")}
        </ChoosePhotos>
        {!shown && (
          <Button size="sm" variant="ghost" icon={<Images aria-hidden />} onClick={() => setOpened(true)}>
            {t("library")}
          </Button>
        )}
        <p className="text-sm text-ink-soft pointer-coarse:hidden">{t("addHint")}</p>
      </div>
      {shown && <PostPhotos {...photos} />}
    </div>
  );
}
