"use client";

import { useCallback, useState } from "react";
import { useDroppedFiles } from "./use-dropped-files";
import { usePostPictures } from "./use-post-pictures";

const NO_FILES: readonly File[] = [];

type Photos = Parameters<typeof usePostPictures>[0] & {
  /** Whether the post may get photos now. */
  editable: boolean;
  /** Photos were chosen, dropped or pasted. */
  onFiles: () => void;
};

/** The photos of the post in the workspace, those that it has and those that it is to get. */
export function usePhotos({ editable, onFiles, ...post }: Photos) {
  const { pictures, change, edited } = usePostPictures(post);
  const [incoming, setIncoming] = useState(NO_FILES);
  const take = (files: File[]) => {
    if (!editable) return;
    onFiles();
    setIncoming((before) => [...before, ...files]);
  };
  const dragging = useDroppedFiles(take);
  const taken = useCallback(() => setIncoming(NO_FILES), []);
  return {
    pictures,
    /** Whether files are being dragged over the page. */
    dragging,
    any: pictures.length > 0 || incoming.length > 0,
    take,
    /** What the list of photos needs. */
    list: { pictures, incoming, onFiles: take, onTaken: taken, onChange: change, onEdited: edited },
  };
}
