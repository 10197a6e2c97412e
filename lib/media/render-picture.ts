import "server-only";
import type { SystemActor } from "@/lib/auth/actor";
import { db } from "@/lib/db";
import { AppError } from "@/lib/http/errors";
import { getObject } from "@/lib/providers/storage/objects";
import { sharp } from "./decoder";
import { cropBox } from "./rules";
import type { SentPicture } from "./types";

/** A picture as it goes out: cropped as its owner chose, or as it is stored. @throws AppError NOT_FOUND */
export async function renderPicture(_: SystemActor, mediaId: string): Promise<SentPicture> {
  const row = await db.media.findUnique({ where: { id: mediaId } });
  const bytes = row && (await getObject(row.key));
  if (!row || !bytes) throw new AppError("NOT_FOUND");
  const { altText, mimeType, shape } = row;
  if (shape === null) return { bytes, mimeType, altText };
  const cropped = await sharp(bytes)
    .extract(cropBox(row, { ...row, shape }))
    .jpeg({ quality: 88, mozjpeg: true })
    .toBuffer();
  return { bytes: new Uint8Array(cropped), mimeType: "image/jpeg", altText };
}
