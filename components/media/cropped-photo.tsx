import type { ComponentProps } from "react";
import { cropBox, thumbnailUrl } from "@/lib/media/rules";
import type { ShownPhoto } from "@/lib/media/types";

type CroppedPhotoProps = Omit<ComponentProps<"img">, "src" | "alt"> & {
  photo: ShownPhoto;
  /** The label of a photo without alternative text. */
  alt: string;
  /** One of many: what is loaded is small. */
  thumbnail?: boolean;
};

/** A fraction of the space that a crop leaves, as CSS wants it for `object-position`. */
const share = (offset: number, space: number) => (space > 0 ? `${(offset / space) * 100}%` : "50%");

/**
 * A photo of the owner's as it is cropped, in a box of its shape unless `className` gives it another. Not by
 * next/image: it is private, and stored in its final size and encoding.
 */
export function CroppedPhoto({ photo, alt, thumbnail = false, style, ...props }: CroppedPhotoProps) {
  const box = cropBox(photo, photo);
  const x = share(box.left, photo.width - box.width);
  const y = share(box.top, photo.height - box.height);
  return (
    // eslint-disable-next-line @next/next/no-img-element -- see above
    <img
      // The page's own script goes first.
      fetchPriority={thumbnail ? "low" : "auto"}
      src={thumbnail ? thumbnailUrl(photo.url) : photo.url}
      alt={photo.altText || alt}
      width={box.width}
      height={box.height}
      style={{
        aspectRatio: `${box.width} / ${box.height}`,
        objectFit: "cover",
        objectPosition: `${x} ${y}`,
        ...style,
      }}
      {...props}
    />
  );
}
