"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useReportFailure } from "@/components/layout/forms/use-report-failure";
import { useCallback, useEffect, useRef, useState } from "react";
import type { WorkspacePost } from "./use-workspace-post";
import { api } from "@/lib/http/api-client";
import type { LibraryPicture, ShownPicture } from "@/lib/media/types";
import { postQuery } from "@/lib/posts/query-options";
import { added as withPicture } from "@/components/posts/pictures/order-pictures";
import { useDroppedFiles } from "@/components/posts/pictures/use-dropped-files";
import { useAddedTo } from "@/components/posts/pictures/use-added-to";
import type { ChangePictures } from "@/components/posts/pictures/use-post-pictures";

const NO_FILES: readonly File[] = [];

type Photos = {
  post: Pick<WorkspacePost, "id" | "pictures" | "changePictures">;
  /** Whether the post may get photos now. */
  editable: boolean;
  /** Photos were chosen, dropped or pasted. */
  onFiles: () => void;
};

/** The photos of the post in the workspace, those that it has and those that it is to get. */
export function useWorkspacePictures({ post, editable, onFiles }: Photos) {
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
    setExpected((before) => ({ name, count: (before?.count ?? post.pictures.length) + files.length }));
    files.forEach(added.note);
    setIncoming((before) => [...before, ...files]);
  };
  const dragging = useDroppedFiles(take);
  const taken = useCallback(() => setIncoming(NO_FILES), []);
  const change = (make: ChangePictures) => latest.current.changePictures(make);
  /** One was cropped or described anew, or (null) deleted for good: the server knows already. */
  const edited = (id: string, picture: ShownPicture | null) => {
    const make: ChangePictures = (now) =>
      now.flatMap((old) => (old.id !== id ? [old] : picture ? [{ ...old, ...picture }] : []));
    const { id: postId } = latest.current;
    if (postId === null) return change(make);
    client.setQueryData(
      postQuery(postId).queryKey,
      (now) => now && { ...now, pictures: [...make(now.pictures)] },
    );
  };
  return {
    /** Whether files are being dragged over the page. */
    dragging,
    /** The ratio of a first photo that is on its way; null without one. */
    coming: post.pictures.length === 0 ? waiting : null,
    /** How many more are on their way to those that it has. */
    awaited: post.pictures.length === 0 ? 0 : Math.max(0, (expected?.count ?? 0) - post.pictures.length),
    /** The name of a file on its way into it; null while none is. It would go out without it. */
    uploading: expected?.name ?? null,
    any: post.pictures.length > 0 || incoming.length > 0,
    take,
    /** Another post takes this one's place: what was on its way to this one is not awaited there. */
    forgetExpected: () => {
      setExpected(null);
      setWaiting(null);
    },
    /** Puts one of the owner's pictures into the post. A failure is told. */
    addFromLibrary: async (id: string): Promise<void> => {
      try {
        const picture = await api<LibraryPicture>(`/api/media/${encodeURIComponent(id)}`);
        change((now) => [...now.filter((other) => other.id !== picture.id), picture]);
      } catch (error) {
        report(error);
      }
    },
    /** What the list of photos needs. */
    list: {
      pictures: post.pictures,
      incoming,
      onFiles: take,
      onTaken: taken,
      onWaiting: setWaiting,
      onSettled: () => setExpected(null),
      onPicture: (picture: ShownPicture, file: File) =>
        latest.current.changePictures((now) => withPicture(now, picture), added.to(file)),
      onChange: change,
      onEdited: edited,
    },
  };
}
