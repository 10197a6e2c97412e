"use client";

import { Crop } from "lucide-react";
import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { keepTrying } from "@/components/layout/browser/keep-trying";
import { useState } from "react";
import { PartLoading } from "@/components/layout/states/part-loading";
import { AnotherPhoto } from "@/components/posts/photos/another-photo";
import { Button } from "@/components/ui/button";
import type { Idea } from "@/lib/posts/planning/types";
import type { useIdea } from "./use-idea";

const PhotoDialog = dynamic(
  () => keepTrying(() => import("@/components/media/photo-dialog")).then((module) => module.PhotoDialog),
  { loading: PartLoading },
);

type IdeaPhotoToolsProps = { idea: Pick<Idea, "photo">; it: ReturnType<typeof useIdea> };

/** What can be done with the photo of an idea: another one, none, crop. */
export function IdeaPhotoTools({ idea: { photo }, it }: IdeaPhotoToolsProps) {
  const t = useTranslations("Media");
  const [cropping, setCropping] = useState(false);
  return (
    <div className="flex flex-wrap">
      <AnotherPhoto
        size="default"
        chosen={photo ? [photo.id] : []}
        disabled={it.changing}
        onPhoto={({ id }) => it.setPhoto(id)}
      />
      {photo && (
        <>
          <Button variant="ghost" disabled={it.changing} onClick={() => it.setPhoto(null)}>
            {t("noPhoto")}
          </Button>
          <Button
            variant="ghost"
            aria-haspopup="dialog"
            disabled={it.changing}
            icon={<Crop aria-hidden />}
            onClick={() => setCropping(true)}
          >
            {t("tools.crop")}
          </Button>
          {cropping && (
            <PhotoDialog
              photo={photo}
              onClose={() => setCropping(false)}
              onSaved={it.refresh}
              onDeleted={it.refresh}
            />
          )}
        </>
      )}
    </div>
  );
}
