import "server-only";
import pLimit from "p-limit";
import type { Actor } from "@/lib/auth/actor";
import { log } from "@/lib/observability/log";
import { MAIL_PHOTO } from "./constants";
import { loadSharp } from "./transcoding/decoder";
import { readMedia } from "./transcoding/read-photo";

const QUALITIES = [70, 50, 30, 10];
const turn = pLimit(2);

/**
 * One of an owner's photos, small, as a JPEG: mail programs on Windows show no WebP.
 * @returns null where it is gone or cannot be read: the mail then comes without it
 */
export function readMailPhoto(actor: Actor, id: string): Promise<Buffer | null> {
  return turn(async () => {
    try {
      return await shrink((await readMedia(actor, id)).bytes);
    } catch (err) {
      log.warn({ err }, "a mail is sent without one of its photos");
      return null;
    }
  });
}

async function shrink(bytes: Uint8Array): Promise<Buffer | null> {
  const sharp = await loadSharp();
  const { side, maxBytes } = MAIL_PHOTO;
  const size = { width: side, height: side, fit: "inside", withoutEnlargement: true } as const;
  for (const quality of QUALITIES) {
    const jpeg = await sharp(bytes).resize(size).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= maxBytes) return jpeg;
  }
  return null;
}
