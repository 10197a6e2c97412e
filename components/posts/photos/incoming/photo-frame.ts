import type { CSSProperties } from "react";
import { cropBox } from "@/lib/media/rules";
import type { ShownPhoto } from "@/lib/media/types";

/** A photo among others: each in a frame of one size, and none of it cut off. */
export const PHOTO_FRAME = "aspect-square w-full rounded-lg border bg-sheet object-contain";
/** The frames beside each other. */
export const PHOTO_GRID = "grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 xl:grid-cols-4";

/**
 * Photos whose shapes are known: rows that fill the page, each as high as it needs to be, and none of it cut off.
 * `--photo` is about the height of a row, `--most` that of a photo alone.
 */
export const PHOTO_ROWS =
  "flex flex-wrap gap-x-4 gap-y-6 [--most:24rem] [--photo:9.5rem] sm:[--most:28rem] sm:[--photo:14rem]";

/** A photo's share of its row, which makes those of a row equally high. Needs `--photo` and `--most`. */
export function photoShare(photo: ShownPhoto): CSSProperties {
  const { width, height } = cropBox(photo, photo);
  const ratio = width / height;
  return {
    flexGrow: ratio * 100,
    flexBasis: `calc(${ratio} * var(--photo))`,
    // One alone would fill the page.
    maxWidth: `calc(${ratio} * var(--most))`,
  };
}
