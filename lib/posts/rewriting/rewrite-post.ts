import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { requireActivePlan } from "@/lib/billing/queries";
import type { Reservation } from "@/lib/credits/mutations";
import { getBalance } from "@/lib/credits/queries";
import { cost, estimateTokens } from "@/lib/credits/rules";
import { runGeneration } from "@/lib/credits/run-generation";
import type { Db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import type { Attempt } from "@/lib/http/idempotency/attempt";
import { writeText } from "@/lib/providers/openai";
import { CONTENT_LIMIT } from "@/lib/posts/constants";
import { checkAnswer } from "./check-answer";
import { composeRewrite } from "./compose-rewrite";
import { readEditable, saveRewrite } from "./mutations";
import { maxRewriteTokens, quoteRewrite } from "./rules";
import type { RewriteInput } from "./schema";
import { innerPart, replacePart } from "./text-part";
import type { RewriteEvents, RewriteResult } from "./types";

type RewriteOptions = {
  /** The attempt at the owner's request, which keeps the result. */
  attempt: Attempt<RewriteResult>;
  onStart?: () => void;
  onText?: (delta: RewriteEvents["text"]["delta"]) => void;
};

/**
 * Has the model change the wording of a part of a post. The post itself stays as it is: the owner sees both wordings
 * and saves the new one or not. A wording that is unusable or has lost a fact costs nothing.
 * @throws AppError NO_ACTIVE_SUBSCRIPTION, POST_NOT_FOUND, POST_NOT_EDITABLE, POST_CHANGED,
 *   VALIDATION_FAILED for a part without text, INSUFFICIENT_CREDIT_AMOUNT, REWRITE_LOST_FACTS
 *   (with `lostFacts`), REWRITE_UNCHANGED, MODEL_UNAVAILABLE, MODEL_BUSY, MODEL_REFUSED, MODEL_CUT_OFF, MODEL_GARBAGE
 */
export async function rewritePost(
  actor: Actor,
  id: number,
  input: RewriteInput,
  { attempt, onStart, onText }: RewriteOptions,
): Promise<RewriteResult> {
  await requireActivePlan(actor);
  const { content } = await readEditable(actor, id, input.revision);
  const part = innerPart(content, input);
  if (!part) throw new AppError("VALIDATION_FAILED", { fieldErrors: { start: ["Rewriting.errors.noText"] } });

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
    const answer = async (tx: Db): Promise<RewriteResult> => {
      const remainingCreditAmount = await getBalance(actor, tx);
      const result = { ...part, replacement, cost: price, remainingCreditAmount };
      await attempt.keep(tx, result);
      return result;
    };
    return saveRewrite(actor, { postId: id, generationId, content: text, cost: price, answer });
  };
  return runGeneration(actor, { attempt, kind: input.kind, quote: quoteRewrite(size), onStart }, write);
}
