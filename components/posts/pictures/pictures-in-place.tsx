"use client";

import type { PostOnScreen } from "@/components/posts/post/use-post";
import { AnotherPhoto } from "./another-photo";
import { added } from "./order-pictures";
import { PreviewPictures } from "./preview-pictures";
import { usePostPictures } from "./use-post-pictures";

type PicturesInPlaceProps = {
  post: Pick<PostOnScreen, "id" | "saved" | "content" | "refresh" | "saving">;
};

/** A post's pictures where they are seen, with what changes them: another photo, none, crop. */
export function PicturesInPlace({ post }: PicturesInPlaceProps) {
  const pictures = usePostPictures(post.id);
  const shown = pictures.shown(post.saved?.pictures ?? []);
  return (
    <>
      <PreviewPictures
        pictures={shown}
        content={post.content}
        locked={post.saving}
        tools={{ onChange: pictures.change, onEdited: () => post.refresh() }}
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
