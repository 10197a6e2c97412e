import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { requireActivePlan } from "@/lib/billing/queries";
import { getBrand } from "@/lib/brand/facts/queries";
import type { Brand } from "@/lib/brand/facts/types";
import type { Reservation } from "@/lib/credits/mutations";
import { getBalance } from "@/lib/credits/queries";
import { cost } from "@/lib/credits/rules";
import { runGeneration } from "@/lib/credits/run-generation";
import type { Db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import type { Attempt } from "@/lib/http/idempotency/attempt";
import { type OnText, askForText } from "@/lib/posts/answers/ask-for-text";
import { CONTENT_LIMIT } from "@/lib/posts/constants";
import { detectLanguage } from "@/lib/posts/drafting/detect-language";
import { factLines } from "@/lib/posts/drafting/prompt/compose-facts";
import { lengthOf } from "@/lib/text";
import { askedOf } from "./asked-of";
import { checkAnswer } from "./check-answer";
import { type Known, type Rewriting, composeRewrite } from "./compose-rewrite";
import { readEditable, saveRewrite } from "./mutations";
import { FACT_CHARACTERS } from "./constants";
import { mannerOf } from "./manner-of";
import { maxRewriteTokens, quoteRewrite } from "./rules";
import type { RewriteInput } from "./schema";
import { innerPart, replacePart } from "./text-part";
import type { RewriteResult } from "./types";

type RewriteOptions = {
  /** The attempt at the owner's request, which keeps the result. */
  attempt: Attempt<RewriteResult>;
  onStart?: () => void;
  onText?: OnText;
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
  const { content, scheduledAt } = await readEditable(actor, id, input.revision);
  const part = innerPart(content, input);
  if (!part) throw new AppError("VALIDATION_FAILED", { fieldErrors: { start: ["Rewriting.errors.noText"] } });

  // What is put right stays as its owner has said it.
  const brand = input.kind === "CORRECT" ? null : await getBrand(actor);
  const known = brand ? await knownOf(brand, content, input, scheduledAt) : {};
  const size = { content, part, ...known, ...input };
  const write = async ({ generationId, reserved }: Reservation): Promise<RewriteResult> => {
    const { mark, ...prompt } = composeRewrite(content, part, input, known);
    const asked = { ...(await askedOf({ content, part }, input)), mark, avoided: brand?.voice.avoid };
    const written = await askForText({ ...prompt, maxTokens: maxRewriteTokens(size) }, asked, onText);
    const replacement = checkAnswer(written.content, { content, part }, input);
    const text = replacePart(content, part, replacement);
    if (lengthOf(text) > CONTENT_LIMIT) throw new AppError("MODEL_GARBAGE");
    const price = Math.min(reserved, cost(written.usage, false));
    const answer = async (tx: Db): Promise<RewriteResult> => {
      const remainingCreditAmount = await getBalance(actor, tx);
      const result = { ...part, replacement, cost: price, remainingCreditAmount };
      await attempt.keep(tx, result);
      return result;
    };
    const from =
      input.kind === "INSTRUCTION" ? ([{ source: "REQUEST", text: input.instruction }] as const) : [];
    return saveRewrite(actor, { postId: id, generationId, content: text, from, cost: price, answer });
  };
  return runGeneration(actor, { attempt, kind: input.kind, quote: quoteRewrite(size), onStart }, write);
}

/** The business, how it writes, and what is true of it when the post goes out, as far as that is known. */
async function knownOf(
  brand: Brand,
  content: string,
  order: Rewriting,
  scheduledAt: Date | null,
): Promise<Known> {
  const { business, facts, now, timeZone } = brand;
  const manner = await mannerOf(brand, content, order);
  const language = order.language ?? (await detectLanguage(content, null));
  const reader = { at: scheduledAt ?? now, timeZone, language, most: FACT_CHARACTERS };
  return { business, manner, facts: factLines(facts, reader) };
}
