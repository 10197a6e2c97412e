import type { Context } from "../../context";
import { type Answer, type Wanted, answerTo, limited } from "./answer";
import { chatImages, chatPrompt, type ChatRequest } from "./chat-schema";
import { type Sight, see } from "../images/see";
import { ApiError } from "./errors";
import { newId, nowSeconds, tokensOf } from "./ids";
import { eventStream, paced } from "./sse";
import { checkStrict, fittingValue } from "./structured";

interface Written {
  readonly text: string;
  readonly reason: "stop" | "length";
}

function usageOf(body: ChatRequest, written: readonly Written[], sights: readonly Sight[]) {
  const seen = sights.reduce((sum, { tokens }) => sum + tokens, 0);
  const prompt = body.messages.length * 4 + tokensOf(chatPrompt(body)) + seen;
  const completion = written.reduce((sum, { text }) => sum + tokensOf(text), 0);
  return {
    prompt_tokens: prompt,
    completion_tokens: completion,
    total_tokens: prompt + completion,
    prompt_tokens_details: { cached_tokens: 0, audio_tokens: 0 },
    completion_tokens_details: {
      reasoning_tokens: 0,
      audio_tokens: 0,
      accepted_prediction_tokens: 0,
      rejected_prediction_tokens: 0,
    },
  };
}

function formatted(body: ChatRequest, { text, value, verbatim }: Answer, flaw: Wanted["flaw"]): string {
  if (verbatim) return text;
  const format = flaw === "no-structure" ? null : body.response_format;
  if (format?.type === "json_object") return JSON.stringify({ content: text });
  if (format?.type !== "json_schema") return text;
  return JSON.stringify(value ?? fittingValue(format.json_schema.schema ?? { type: "object" }, text));
}

function checkFormat(body: ChatRequest): void {
  const format = body.response_format;
  if (format?.type === "json_object" && !/json/i.test(chatPrompt(body)))
    throw new ApiError(
      400,
      "'messages' must contain the word 'json' in some form, to use 'response_format' of type 'json_object'.",
      { param: "messages" },
    );
  if (format?.type === "json_schema" && format.json_schema.strict && format.json_schema.schema)
    checkStrict(format.json_schema.schema, format.json_schema.name, "response_format");
}

async function* chunks(base: object, body: ChatRequest, written: readonly Written[], usage: object | null) {
  const withUsage = usage !== null && body.stream_options?.include_usage === true;
  const line = (more: object) => `data: ${JSON.stringify({ ...base, ...more })}\n\n`;
  const chunk = (index: number, delta: object, finish_reason: string | null) =>
    line({
      choices: [{ index, delta, logprobs: null, finish_reason }],
      ...(withUsage ? { usage: null } : {}),
    });
  for (const [index, { text, reason }] of written.entries()) {
    yield chunk(index, { role: "assistant", content: "", refusal: null }, null);
    for await (const word of paced(text)) yield chunk(index, { content: word }, null);
    yield chunk(index, {}, reason);
  }
  if (withUsage) yield line({ choices: [], usage });
  yield "data: [DONE]\n\n";
}

/**
 * Answers a checked request, whole or streamed. `reportsUsage` false is a server that counts nothing.
 * Source: developers.openai.com/api/reference/resources/chat (object and chunk), and what @ai-sdk/openai parses.
 */
export async function chatCompletion(
  ctx: Context,
  body: ChatRequest,
  reportsUsage: boolean,
  flaw: Wanted["flaw"],
  form?: string,
) {
  checkFormat(body);
  const prompt = chatPrompt(body);
  const sights = await see(chatImages(body));
  const stop = body.stop == null ? [] : [body.stop].flat();
  let note = "";
  const written = Array.from({ length: body.n ?? 1 }, (_, i): Written => {
    const answer = answerTo(ctx, prompt, {
      seed: body.seed == null ? null : body.seed + i,
      flaw,
      form,
      sights,
    });
    note = answer.note;
    const { text, cut } = limited(
      formatted(body, answer, flaw),
      body.max_completion_tokens ?? body.max_tokens,
      stop,
    );
    return { text, reason: cut ? "length" : "stop" };
  });
  const usage = reportsUsage ? usageOf(body, written, sights) : null;
  const base = {
    id: newId("chatcmpl-").slice(0, 38),
    object: body.stream ? "chat.completion.chunk" : "chat.completion",
    created: nowSeconds(),
    model: body.model,
    ...(reportsUsage ? { service_tier: "default", system_fingerprint: "fp_sandbox" } : {}),
  };
  if (body.stream) return { reply: eventStream(chunks(base, body, written, usage)), note };
  const choices = written.map(({ text, reason }, index) => ({
    index,
    message: { role: "assistant", content: text, refusal: null, annotations: [] },
    logprobs: null,
    finish_reason: reason,
  }));
  return { reply: Response.json({ ...base, choices, ...(usage ? { usage } : {}) }), note };
}
