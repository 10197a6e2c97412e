"use client";

import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { FilePhoto } from "./file-photo";
import { PhotoState } from "./photo-state";
import { type IncomingPhoto, countPhotos, useIncomingPhotos } from "./use-incoming-photos";

type DroppedPhotosProps = { files: readonly File[]; onClose: () => void };

/** The photos that were dropped on the week: their progress, and where to find them afterwards. */
export function DroppedPhotos({ files, onClose }: DroppedPhotosProps) {
  const t = useTranslations("Photos.dropped");
  const { photos, leftOut, add, retry, remove } = useIncomingPhotos();
  const seen = useRef(new WeakSet<File>());
  const take = useEffectEvent((dropped: readonly File[]) => {
    const fresh = dropped.filter((file) => !seen.current.has(file));
    for (const file of fresh) seen.current.add(file);
    if (fresh.length > 0) add(fresh);
  });
  useEffect(() => take(files), [files]);
  const { arrived, moving } = countPhotos(photos);
  return (
    <section
      aria-labelledby="dropped-title"
      className="fixed right-4 bottom-4 left-4 z-40 flex max-h-[60dvh] flex-col rounded-lg border bg-sheet shadow-lg sm:left-auto sm:w-96 print:hidden"
    >
      <div className="flex items-start justify-between gap-3 p-4 pb-2">
        <div aria-live="polite">
          <h2 id="dropped-title" className="font-medium">
            {moving > 0
              ? t("arriving", { done: arrived, count: photos.length })
              : t("arrived", { count: arrived })}
          </h2>
          {moving === 0 && arrived > 0 && (
            <p className="mt-0.5 text-sm text-ink-soft">
              {t("where")}{" "}
              <Link href="/photos" className="text-link">
                {t("look")}
              </Link>
            </p>
          )}
          {leftOut > 0 && <p className="mt-0.5 text-sm text-ink-soft">{t("leftOut", { count: leftOut })}</p>}
        </div>
        {/* Closing would abort the running uploads. */}
        {moving === 0 && (
          <Button size="icon" variant="ghost" className="-m-2" aria-label={t("close")} onClick={onClose}>
            <X aria-hidden />
          </Button>
        )}
      </div>
      <ul className="grid gap-3 overflow-y-auto p-4 pt-2">
        {photos.map((photo) => (
          <Row key={photo.key} photo={photo} onRetry={() => retry(photo)} onRemove={() => remove(photo)} />
        ))}
      </ul>
    </section>
  );
}

type RowProps = { photo: IncomingPhoto; onRetry: () => void; onRemove: () => void };

function Row({ photo, onRetry, onRemove }: RowProps) {
  const t = useTranslations("Photos");
  const { file, name, stored } = photo;
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-center gap-3">
      <FilePhoto file={file} stored={stored?.url} className="size-14 rounded-md object-cover" />
      <div className="grid gap-1">
        <p className="truncate text-sm font-medium">{name}</p>
        <PhotoState photo={photo} onRetry={onRetry} />
      </div>
      {!stored && (
        <Button size="icon" variant="ghost" aria-label={t("remove", { name })} onClick={onRemove}>
          <X aria-hidden />
        </Button>
      )}
    </li>
  );
}
