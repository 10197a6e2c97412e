"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type Upload, useUploads } from "@/components/media/use-uploads";
import { UPLOADS_AT_ONCE } from "@/lib/media/constants";
import { LIBRARY_KEY } from "@/lib/media/query-options";
import type { AddedPhoto } from "@/lib/media/types";

/** A photo on its way into its owner's photos. */
export type IncomingPhoto = {
  key: string;
  file: File;
  /** As it will be called: without its ending. */
  name: string;
  /** It is on this device only until its owner adds it. */
  waits: boolean;
  /** What it has become. */
  stored: AddedPhoto | null;
  /** How far it is. */
  upload: Upload | null;
  /** Why it cannot be sent at all: a key of the messages' `Errors`. */
  refused: "MEDIA_BROKEN" | null;
};

type Kept = Omit<IncomingPhoto, "upload">;

const fresh = (file: File, key: string, waits: boolean): Kept => ({
  key,
  file,
  name: file.name.replace(/\.[a-z0-9]{2,5}$/i, ""),
  waits,
  stored: null,
  refused: file.size === 0 ? "MEDIA_BROKEN" : null,
});

/**
 * Photos that become the owner's photos, in the order in which they came; they stay listed once they have arrived.
 * @param onGone a photo that waited is no longer needed on this device: it has arrived, or is not wanted
 */
export function useIncomingPhotos(onGone?: (key: string) => void) {
  const client = useQueryClient();
  const [kept, setKept] = useState<readonly Kept[]>([]);
  /** How many files were chosen beyond the number accepted at once. */
  const [leftOut, setLeftOut] = useState(0);
  const { uploads, add, retry, cancel } = useUploads((stored, file) => {
    setKept((all) => all.map((photo) => (photo.file === file ? { ...photo, stored } : photo)));
    const key = kept.find((photo) => photo.file === file)?.key;
    if (key) onGone?.(key);
    void client.invalidateQueries({ queryKey: LIBRARY_KEY });
    return Promise.resolve();
  });
  const uploadOf = ({ file }: Pick<IncomingPhoto, "file">) =>
    uploads.find((upload) => upload.file === file) ?? null;

  return {
    photos: kept.map((photo): IncomingPhoto => ({ ...photo, upload: uploadOf(photo) })),
    leftOut,
    /** Lists photos that are on this device, and sends none of them. */
    show: (waiting: readonly { key: string; file: File }[]) =>
      setKept((all) => [
        ...all,
        ...waiting
          .filter(({ key }) => !all.some((photo) => photo.key === key))
          .map(({ key, file }) => fresh(file, key, true)),
      ]),
    /** Sends what was listed and waits. */
    addWaiting: () => {
      setKept((all) => all.map((photo) => ({ ...photo, waits: false })));
      add(kept.flatMap(({ file, waits, refused }) => (waits && !refused ? [file] : [])));
    },
    /** Sends files that their owner has just chosen. */
    add: (files: readonly File[]) => {
      const taken = files.slice(0, UPLOADS_AT_ONCE).map((file) => fresh(file, crypto.randomUUID(), false));
      setLeftOut(files.length - taken.length);
      setKept((all) => [...all, ...taken]);
      add(taken.flatMap(({ file, refused }) => (refused ? [] : [file])));
    },
    retry: (photo: IncomingPhoto) => {
      if (photo.upload) retry(photo.upload.key);
    },
    /** Discards a photo, wherever it is. */
    remove: (photo: IncomingPhoto) => {
      if (photo.upload) cancel(photo.upload.key);
      setKept((all) => all.filter(({ key }) => key !== photo.key));
      onGone?.(photo.key);
    },
  };
}

/** How many have arrived, are in progress, and failed. */
export function countPhotos(photos: readonly IncomingPhoto[]) {
  const failed = photos.filter(({ upload, refused }) => refused ?? upload?.error).length;
  const arrived = photos.filter(({ stored }) => stored).length;
  return { arrived, failed, moving: photos.filter(({ waits }) => !waits).length - arrived - failed };
}
