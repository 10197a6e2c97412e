import "server-only";
import type { Business } from "@/lib/brand/types";
import { env } from "@/lib/settings/env";
import { AppError, type ErrorCode } from "@/lib/errors";
import type { ReceivedFile } from "@/lib/http/upload";
import { log } from "@/lib/observability/log";
import { transcodeVisitorsPhoto } from "@/lib/media/transcoding/transcode-photo";
import type { OnText } from "@/lib/posts/answers/ask-for-text";
import { LANGUAGE_OF_LOCALE } from "@/lib/posts/constants";
import { draftSchema } from "@/lib/posts/drafting/schema";
import { writeDraftText } from "@/lib/posts/drafting/write-draft-text";
import { ProviderError } from "@/lib/providers/provider-error";
import type { DemoInput } from "./schema";

type Circumstances = {
  photo: ReceivedFile | undefined;
  /** Called before the model is asked. */
  onAsk: () => void;
  onText: OnText;
  /** The request's signal: for a client that has disconnected no photo is decoded, and the model stops. */
  signal: AbortSignal;
};

/** What is known of a visitor's business: its name. */
const businessOf = ({ businessName }: DemoInput): Business => ({
  businessName,
  industry: "other",
  industryWord: "",
  description: "",
  targetAudience: "",
  painPoints: "",
});

/**
 * Has the small model write a visitor's post, from a line, a photo or both. A model that cannot see writes from the line
 * alone.
 * @throws AppError as `writeDemo` does
 */
export async function writeDemoText(
  input: DemoInput,
  { photo, onAsk, onText, signal }: Circumstances,
): Promise<string> {
  const { about, locale } = input;
  const seen = photo && (await transcodeVisitorsPhoto(photo.path, signal));
  const draft = draftSchema.parse({
    description: about,
    postType: "SOCIAL_MEDIA_AD",
    postLength: "SHORT",
    postTone: "FRIENDLY",
    replyLanguage: LANGUAGE_OF_LOCALE[locale].toUpperCase(),
  });
  const common = { now: new Date(), timeZone: "UTC", onText, model: env().demoModel, signal };
  if (signal.aborted) throw new AppError("MODEL_CUT_OFF", { logged: true });
  onAsk();
  const write = async (jpeg: Uint8Array | undefined) =>
    (await writeDraftText(businessOf(input), draft, { ...common, photo: jpeg })).content;
  try {
    return await write(seen).catch((error: unknown) => {
      if (isBlind(error) && about) return write(undefined);
      throw error;
    });
  } catch (error) {
    throw toRefusal(error);
  }
}

const isBlind = (error: unknown) => error instanceof ProviderError && error.code === "VISION_UNAVAILABLE";

/** How a model's failure is reported to a visitor. */
function toRefusal(error: unknown): unknown {
  if (isBlind(error))
    return new AppError("VALIDATION_FAILED", { fieldErrors: { about: ["Demo.errors.blind"] } });
  if (!(error instanceof ProviderError)) return error;
  log.warn({ err: error, code: error.code }, "a demo post failed");
  const details = { retryAfterSeconds: error.retryAfterSeconds, logged: true };
  return new AppError(error.code as ErrorCode, details, { cause: error });
}
