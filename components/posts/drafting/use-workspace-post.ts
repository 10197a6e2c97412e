"use client";

import { useEffect, useEffectEvent } from "react";
import { useStoredState } from "@/components/layout/forms/use-stored-state";
import { type ChangePhotos, usePostPhotos } from "@/components/posts/photos/use-post-photos";
import { usePost } from "@/components/posts/post/use-post";
import type { ShownPhoto } from "@/lib/media/types";
import { type HandedPost, takeHandedOffPost } from "@/lib/posts/drafting/workspace-handoff";
import type { Post } from "@/lib/posts/types";
import { isBlank } from "@/lib/text";
import { type NewPost, useNewPost } from "./new-post/use-new-post";

/** Which post is in the workspace, kept across reloads. The post itself is in the query cache. */
export type OpenPost = {
  /** Null for a new one. */
  id: number | null;
  /** What is shown until the server has answered. */
  seed?: Pick<HandedPost, "content" | "imageUrl">;
  /**
   * It was opened explicitly and may be scheduled; any other post leaves the workspace once it is no longer a draft.
   */
  opened?: boolean;
  /** It was written here, from the brief that stands in the form. */
  written?: boolean;
  /** The free time that it is meant for, as an ISO instant. */
  at?: string;
};

const NEW: OpenPost = { id: null };

/** A photo of which only the URL is known until the server has returned the rest. */
const ofAddress = (url: string): ShownPhoto => ({
  id: url,
  url,
  altText: null,
  width: 16,
  height: 9,
  shape: null,
  focusX: 0.5,
  focusY: 0.5,
});

/**
 * The post in the workspace: typed text and photos that are not saved as a post yet, or a saved post.
 * @param onHandedOver another post was opened here
 */
export function useWorkspacePost(onHandedOver: () => void) {
  const [open, setOpen] = useStoredState<OpenPost>("workspace", NEW);
  const post = usePost(open.id);
  const photos = usePostPhotos(open.id);
  /** Photos that arrived while a post was being made follow it. */
  const keepPhotos = (made: Pick<Post, "id" | "media">, more: NewPost["media"]) => {
    const missing = more.filter(({ id }) => !made.media.some((photo) => photo.id === id));
    if (missing.length > 0) photos.change((now) => [...now, ...missing], made.id);
  };
  const fresh = useNewPost((made, left) => {
    setOpen(({ at }) => ({ id: made.id, at }));
    keepPhotos(made, left.media);
  });

  const takeHandedOver = useEffectEvent(() => {
    const handed = takeHandedOffPost();
    if (!handed) return;
    setOpen({ id: handed.id, seed: handed, opened: true });
    onHandedOver();
  });
  useEffect(() => takeHandedOver(), []);

  const isNew = open.id === null;
  const { saved } = post;
  const seedPhotos = open.seed?.imageUrl ? [ofAddress(open.seed.imageUrl)] : [];
  const shown = isNew ? fresh.media : saved ? photos.shown(saved.media) : seedPhotos;
  return {
    ...post,
    open,
    setOpen,
    fresh,
    content: isNew ? fresh.content : post.content || (saved ? "" : (open.seed?.content ?? "")),
    /** Whether there is text here that is not saved. */
    unsaved: isNew ? !isBlank(fresh.content) : post.unsaved,
    photos: shown,
    /** @param of the post, where another one has taken its place; null for one that is not saved yet */
    changePhotos: (make: ChangePhotos, of = open.id) =>
      of === null ? fresh.setPhotos(make) : photos.change(make, of),
    keepPhotos,
    type: isNew ? fresh.type : post.type,
    /** Saves what is not on the server. @returns the post, or null where that failed, which was reported */
    save: (): Promise<Post | null> => (isNew ? fresh.save() : post.save()),
    isNew,
  };
}

export type WorkspacePost = ReturnType<typeof useWorkspacePost>;
