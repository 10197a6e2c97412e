"use client";

import { useEffect, useEffectEvent, useRef } from "react";
import { UploadList } from "@/components/media/upload-list";
import { useUploads } from "@/components/media/use-uploads";
import { useFileRatio } from "./use-file-ratio";
import type { ShownPhoto } from "@/lib/media/types";

type IncomingPhotosProps = {
  files: readonly File[];
  /** The files are on their way. */
  onTaken: () => void;
  onPhoto: (photo: ShownPhoto, file: File) => void;
  /** The ratio of the first one on its way, once it is known; null when none is any more. */
  onWaiting: (ratio: number | null) => void;
  /** Each of them has arrived, or will not. */
  onSettled: () => void;
};

/** The files on their way into a post. Load it lazily. */
export function IncomingPhotos({ files, onTaken, onPhoto, onWaiting, onSettled }: IncomingPhotosProps) {
  const { uploads, add, retry, cancel } = useUploads((photo, file) => {
    onPhoto(photo, file);
    return Promise.resolve();
  });
  const seen = useRef(new WeakSet<File>());
  const take = useEffectEvent((incoming: readonly File[]) => {
    const fresh = incoming.filter((file) => !seen.current.has(file));
    for (const file of fresh) seen.current.add(file);
    if (fresh.length > 0) add(fresh);
    onTaken();
  });
  useEffect(() => {
    if (files.length > 0) take(files);
  }, [files]);
  const waiting = useFileRatio(uploads.find(({ error }) => error === null)?.file ?? null);
  const tell = useEffectEvent(onWaiting);
  useEffect(() => tell(waiting), [waiting]);
  const settle = useEffectEvent(onSettled);
  const [all, open] = [uploads.length, uploads.filter(({ error }) => error === null).length];
  const listed = useRef(false);
  useEffect(() => {
    if (open === 0 && listed.current) settle();
    listed.current = all > 0;
  }, [all, open]);
  return uploads.length > 0 && <UploadList uploads={uploads} onRetry={retry} onCancel={cancel} />;
}
