"use client";

import dynamic from "next/dynamic";
import { keepTrying } from "@/components/layout/browser/keep-trying";
import { useEffect, useState } from "react";
import { PartLoading } from "@/components/layout/states/part-loading";
import { useDroppedFiles } from "@/components/posts/photos/use-dropped-files";

const PhotosOverWeek = dynamic(
  () => keepTrying(() => import("./photos-over-week")).then((module) => module.PhotosOverWeek),
  { loading: PartLoading },
);

const NONE: readonly File[] = [];

/** Accepts photos that are dropped on the week, and shows those that still wait on this device. */
export function WeekPhotos() {
  const [files, setFiles] = useState(NONE);
  const [waiting, setWaiting] = useState(false);
  const [refused, setRefused] = useState(0);
  const dragging = useDroppedFiles(
    (dropped) => setFiles((all) => [...all, ...dropped]),
    () => setRefused((count) => count + 1),
  );
  useEffect(() => {
    // The code that is loaded then checks whether anything is in such a cache, and whose it is.
    void globalThis.caches
      ?.keys()
      .then((names) => setWaiting(names.some((name) => name.endsWith("waiting-photos"))))
      .catch(() => undefined);
  }, []);
  if (!dragging && !waiting && refused === 0 && files.length === 0) return null;
  return <PhotosOverWeek {...{ dragging, waiting, refused, files }} onClose={() => setFiles(NONE)} />;
}
