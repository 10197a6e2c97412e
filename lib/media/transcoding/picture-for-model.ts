import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { getPicture } from "../queries";
import { readMedia } from "./read-picture";
import { shrinkPicture } from "./shrink-picture";

/** Enough to see what a photo shows; a model counts larger ones as more input. In pixels. */
const SIDE = 768;

/** A picture of the actor's as a model looks at it: a small JPEG. @throws AppError MEDIA_NOT_FOUND */
export async function pictureForModel(actor: Actor, mediaId: string): Promise<Uint8Array> {
  await getPicture(actor, mediaId);
  const { bytes } = await readMedia(actor, mediaId);
  return shrinkPicture(bytes, { width: SIDE, height: SIDE, fit: "inside" });
}
