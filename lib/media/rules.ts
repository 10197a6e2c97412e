import { SHAPE_RATIOS } from "./constants";
import type { Crop, ShownPhoto } from "./types";

type Size = { width: number; height: number };

/** A photo's row as a statement reads it. */
export type PhotoRow = Omit<ShownPhoto, "url">;

/** What leaves the server of such a row. */
export function shownPhoto(row: PhotoRow): ShownPhoto {
  return { ...row, url: photoUrl(row.id) };
}

/** The part of a photo that a crop shows, in whole pixels: the largest of its shape, as near to its focus as fits. */
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

/** The path that serves a photo small, for a screen of many. @param url the path that serves it whole */
export function thumbnailUrl(url: string): string {
  return `${url}?size=thumbnail`;
}

/** The path that serves a photo's file to its owner. */
export function photoUrl(id: string): string {
  return `/api/media/${id}/file`;
}
