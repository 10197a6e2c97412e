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
import type { Problem } from "./judging/judge";

/** Called with each piece that may be shown; if `anew`, it replaces everything shown before. */
export type OnText = (delta: string, anew: boolean) => void;

/** With less time left, no second answer is requested, in milliseconds. */
const LEAST_MS = 5_000;

/** Added to the prompt if the first answer was not the text. */
const AGAIN: Record<Problem | "DOUBTFUL", string> = {
  REFUSAL:
    "The last answer declined. Write the text from these lines alone, plainly and without what is not in them.",
  QUESTION: "The last answer asked a question. Nobody can answer it: write the text from what is there.",
  CHOICE: "The last answer was a choice of several texts. Write one text.",
  LANGUAGE: "The last answer was in another language. Write every word in the language that was asked for.",
  THOUGHT: "The last answer spoke of the task. Answer with the text alone.",
  BLANK: "The last answer had blanks to fill in. Nobody fills them in: leave out what is not in the lines.",
  AVOIDED: "The last answer used words that stand under Never say. Write the text without any of them.",
  EMPTY: "The last answer had no text. Answer with the text alone.",
  DOUBTFUL:
    "The last answer had nothing between the tags that were asked for. Write the text, and put it between them. Only where you decline to write it, put DECLINED between them.",
};

/** What a model says that was told so, in no language of its own. */
const DECLINED = /^\W*declined\W*$/i;

/** Whether the owner can finish the text in spite of the problem. */
const isUsable = (problem: Problem | null) => !problem || problem === "BLANK" || problem === "AVOIDED";

/**
 * Asks the model for a text and cleans up its answer. If that is not the requested text, the model is asked once more;
 * a text that then still has blanks, or words to avoid, is left for the owner to finish. `usage` is that of the answer
 * used: the other one is not charged. Both together have the time of one.
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
  const held = (answer: Answer) => {
    if (answer.isDoubtful) live.show({ text: answer.content, anew: false });
    return answer;
  };
  /** Keeps the first answer in the place of what may have been shown of the second. */
  const keptFirst = () => {
    live.restart();
    live.show({ text: first.content, anew: false });
    return first;
  };
  const first = await askOnce(request, asked, live.show);
  const wrong = first.problem ?? (first.isDoubtful ? "DOUBTFUL" : null);
  if (!wrong) return first;
  log.warn({ problem: wrong }, "an answer of the model was not the text; it is asked once more");
  const withinMs = endsAt - performance.now();
  const isKept = wrong === "AVOIDED" || wrong === "DOUBTFUL";
  if (withinMs < LEAST_MS && isKept) return held(first);
  if (withinMs < LEAST_MS) throw refusalOf(first.problem ?? "EMPTY");
  live.restart();
  const prompt = `${request.prompt}\n\n${AGAIN[wrong]}`;
  const second = await askOnce({ ...request, prompt, withinMs }, asked, live.show).catch((error: unknown) => {
    if (!isKept || request.signal?.aborted) throw error;
    return null;
  });
  if (!second || (isKept && second.problem && second.problem !== wrong && !agree(wrong, second.problem)))
    return keptFirst();
  if (isUsable(second.problem)) return held(second);
  throw refusalOf(second.problem ?? "EMPTY");
}

/** Two answers that may decline do: the first without the marks, the second in words that are known. */
const agree = (first: Problem | "DOUBTFUL", second: Problem) =>
  first === "DOUBTFUL" && (second === "REFUSAL" || second === "QUESTION");

const refusalOf = (problem: Problem) =>
  new AppError(problem === "REFUSAL" || problem === "QUESTION" ? "MODEL_REFUSED" : "MODEL_GARBAGE");

/** Keeps track of whether anything was shown, so that a text which starts again replaces it. */
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

type Answer = { content: string; usage: TokenUsage; problem: Problem | null; isDoubtful: boolean };

async function askOnce(request: WriteRequest, asked: Asked, show: (piece: Shown) => void): Promise<Answer> {
  const stream = new AnswerStream({ ...asked, prompt: request.prompt.split("\n\n")[0] });
  const { usage } = await writeText(request, (delta) => show(stream.push(delta))).catch((error: unknown) => {
    // An empty answer is an answer too.
    if (error instanceof ProviderError && error.code === "MODEL_GARBAGE" && !error.cause)
      return { usage: null };
    throw error;
  });
  const { content, isDoubtful, ...rest } = stream.end();
  const problem = DECLINED.test(content) ? "REFUSAL" : rest.problem;
  if (isUsable(problem) && !isDoubtful) show(rest);
  const photos = (request.photo ? 1 : 0) + (request.photos?.length ?? 0);
  const estimate = {
    inputTokens: estimateTokens(request.instructions + request.prompt) + photos * VISION_TOKENS,
    outputTokens: estimateTokens(content),
  };
  return { content, problem, isDoubtful, usage: usage ?? estimate };
}
