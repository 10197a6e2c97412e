import "server-only";
import { getBusinessClock } from "@/lib/accounts/queries";
import type { Actor } from "@/lib/auth/actor";
import { getSubscription } from "@/lib/billing/queries";
import { getBusiness } from "@/lib/brand/queries";
import type { Reservation } from "@/lib/credits/mutations";
import { getBalance } from "@/lib/credits/queries";
import { runGeneration } from "@/lib/credits/run-generation";
import { cost } from "@/lib/credits/rules";
import { AppError } from "@/lib/http/errors";
import { discardPicture } from "@/lib/media/store-picture";
import { composePicturePrompt } from "./compose-prompt";
import type { PostRepeat } from "@/lib/posts/constants";
import { lookAtPhoto } from "./look-at-photo";
import { type PictureAttempt, makePicture } from "./make-picture";
import { saveDraft } from "@/lib/posts/mutations";
import { getPost } from "@/lib/posts/queries";
import { resumeDraft } from "./resume-draft";
import { requireDraft, saveVersion } from "./save-version";
import { writeDraftText } from "./write-draft-text";
import { brandTokensOf, quoteDraft, wantsPicture } from "@/lib/posts/rules";
import type { DraftInput } from "@/lib/posts/schema";
import type { DraftEvents, DraftResult } from "@/lib/posts/types";

export type DraftOptions = {
  /** The request's Idempotency-Key: one key, one generation. */
  key: string;
  /** What the draft has from the published post that it follows (lib/posts/repeating). */
  repeated?: { repeatOf: number; repeat: PostRepeat };
  /** Called when all checks have passed and the credits are reserved, before the model is called. */
  onStart?: () => void;
  onText?: (delta: string) => void;
  onImage?: (state: DraftEvents["image"]["state"]) => void;
};

/**
 * Generates a post, or another version of `input.postId`, and a picture if requested, and saves it. Credits are reserved
 * before the model is called and settled afterwards; a failed generation costs nothing. If only the picture fails, the
 * text is saved and charged alone (`imageError`).
 * @throws AppError BUSINESS_NOT_FOUND, NO_ACTIVE_SUBSCRIPTION, POST_NOT_FOUND, POST_NOT_DRAFT, MEDIA_NOT_FOUND,
 *   INSUFFICIENT_CREDIT_AMOUNT (nothing reserved), REQUEST_IN_PROGRESS, VISION_UNAVAILABLE, MODEL_UNAVAILABLE,
 *   MODEL_BUSY, MODEL_REFUSED, MODEL_CUT_OFF, MODEL_GARBAGE
 */
export async function generateDraft(
  actor: Actor,
  input: DraftInput,
  options: DraftOptions,
): Promise<DraftResult> {
  const [business, plan, done, clock] = await Promise.all([
    getBusiness(actor),
    getSubscription(actor),
    resumeDraft(actor, options.key),
    getBusinessClock(actor),
  ]);
  if (!business) throw new AppError("BUSINESS_NOT_FOUND");
  if (!plan.access) throw new AppError("NO_ACTIVE_SUBSCRIPTION");
  if (done) return done;

  if (input.postId !== undefined) await requireDraft(actor, input.postId);

  const photo = await lookAtPhoto(actor, input);
  const circumstances = { ...clock, photo, onText: options.onText };
  const order = {
    key: options.key,
    kind: input.postId === undefined ? "DRAFT" : "VERSION",
    quote: quoteDraft(input, brandTokensOf(business)),
    onStart: options.onStart,
  } as const;
  let drawn: PictureAttempt = {};
  const write = async ({ generationId, reserved }: Reservation): Promise<DraftResult> => {
    const { content, usage, unread } = await writeDraftText(business, input, circumstances);
    if (wantsPicture(input)) {
      drawn = await makePicture(actor, composePicturePrompt(business, input), options.onImage);
    }
    const price = Math.min(reserved, cost(usage, drawn.picture !== undefined));
    const { picture, imageError } = drawn;
    const draft = { generationId, content, picture, mediaId: input.mediaId, cost: price };
    const { id } =
      input.postId === undefined
        ? await saveDraft(actor, { ...draft, repeated: options.repeated })
        : await saveVersion(actor, input.postId, draft);
    const [{ imageUrl, pictures, revision }, remainingCreditAmount] = await Promise.all([
      getPost(actor, id),
      getBalance(actor),
    ]);
    return {
      generatedPost: { id, content, imageUrl, pictures },
      revision,
      remainingCreditAmount,
      cost: price,
      ...(imageError ? { imageError } : {}),
      ...(unread.length > 0 ? { unreadLinks: unread } : {}),
    };
  };
  return runGeneration(
    actor,
    order,
    write,
    async () => drawn.picture && discardPicture(actor, drawn.picture),
  );
}
