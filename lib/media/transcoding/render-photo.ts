import "server-only";
import type { SystemActor } from "@/lib/auth/actor";
import { AppError } from "@/lib/errors";
import { getObject } from "@/lib/providers/storage/objects";
import { loadSharp } from "./decoder";
import { cropBox } from "../rules";
import type { Crop, SentPhoto } from "../types";

/** A photo's row: where its file is, and how it is shown. */
export type StoredPhoto = Crop & {
  key: string;
  mimeType: string;
  altText: string | null;
  width: number;
  height: number;
};

/** A photo as it goes out: cropped as its owner chose, or as it is stored. @throws AppError NOT_FOUND */
export async function renderPhoto(_: SystemActor, photo: StoredPhoto): Promise<SentPhoto> {
  const bytes = await getObject(photo.key);
  if (!bytes) throw new AppError("NOT_FOUND");
  const { altText, mimeType, shape } = photo;
  if (shape === null) return { bytes, mimeType, altText };
  const sharp = await loadSharp();
  const cropped = await sharp(bytes)
    .extract(cropBox(photo, photo))
    .jpeg({ quality: 88, mozjpeg: true })
    .toBuffer();
  return { bytes: new Uint8Array(cropped), mimeType: "image/jpeg", altText };
}
