"use client";

import type { ComponentType } from "react";
import type { PostOnScreen } from "@/components/posts/post/use-post";
import { AnotherPhoto } from "./another-photo";
import type { FacebookPicturesProps } from "./facebook-pictures";
import { added } from "./order-pictures";
import { PreviewPictures } from "./preview-pictures";
import { usePostPictures } from "./use-post-pictures";

type PicturesInPlaceProps = {
  post: Pick<PostOnScreen, "id" | "saved" | "content" | "refresh" | "saving">;
  /** What shows them, where it is loaded already. */
  as?: ComponentType<FacebookPicturesProps>;
  /** They were changed. */
  onChanged?: () => void;
};

/** A post's pictures where they are seen, with what changes them: another photo, none, crop. */
export function PicturesInPlace({ post, as: Pictures = PreviewPictures, onChanged }: PicturesInPlaceProps) {
  const pictures = usePostPictures(post.id, onChanged);
  const shown = pictures.shown(post.saved?.pictures ?? []);
  return (
    <>
      <Pictures
        pictures={shown}
        content={post.content}
        locked={post.saving}
        tools={{
          onChange: pictures.change,
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
          onPhoto={(picture) => pictures.change((now) => (now.length > 1 ? added(now, picture) : [picture]))}
        />
      </div>
    </>
  );
}
