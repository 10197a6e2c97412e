import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { getSubscription } from "@/lib/billing/queries";
import { getBrand } from "@/lib/brand/facts/queries";
import type { Reservation } from "@/lib/credits/mutations";
import { getBalance } from "@/lib/credits/queries";
import { runGeneration } from "@/lib/credits/run-generation";
import { cost } from "@/lib/credits/rules";
import { type Db, db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import type { Attempt } from "@/lib/http/idempotency/attempt";
import type { OnText } from "@/lib/posts/answers/ask-for-text";
import { discardPhoto } from "@/lib/media/store-photo";
import { type PlanContext, composeImagePrompt, frameTokensOf } from "./prompt/compose-prompt";
import type { PostRepeat } from "@/lib/posts/constants";
import { answerAgain } from "./answer-again";
import { findExample } from "./find-example";
import { photoForDraft } from "./photo-for-draft";
import { type ImageAttempt, makeImage } from "./make-image";
import { saveDraft } from "./mutations";
import { getPost } from "@/lib/posts/queries";
import { requireSpaceForOne } from "@/lib/posts/editing/require-post-space";
import { requireDraft, saveVersion } from "./save-version";
import { withSignature } from "./prompt/voice-lines";
import { writeDraftText } from "./write-draft-text";
import { writtenFrom } from "./written-from";
import { PLAN_TOKENS, quoteDraft, wantsImage } from "./rules";
import type { DraftInput } from "./schema";
import type { DraftEvents, DraftResult } from "./types";

export type DraftOptions = {
  /** The attempt at the owner's request, which keeps the result; null for a job. */
  attempt: Attempt<DraftResult> | null;
  /** What the draft has from the published post that it follows (lib/posts/repeating). */
  repeated?: { repeatOf: number; repeat: PostRepeat };
  /** When the post is meant to go out, where that is known: it is written for that day. */
  sendsAt?: Date;
  /** The plan of which the post is an idea. */
  plan?: PlanContext;
  /** Called when all checks have passed and the credits are reserved, before the model is called. */
  onStart?: () => void;
  onText?: OnText;
  onImage?: (state: DraftEvents["image"]["state"]) => void;
};

/**
 * Generates a post, or another version of `input.postId`, and an image if requested, and saves it. Credits are reserved
 * before the model is called and settled afterwards; a failed generation costs nothing. If only the image fails, the
 * text is saved and charged alone (`imageError`).
 * @throws AppError BUSINESS_NOT_FOUND, NO_ACTIVE_SUBSCRIPTION, POST_LIMIT, POST_NOT_FOUND, POST_NOT_DRAFT, POST_CHANGED, MEDIA_NOT_FOUND,
 *   INSUFFICIENT_CREDIT_AMOUNT (nothing reserved), VISION_UNAVAILABLE, MODEL_UNAVAILABLE,
 *   MODEL_BUSY, MODEL_REFUSED, MODEL_CUT_OFF, MODEL_GARBAGE
 */
export async function generateDraft(
  actor: Actor,
  input: DraftInput,
  options: DraftOptions,
): Promise<DraftResult> {
  const isNew = input.postId === undefined;
  const [brand, plan] = await Promise.all([
    getBrand(actor),
    getSubscription(actor),
    isNew && requireSpaceForOne(db, actor),
  ]);
  if (!brand) throw new AppError("BUSINESS_NOT_FOUND");
  if (!plan.access) throw new AppError("NO_ACTIVE_SUBSCRIPTION");
  const { postId, revision: shown } = input;
  const text = postId === undefined ? undefined : await requireDraft(actor, postId, shown);
  const seen = shown === undefined ? undefined : text;

  const [photo, like] = await Promise.all([photoForDraft(actor, input), findExample(actor, input.like)]);
  const { business, voice, facts, now, timeZone } = brand;
  const { sendsAt, plan: around, onText } = options;
  const circumstances = {
    now,
    timeZone,
    voice,
    facts,
    sendsAt,
    plan: around,
    version: text,
    like,
    photo,
    onText,
  };
  const order = {
    attempt: options.attempt,
    kind: postId === undefined ? "DRAFT" : "VERSION",
    quote: quoteDraft(input, frameTokensOf(brand) + (around ? PLAN_TOKENS : 0)),
    onStart: options.onStart,
  } as const;
  let drawn: ImageAttempt = {};
  const write = async ({ generationId, reserved }: Reservation): Promise<DraftResult> => {
    const { usage, sources, unread, ...written } = await writeDraftText(business, input, circumstances);
    const content = withSignature(written.content, voice.signature);
    if (wantsImage(input)) {
      drawn = await makeImage(actor, composeImagePrompt(business, input, content), options.onImage);
    }
    const price = Math.min(reserved, cost(usage, drawn.image !== undefined));
    const { image, imageError } = drawn;
    const from = writtenFrom(input, sources);
    const draft = { generationId, content, from, image, mediaId: input.mediaId, cost: price };
    const answer = async (tx: Db, id: number): Promise<DraftResult> => {
      const { imageUrl, media, revision } = await getPost(actor, id, tx);
      const result = {
        generatedPost: { id, content, imageUrl, media },
        revision,
        remainingCreditAmount: await getBalance(actor, tx),
        cost: price,
        ...(imageError ? { imageError } : {}),
        ...(unread.length > 0 ? { unreadLinks: unread } : {}),
      };
      // What was proposed to her is written now.
      if (input.like !== undefined) await answerAgain(actor, { postID: input.like }, tx);
      await options.attempt?.keep(tx, result);
      return result;
    };
    return postId === undefined
      ? saveDraft(actor, { ...draft, repeated: options.repeated }, answer)
      : saveVersion(actor, postId, { ...draft, seen }, answer);
  };
  return runGeneration(actor, order, write, async () => drawn.image && discardPhoto(actor, drawn.image));
}
