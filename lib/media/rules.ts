import { SHAPE_RATIOS } from "./constants";
import type { Crop, ShownPicture } from "./types";

type Size = { width: number; height: number };

/** A picture's row as a statement reads it. */
export type PictureRow = Omit<ShownPicture, "url">;

/** What leaves the server of such a row. */
export function shownPicture(row: PictureRow): ShownPicture {
  return { ...row, url: pictureUrl(row.id) };
}

/** The part of a picture that a crop shows, in whole pixels: the largest of its shape, as near to its focus as fits. */
export function cropBox(
  { width, height }: Size,
  { shape, focusX, focusY }: Crop,
): Size & { left: number; top: number } {
  const ratio = shape ? SHAPE_RATIOS[shape] : width / height;
  const box = {
    width: Math.min(width, Math.round(height * ratio)),
    height: Math.min(height, Math.round(width / ratio)),
  };
  const within = (space: number, wanted: number) => Math.round(Math.min(Math.max(wanted, 0), space));
  return {
    ...box,
    left: within(width - box.width, focusX * width - box.width / 2),
    top: within(height - box.height, focusY * height - box.height / 2),
  };
}

/** The path that serves a picture small, for a screen of many. @param url the path that serves it whole */
export function thumbnailUrl(url: string): string {
  return `${url}?size=thumbnail`;
}

/** The path that serves a picture's file to its owner. */
export function pictureUrl(id: string): string {
  return `/api/media/${id}/file`;
}
