import { POST_PHOTOS_LIMIT } from "@/lib/media/constants";
import type { ShownPhoto } from "@/lib/media/types";

type Photos = readonly ShownPhoto[];

/** Changes to a post's photos, as functions of the current ones: two changes may be in flight at once. */
export type PhotosChange = (change: (now: Photos) => Photos) => void;

/** The photos with one of them moved by so many places. */
export function moved(photos: Photos, id: string, by: number): Photos {
  const from = photos.findIndex((photo) => photo.id === id);
  const photo = photos[from];
  const to = Math.min(Math.max(from + by, 0), photos.length - 1);
  return photo ? photos.toSpliced(from, 1).toSpliced(to, 0, photo) : photos;
}

/** The photos with another one at the end, if it is not there yet and a post takes so many. */
export function added(photos: Photos, photo: ShownPhoto): Photos {
  const has = photos.some(({ id }) => id === photo.id);
  return has || photos.length >= POST_PHOTOS_LIMIT ? photos : [...photos, photo];
}

/** The photos without this one. */
export function without(photos: Photos, id: string): Photos {
  return photos.filter((photo) => photo.id !== id);
}
