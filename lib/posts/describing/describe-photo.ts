import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { requireActivePlan } from "@/lib/billing/queries";
import { type Reservation, settleReservation } from "@/lib/credits/mutations";
import { getBalance } from "@/lib/credits/queries";
import { cost } from "@/lib/credits/rules";
import { runGeneration } from "@/lib/credits/run-generation";
import { transaction } from "@/lib/db";
import { AppError } from "@/lib/errors";
import type { Attempt } from "@/lib/http/idempotency/attempt";
import { fillAltText } from "@/lib/media/mutations";
import { photoForModel } from "@/lib/media/transcoding/photo-for-model";
import { askForText } from "@/lib/posts/answers/ask-for-text";
import { foreignTo } from "@/lib/posts/answers/judging/written-language";
import { detectLanguage } from "@/lib/posts/drafting/detect-language";
import { composeDescription, tidyDescription } from "./compose-description";
import { MAX_DESCRIPTION_TOKENS, quoteDescription } from "./rules";
import type { DescribePhotoInput } from "./schema";
import type { PhotoDescription } from "./types";

type Request = DescribePhotoInput & { mediaId: string };

/**
 * Suggests the alternative text of a photo, which the model looks at, in the language of the text beside it. A
 * photo that has none keeps the suggestion; another one is its owner's to change.
 * @throws AppError NO_ACTIVE_SUBSCRIPTION, MEDIA_NOT_FOUND, INSUFFICIENT_CREDIT_AMOUNT,
 *   VISION_UNAVAILABLE, MODEL_UNAVAILABLE, MODEL_BUSY, MODEL_REFUSED, MODEL_CUT_OFF, MODEL_GARBAGE; then it costs nothing
 */
export async function describePhoto(
  actor: Actor,
  { mediaId, content }: Request,
  attempt: Attempt<PhotoDescription>,
): Promise<PhotoDescription> {
  await requireActivePlan(actor);
  const photo = await photoForModel(actor, mediaId);
  const language = await detectLanguage(content, actor.locale);
  const { mark, ...prompt } = composeDescription(language);
  const asked = { request: "", mark, hashtags: false, isForeign: await foreignTo(language, "") };
  const describe = async ({ generationId, reserved }: Reservation): Promise<PhotoDescription> => {
    const request = { ...prompt, photo, maxTokens: MAX_DESCRIPTION_TOKENS };
    const { content: written, usage } = await askForText(request, asked);
    const altText = tidyDescription(written);
    const price = Math.min(reserved, cost(usage, false));
    return transaction(actor, async (tx) => {
      await fillAltText(tx, actor, mediaId, altText);
      const charge = { generationId, cost: price, postId: null };
      if (!(await settleReservation(tx, actor, charge))) throw new AppError("MODEL_UNAVAILABLE");
      const result = { altText, cost: price, remainingCreditAmount: await getBalance(actor, tx) };
      await attempt.keep(tx, result);
      return result;
    });
  };
  return runGeneration(actor, { attempt, kind: "ALT_TEXT", quote: quoteDescription() }, describe);
}
