import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { photoForModel } from "@/lib/media/transcoding/photo-for-model";
import { getPhoto } from "@/lib/media/queries";
import { isBlank } from "@/lib/text";
import type { DraftInput } from "./schema";

type Photo = Pick<DraftInput, "mediaId" | "photoDescription">;

/** The photo that the model is to see; null where its owner has said what it shows. @throws AppError MEDIA_NOT_FOUND */
export async function photoForDraft(
  actor: Actor,
  { mediaId, photoDescription }: Photo,
): Promise<Uint8Array | undefined> {
  if (mediaId === undefined) return undefined;
  if (isBlank(photoDescription ?? "")) return photoForModel(actor, mediaId);
  await getPhoto(actor, mediaId);
  return undefined;
}
