import { CircleCheck, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { FilePhoto } from "./file-photo";
import { PHOTO_FRAME } from "./photo-frame";
import { PhotoState } from "./photo-state";
import type { IncomingPhoto } from "./use-incoming-photos";
import { WriteWithPhoto } from "./write-with-photo";

type TileProps = {
  photo: IncomingPhoto;
  /** It is the only one: it is as large as it fits, and the way on stands beside the heading. */
  single: boolean;
  onRetry: () => void;
  onRemove: () => void;
};

/** An incoming photo, uncropped and large, with its progress and result. */
export function IncomingPhotoTile({ photo, single, onRetry, onRemove }: TileProps) {
  const t = useTranslations("Photos");
  const { file, name, stored } = photo;
  return (
    <li className="grid grid-cols-1 content-start gap-1.5">
      <div className="relative">
        <FilePhoto file={file} stored={stored?.url} className={single ? "w-full rounded-lg" : PHOTO_FRAME} />
        {!stored && (
          <Button
            size="icon"
            variant="outline"
            className="absolute top-2 right-2 rounded-full"
            aria-label={t("remove", { name })}
            onClick={onRemove}
          >
            <X aria-hidden />
          </Button>
        )}
      </div>
      <p className="flex items-center gap-1.5 text-sm font-medium">
        {stored?.added && (
          <CircleCheck role="img" aria-label={t("state.there")} className="size-4 shrink-0 text-good" />
        )}
        <span className="truncate">{name}</span>
      </p>
      {/* The heading says that all of them are there. */}
      {!stored?.added && <PhotoState photo={photo} onRetry={onRetry} />}
      {stored && !single && <WriteWithPhoto id={stored.id} />}
    </li>
  );
}
