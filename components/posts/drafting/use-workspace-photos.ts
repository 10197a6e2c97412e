"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useReportFailure } from "@/components/layout/forms/use-report-failure";
import { useCallback, useEffect, useRef, useState } from "react";
import type { WorkspacePost } from "./use-workspace-post";
import { api } from "@/lib/http/api-client";
import type { LibraryPhoto, ShownPhoto } from "@/lib/media/types";
import { postQuery } from "@/lib/posts/query-options";
import { added as withPhoto } from "@/components/posts/photos/order-photos";
import { useDroppedFiles } from "@/components/posts/photos/use-dropped-files";
import { useAddedTo } from "./use-added-to";
import type { ChangePhotos } from "@/components/posts/photos/use-post-photos";

const NO_FILES: readonly File[] = [];

type Photos = {
  post: Pick<WorkspacePost, "id" | "photos" | "changePhotos">;
  /** Whether the post may get photos now. */
  editable: boolean;
  /** Photos were chosen, dropped or pasted. */
  onFiles: () => void;
};

/** The photos of the post in the workspace, those that it has and those that it is to get. */
export function useWorkspacePhotos({ post, editable, onFiles }: Photos) {
  const client = useQueryClient();
  const report = useReportFailure();
  const added = useAddedTo(post.id);
  const [incoming, setIncoming] = useState(NO_FILES);
  const [waiting, setWaiting] = useState<number | null>(null);
  /** How many photos it will have with those on their way, and the name of one; null while none is. */
  const [expected, setExpected] = useState<{ count: number; name: string } | null>(null);
  // A photo may arrive when the post that it was meant for has got its id.
  const latest = useRef(post);
  useEffect(() => {
    latest.current = post;
  });
  const take = (files: File[]) => {
    if (!editable) return;
    onFiles();
    const [{ name } = { name: "" }] = files;
    setExpected((before) => ({ name, count: (before?.count ?? post.photos.length) + files.length }));
    files.forEach(added.note);
    setIncoming((before) => [...before, ...files]);
  };
  const dragging = useDroppedFiles(take);
  const taken = useCallback(() => setIncoming(NO_FILES), []);
  const change = (make: ChangePhotos) => latest.current.changePhotos(make);
  /** One was cropped or described anew, or (null) deleted for good: the server knows already. */
  const edited = (id: string, photo: ShownPhoto | null) => {
    const make: ChangePhotos = (now) =>
      now.flatMap((old) => (old.id !== id ? [old] : photo ? [{ ...old, ...photo }] : []));
    const { id: postId } = latest.current;
    if (postId === null) return change(make);
    client.setQueryData(postQuery(postId).queryKey, (now) => now && { ...now, media: [...make(now.media)] });
  };
  return {
    /** Whether files are being dragged over the page. */
    dragging,
    /** The ratio of a first photo that is on its way; null without one. */
    coming: post.photos.length === 0 ? waiting : null,
    /** How many more are on their way to those that it has. */
    awaited: post.photos.length === 0 ? 0 : Math.max(0, (expected?.count ?? 0) - post.photos.length),
    /** The name of a file on its way into it; null while none is. It would go out without it. */
    uploading: expected?.name ?? null,
    any: post.photos.length > 0 || incoming.length > 0,
    take,
    /** Another post takes this one's place: what was on its way to this one is not awaited there. */
    forgetExpected: () => {
      setExpected(null);
      setWaiting(null);
    },
    /** Puts one of the owner's photos into the post. A failure is told. */
    addFromLibrary: async (id: string): Promise<void> => {
      try {
        const photo = await api<LibraryPhoto>(`/api/media/${encodeURIComponent(id)}`);
        change((now) => [...now.filter((other) => other.id !== photo.id), photo]);
      } catch (error) {
        report(error);
      }
    },
    /** What the list of photos needs. */
    list: {
      photos: post.photos,
      incoming,
      onFiles: take,
      onTaken: taken,
      onWaiting: setWaiting,
      onSettled: () => setExpected(null),
      onPhoto: (photo: ShownPhoto, file: File) =>
        latest.current.changePhotos((now) => withPhoto(now, photo), added.to(file)),
      onChange: change,
      onEdited: edited,
    },
  };
}
