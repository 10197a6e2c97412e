import "server-only";
import type { Actor } from "@/lib/auth";
import type { ErrorCode } from "@/lib/errors";
import { log } from "@/lib/log";
import { storePicture } from "@/lib/media/store-picture";
import type { Picture } from "@/lib/media/types";
import { drawPicture } from "@/lib/providers/openai";
import { ProviderError } from "@/lib/providers/provider-error";
import type { DraftEvents } from "./types";

/** A picture, or why there is none. */
export type PictureAttempt = { picture?: Picture; imageError?: ErrorCode };

/** Draws and stores a picture for a text that is already written; never throws, since the text must not be lost. */
export async function makePicture(
  actor: Actor,
  prompt: string,
  onImage?: (state: DraftEvents["image"]["state"]) => void,
): Promise<PictureAttempt> {
  onImage?.("started");
  try {
    const picture = await storePicture(actor, await drawPicture(prompt));
    onImage?.("ready");
    return { picture };
  } catch (error) {
    log.warn({ err: error }, "a picture failed; the text is kept");
    onImage?.("failed");
    const refused = error instanceof ProviderError && error.outcome === "refused";
    return { imageError: refused ? "IMAGE_REFUSED" : "IMAGE_FAILED" };
  }
}
