import "server-only";
import pLimit from "p-limit";
import type { Actor } from "@/lib/auth/actor";
import { getPhoto } from "../queries";
import { toAppError } from "../to-app-error";
import { loadSharp } from "./decoder";
import { readMedia } from "./read-photo";

/** Enough to see what a photo shows; a model counts larger ones as more input. In pixels. */
const SIDE = 768;
const turn = pLimit(2);

/**
 * A photo of the actor's as a model looks at it: a small JPEG, at most `side` pixels wide and high.
 * @throws AppError MEDIA_NOT_FOUND, STORE_UNAVAILABLE
 */
export async function photoForModel(actor: Actor, mediaId: string, side = SIDE): Promise<Uint8Array> {
  await getPhoto(actor, mediaId);
  const { bytes } = await readMedia(actor, mediaId).catch(toAppError);
  const sharp = await loadSharp();
  const small = await turn(() =>
    sharp(bytes)
      .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
      .jpeg({ quality: 80 })
      .toBuffer(),
  );
  return new Uint8Array(small);
}
