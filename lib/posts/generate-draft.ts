import "server-only";
import type { Actor } from "@/lib/auth";
import { requireActivePlan } from "@/lib/billing/queries";
import { getBusiness } from "@/lib/brand/queries";
import { refundReservation, reserveCredits } from "@/lib/credits/mutations";
import { getBalance } from "@/lib/credits/queries";
import { type TokenUsage, cost, estimateTokens, mostTextTokens, upperBound } from "@/lib/credits/rules";
import { isUniqueViolation } from "@/lib/db";
import { env } from "@/lib/env";
import { AppError, type ErrorCode } from "@/lib/errors";
import { wake } from "@/lib/jobs";
import { log } from "@/lib/log";
import { discardPicture } from "@/lib/media/store-picture";
import { writeText } from "@/lib/providers/openai";
import { ProviderError } from "@/lib/providers/provider-error";
import { composePicturePrompt, composePrompt, tidyText } from "./compose-prompt";
import { CONTENT_LIMIT } from "./constants";
import { type PictureAttempt, makePicture } from "./make-picture";
import { saveDraft } from "./mutations";
import { resumeDraft } from "./resume-draft";
import { wordsOf } from "./rules";
import type { DraftInput } from "./schema";
import type { DraftEvents, DraftResult } from "./types";

export type DraftOptions = {
  /** The request's Idempotency-Key: one key, one generation. */
  key: string;
  /** Everything is checked and the credits are held; the model is called next. */
  onStart?: () => void;
  onText?: (delta: string) => void;
  onImage?: (state: DraftEvents["image"]["state"]) => void;
};

/**
 * Has a post written, and its picture drawn where that is asked for, and saves it. Credits are held before the
 * model is called and settled after it; a generation that fails costs nothing. A picture that fails leaves the
 * text, which alone is charged (`imageError`).
 * @throws AppError BUSINESS_NOT_FOUND, NO_ACTIVE_SUBSCRIPTION, INSUFFICIENT_CREDIT_AMOUNT (nothing held),
 *   REQUEST_IN_PROGRESS, MODEL_UNAVAILABLE, MODEL_BUSY, MODEL_REFUSED, MODEL_CUT_OFF, MODEL_GARBAGE
 */
export async function generateDraft(
  actor: Actor,
  input: DraftInput,
  options: DraftOptions,
): Promise<DraftResult> {
  const business = await getBusiness(actor);
  if (!business) throw new AppError("BUSINESS_NOT_FOUND");
  await requireActivePlan(actor);
  const done = await resumeDraft(actor, options.key);
  if (done) return done;

  const asked = composePrompt(business, input);
  const words = wordsOf(input.postLength);
  const promptTokens = estimateTokens(asked.instructions + asked.prompt);
  const { generationId, reserved } = await reserveCredits(actor, {
    key: options.key,
    amount: upperBound({ promptTokens, words, image: input.generateImage }),
    leaseSeconds: env().GENERATION_LEASE_SECONDS,
  }).catch((error: unknown) => {
    throw isUniqueViolation(error) ? new AppError("REQUEST_IN_PROGRESS", { retryAfterSeconds: 10 }) : error;
  });
  await wake({ name: "generation/reserved", data: { generationId } });
  options.onStart?.();

  let drawn: PictureAttempt = {};
  try {
    const written = await writeText({ ...asked, maxTokens: mostTextTokens(words) }, options.onText);
    const content = tidyText(written.text);
    if (!content || content.length > CONTENT_LIMIT) throw new AppError("MODEL_GARBAGE");
    if (input.generateImage) {
      drawn = await makePicture(actor, composePicturePrompt(business, input), options.onImage);
    }
    const usage = written.usage ?? estimatedUsage(promptTokens, content);
    const price = Math.min(reserved, cost(usage, drawn.picture !== undefined));
    const { picture, imageError } = drawn;
    const post = await saveDraft(actor, { generationId, content, picture, cost: price });
    return {
      generatedPost: { id: post.id, content, imageUrl: picture?.url ?? null },
      remainingCreditAmount: await getBalance(actor),
      cost: price,
      ...(imageError ? { imageError } : {}),
    };
  } catch (error) {
    throw await giveUp(actor, generationId, drawn, error);
  }
}

function estimatedUsage(promptTokens: number, content: string): TokenUsage {
  return { inputTokens: promptTokens, outputTokens: estimateTokens(content) };
}

/** Returns the credits and tidies up; answers what to throw. What fails here is mended by the sweeper. */
async function giveUp(
  actor: Actor,
  generationId: string,
  { picture }: PictureAttempt,
  error: unknown,
): Promise<Error> {
  const code = error instanceof ProviderError || error instanceof AppError ? error.code : "INTERNAL_ERROR";
  log.warn({ err: error, generationId, code }, "a generation failed; its credits go back");
  const tidied = await Promise.allSettled([
    refundReservation(generationId, code as ErrorCode),
    ...(picture ? [discardPicture(actor, picture)] : []),
  ]);
  for (const { reason } of tidied.filter((one) => one.status === "rejected")) {
    log.error({ err: reason, generationId }, "could not tidy up after a failed generation");
  }
  if (code === "INTERNAL_ERROR") return error instanceof Error ? error : new Error(String(error));
  const remainingCreditAmount = await getBalance(actor);
  const retryAfterSeconds = error instanceof ProviderError ? error.retryAfterSeconds : undefined;
  const details = { object: { remainingCreditAmount }, retryAfterSeconds };
  return new AppError(code as ErrorCode, details, { cause: error });
}
