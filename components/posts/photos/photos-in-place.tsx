"use client";

import type { ComponentType } from "react";
import type { PostOnScreen } from "@/components/posts/post/use-post";
import { AnotherPhoto } from "./another-photo";
import type { FacebookPhotosProps } from "./facebook-photos";
import { added } from "./order-photos";
import { PreviewPhotos } from "./preview-photos";
import { usePostPhotos } from "./use-post-photos";

type PhotosInPlaceProps = {
  post: Pick<PostOnScreen, "id" | "saved" | "content" | "refresh" | "saving">;
  /** What shows them, where it is loaded already. */
  as?: ComponentType<FacebookPhotosProps>;
  /** They were changed. */
  onChanged?: () => void;
};

/** A post's photos where they are seen, with what changes them: another photo, none, crop. */
export function PhotosInPlace({ post, as: Photos = PreviewPhotos, onChanged }: PhotosInPlaceProps) {
  const photos = usePostPhotos(post.id, onChanged);
  const shown = photos.shown(post.saved?.media ?? []);
  return (
    <>
      <Photos
        photos={shown}
        content={post.content}
        locked={post.saving}
        tools={{
          onChange: photos.change,
          onEdited: () => {
            post.refresh();
            onChanged?.();
          },
        }}
      />
      <div className="flex justify-center p-1">
        <AnotherPhoto
          chosen={shown.map(({ id }) => id)}
          disabled={post.saving}
          onPhoto={(photo) => photos.change((now) => (now.length > 1 ? added(now, photo) : [photo]))}
        />
      </div>
    </>
  );
}
