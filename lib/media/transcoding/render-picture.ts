import "server-only";
import type { SystemActor } from "@/lib/auth/actor";
import { AppError } from "@/lib/errors";
import { getObject } from "@/lib/providers/storage/objects";
import { loadSharp } from "./decoder";
import { cropBox } from "../rules";
import type { Crop, SentPicture } from "../types";

/** A picture's row: where its file is, and how it is shown. */
export type StoredPicture = Crop & {
  key: string;
  mimeType: string;
  altText: string | null;
  width: number;
  height: number;
};

/** A picture as it goes out: cropped as its owner chose, or as it is stored. @throws AppError NOT_FOUND */
export async function renderPicture(_: SystemActor, picture: StoredPicture): Promise<SentPicture> {
  const bytes = await getObject(picture.key);
  if (!bytes) throw new AppError("NOT_FOUND");
  const { altText, mimeType, shape } = picture;
  if (shape === null) return { bytes, mimeType, altText };
  const sharp = await loadSharp();
  const cropped = await sharp(bytes)
    .extract(cropBox(picture, picture))
    .jpeg({ quality: 88, mozjpeg: true })
    .toBuffer();
  return { bytes: new Uint8Array(cropped), mimeType: "image/jpeg", altText };
}
