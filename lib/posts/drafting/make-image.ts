import "server-only";
import type { Actor } from "@/lib/auth/actor";
import type { ErrorCode } from "@/lib/errors";
import { log } from "@/lib/observability/log";
import { storePhoto } from "@/lib/media/store-photo";
import { transcodePhoto } from "@/lib/media/transcoding/transcode-photo";
import type { ShownPhoto } from "@/lib/media/types";
import { drawImage } from "@/lib/providers/openai";
import { ProviderError } from "@/lib/providers/provider-error";
import type { DraftEvents } from "./types";

/** An image, or the error code that explains why there is none. */
export type ImageAttempt = { image?: ShownPhoto; imageError?: ErrorCode };

/** Generates and stores an image for a finished text. Never throws, so that the text is not lost. */
export async function makeImage(
  actor: Actor,
  prompt: string,
  onImage?: (state: DraftEvents["image"]["state"]) => void,
): Promise<ImageAttempt> {
  onImage?.("started");
  try {
    const image = await storePhoto(actor, await transcodePhoto(actor, await drawImage(prompt)));
    onImage?.("ready");
    return { image };
  } catch (error) {
    log.warn({ err: error }, "an image failed; the text is kept");
    onImage?.("failed");
    const refused = error instanceof ProviderError && error.outcome === "refused";
    return { imageError: refused ? "IMAGE_REFUSED" : "IMAGE_FAILED" };
  }
}
