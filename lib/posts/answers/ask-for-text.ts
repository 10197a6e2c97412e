import "server-only";
import { type TokenUsage, estimateTokens } from "@/lib/credits/rules";
import { env } from "@/lib/settings/env";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/observability/log";
import { VISION_TOKENS } from "@/lib/posts/constants";
import { type WriteRequest, writeText } from "@/lib/providers/openai";
import { ProviderError } from "@/lib/providers/provider-error";
import { AnswerStream } from "./answer-stream";
import type { Asked, Shown } from "./asked";
import type { Problem } from "./judge";

/** Called with each piece that may be shown; with `anew` in place of all that was shown before. */
export type OnText = (delta: string, anew: boolean) => void;

/** A second answer that could not end in time is not asked for, in milliseconds. */
const LEAST_MS = 5_000;

/** What is added to the prompt where the first answer was not the text. */
const AGAIN: Record<Problem, string> = {
  REFUSAL:
    "The last answer declined. Write the text from these lines alone, plainly and without what is not in them.",
  QUESTION: "The last answer asked a question. Nobody can answer it: write the text from what is there.",
  CHOICE: "The last answer was a choice of several texts. Write one text.",
  LANGUAGE: "The last answer was in another language. Write every word in the language that was asked for.",
  THOUGHT: "The last answer spoke of the task. Answer with the text alone.",
  BLANK: "The last answer had blanks to fill in. Nobody fills them in: leave out what is not in the lines.",
  AVOIDED: "The last answer used words that stand under Never say. Write the text without any of them.",
  EMPTY: "The last answer had no text. Answer with the text alone.",
};

/** What is wrong with a text that its owner can still finish. */
const isUsable = (problem: Problem | null) => !problem || problem === "BLANK" || problem === "AVOIDED";

/**
 * Asks the model for a text and makes the owner's text of its answer; once more where that is not what was asked for.
 * A text that still has blanks then, or words to avoid, is the owner's to finish. The second answer is paid for by us: `usage` is that of the answer which is used. Both have the time of one.
 * @throws ProviderError, AppError MODEL_REFUSED for an answer that declines or asks back, MODEL_GARBAGE for any other
 *   that is not the text
 */
export async function askForText(
  request: WriteRequest,
  asked: Asked,
  onText?: OnText,
): Promise<{ content: string; usage: TokenUsage }> {
  const endsAt = performance.now() + env().AI_TEXT_TIMEOUT_MS;
  const live = shownTo(onText);
  const first = await askOnce(request, asked, live.show);
  if (!first.problem) return first;
  log.warn({ problem: first.problem }, "an answer of the model was not the text; it is asked once more");
  const withinMs = endsAt - performance.now();
  const isKept = first.problem === "AVOIDED";
  if (withinMs < LEAST_MS && isKept) return first;
  if (withinMs < LEAST_MS) throw refusalOf(first.problem);
  live.restart();
  const prompt = `${request.prompt}\n\n${AGAIN[first.problem]}`;
  const second = await askOnce({ ...request, prompt, withinMs }, asked, live.show).catch((error: unknown) => {
    if (!isKept || request.signal?.aborted) throw error;
    return first;
  });
  if (isKept && second.problem && second.problem !== "AVOIDED") return first;
  if (isUsable(second.problem)) return second;
  throw refusalOf(second.problem ?? "EMPTY");
}

const refusalOf = (problem: Problem) =>
  new AppError(problem === "REFUSAL" || problem === "QUESTION" ? "MODEL_REFUSED" : "MODEL_GARBAGE");

/** What its listener has been shown, so that a text which begins anew replaces it. */
function shownTo(onText?: OnText) {
  let [shown, anew] = [false, false];
  return {
    show: (piece: Shown) => {
      anew ||= piece.anew && shown;
      if (!piece.text) return;
      onText?.(piece.text, anew);
      [shown, anew] = [true, false];
    },
    restart: () => (anew = shown),
  };
}

async function askOnce(request: WriteRequest, asked: Asked, show: (piece: Shown) => void) {
  const stream = new AnswerStream({ ...asked, prompt: request.prompt.split("\n\n")[0] });
  const { usage } = await writeText(request, (delta) => show(stream.push(delta))).catch((error: unknown) => {
    // Not a word is an answer as well.
    if (error instanceof ProviderError && error.code === "MODEL_GARBAGE" && !error.cause)
      return { usage: null };
    throw error;
  });
  const { content, problem, ...rest } = stream.end();
  if (isUsable(problem)) show(rest);
  const pictures = (request.picture ? 1 : 0) + (request.pictures?.length ?? 0);
  const estimate = {
    inputTokens: estimateTokens(request.instructions + request.prompt) + pictures * VISION_TOKENS,
    outputTokens: estimateTokens(content),
  };
  return { content, problem, usage: usage ?? estimate };
}
