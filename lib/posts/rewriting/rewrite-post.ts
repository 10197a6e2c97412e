import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { requireActivePlan } from "@/lib/billing/queries";
import type { Reservation } from "@/lib/credits/mutations";
import { getBalance } from "@/lib/credits/queries";
import { cost, estimateTokens } from "@/lib/credits/rules";
import { runGeneration } from "@/lib/credits/run-generation";
import { AppError } from "@/lib/http/errors";
import { writeText } from "@/lib/providers/openai";
import { CONTENT_LIMIT } from "@/lib/posts/constants";
import { checkAnswer } from "./check-answer";
import { composeRewrite } from "./compose-rewrite";
import { readEditable, saveRewrite } from "./mutations";
import { resumeRewrite } from "./resume-rewrite";
import { maxRewriteTokens, quoteRewrite } from "./rules";
import type { RewriteInput } from "./schema";
import { innerPart, replacePart } from "./splice";
import type { ChangedPost, RewriteEvents, RewriteResult } from "./types";

type RewriteOptions = {
  /** The request's Idempotency-Key: one key, one generation. */
  key: string;
  onStart?: () => void;
  onText?: (delta: RewriteEvents["text"]["delta"]) => void;
};

/**
 * Has the model change the wording of a part of a post. The post itself stays as it is: the owner sees both wordings
 * and saves the new one or not. A wording that is unusable or has lost a fact costs nothing.
 * @throws AppError NO_ACTIVE_SUBSCRIPTION, POST_NOT_FOUND, POST_NOT_EDITABLE, POST_CHANGED (with the text as it stands),
 *   VALIDATION_FAILED for a part without text, INSUFFICIENT_CREDIT_AMOUNT, REQUEST_IN_PROGRESS, REWRITE_LOST_FACTS
 *   (with `lostFacts`), REWRITE_UNCHANGED, MODEL_UNAVAILABLE, MODEL_BUSY, MODEL_REFUSED, MODEL_CUT_OFF, MODEL_GARBAGE
 */
export async function rewritePost(
  actor: Actor,
  id: number,
  input: RewriteInput,
  { key, onStart, onText }: RewriteOptions,
): Promise<RewriteResult> {
  await requireActivePlan(actor);
  const { content, revision } = await readEditable(actor, id);
  if (revision !== input.revision) {
    const now: ChangedPost = { content, revision };
    throw new AppError("POST_CHANGED", { object: now });
  }
  const part = innerPart(content, input);
  if (!part) throw new AppError("VALIDATION_FAILED", { fieldErrors: { start: ["Rewriting.errors.noText"] } });
  const done = await resumeRewrite(actor, key, { content, part });
  if (done) return done;

  const size = { content, part, ...input };
  const write = async ({ generationId, reserved }: Reservation): Promise<RewriteResult> => {
    const prompt = composeRewrite(content, part, input);
    const written = await writeText({ ...prompt, maxTokens: maxRewriteTokens(size) }, onText);
    const replacement = checkAnswer(written.text, { content, part }, input);
    const text = replacePart(content, part, replacement);
    if (text.length > CONTENT_LIMIT) throw new AppError("MODEL_GARBAGE");
    const usage = written.usage ?? {
      inputTokens: estimateTokens(prompt.instructions + prompt.prompt),
      outputTokens: estimateTokens(written.text),
    };
    const price = Math.min(reserved, cost(usage, false));
    await saveRewrite(actor, { postId: id, generationId, content: text, cost: price });
    return { ...part, replacement, cost: price, remainingCreditAmount: await getBalance(actor) };
  };
  return runGeneration(actor, { key, kind: input.kind, quote: quoteRewrite(size), onStart }, write);
}
