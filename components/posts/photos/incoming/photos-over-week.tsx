"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent } from "react";
import { DropOverlay } from "@/components/posts/photos/drop-overlay";
import { DroppedPhotos } from "./dropped-photos";
import { useRefusedDrop } from "./use-refused-drop";
import { WaitingNote } from "./waiting-note";

type PhotosOverWeekProps = {
  /** Whether files are being dragged over the page. */
  dragging: boolean;
  /** Whether shared photos may wait on this device. */
  waiting: boolean;
  /** How often other files than photos were dropped. */
  refused: number;
  /** What was dropped. */
  files: readonly File[];
  onClose: () => void;
};

/** What the week shows while photos are dropped or wait. Load it lazily. */
export function PhotosOverWeek({ dragging, waiting, refused, files, onClose }: PhotosOverWeekProps) {
  const t = useTranslations("Photos");
  const sayRefused = useEffectEvent(useRefusedDrop());
  useEffect(() => {
    if (refused > 0) sayRefused();
  }, [refused]);
  return (
    <>
      {dragging && <DropOverlay text={t("drop")} />}
      {waiting && <WaitingNote />}
      {files.length > 0 && <DroppedPhotos files={files} onClose={onClose} />}
    </>
  );
}
