"use client";

import { useEffect, useEffectEvent, useRef } from "react";
import { UploadList } from "@/components/media/upload-list";
import { useUploads } from "@/components/media/use-uploads";
import type { ShownPicture } from "@/lib/media/types";

type IncomingPhotosProps = {
  files: readonly File[];
  /** The files are on their way. */
  onTaken: () => void;
  onPicture: (picture: ShownPicture) => void;
};

/** The files on their way into a post. Load it lazily. */
export function IncomingPhotos({ files, onTaken, onPicture }: IncomingPhotosProps) {
  const { uploads, add, retry, cancel } = useUploads((picture) => {
    onPicture(picture);
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
  return uploads.length > 0 && <UploadList uploads={uploads} onRetry={retry} onCancel={cancel} />;
}
