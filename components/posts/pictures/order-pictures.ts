import { POST_PICTURES_LIMIT } from "@/lib/media/constants";
import type { ShownPicture } from "@/lib/media/types";

type Pictures = readonly ShownPicture[];

/** Changes to a post's pictures, as functions of the current ones: two changes may be in flight at once. */
export type PicturesChange = (change: (now: Pictures) => Pictures) => void;

/** The pictures with one of them moved by so many places. */
export function moved(pictures: Pictures, id: string, by: number): Pictures {
  const from = pictures.findIndex((picture) => picture.id === id);
  const picture = pictures[from];
  const to = Math.min(Math.max(from + by, 0), pictures.length - 1);
  return picture ? pictures.toSpliced(from, 1).toSpliced(to, 0, picture) : pictures;
}

/** The pictures with another one at the end, if it is not there yet and a post takes so many. */
export function added(pictures: Pictures, picture: ShownPicture): Pictures {
  const has = pictures.some(({ id }) => id === picture.id);
  return has || pictures.length >= POST_PICTURES_LIMIT ? pictures : [...pictures, picture];
}

/** The pictures without this one. */
export function without(pictures: Pictures, id: string): Pictures {
  return pictures.filter((picture) => picture.id !== id);
}
