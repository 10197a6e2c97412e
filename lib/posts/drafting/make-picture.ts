import "server-only";
import type { Actor } from "@/lib/auth/actor";
import type { ErrorCode } from "@/lib/errors";
import { log } from "@/lib/observability/log";
import { storePicture } from "@/lib/media/store-picture";
import { transcodePicture } from "@/lib/media/transcoding/transcode-picture";
import type { ShownPicture } from "@/lib/media/types";
import { drawPicture } from "@/lib/providers/openai";
import { ProviderError } from "@/lib/providers/provider-error";
import type { DraftEvents } from "./types";

/** A picture, or the error code that explains why there is none. */
export type PictureAttempt = { picture?: ShownPicture; imageError?: ErrorCode };

/** Generates and stores a picture for a finished text. Never throws, so that the text is not lost. */
export async function makePicture(
  actor: Actor,
  prompt: string,
  onImage?: (state: DraftEvents["image"]["state"]) => void,
): Promise<PictureAttempt> {
  onImage?.("started");
  try {
    const picture = await storePicture(actor, await transcodePicture(actor, await drawPicture(prompt)));
    onImage?.("ready");
    return { picture };
  } catch (error) {
    log.warn({ err: error }, "a picture failed; the text is kept");
    onImage?.("failed");
    const refused = error instanceof ProviderError && error.outcome === "refused";
    return { imageError: refused ? "IMAGE_REFUSED" : "IMAGE_FAILED" };
  }
}
