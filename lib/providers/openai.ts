import "server-only";
import { createOpenAI } from "@ai-sdk/openai";
import { APICallError, generateImage } from "ai";
import { env } from "@/lib/settings/env";
import { log } from "@/lib/observability/log";
import { openDeadline } from "./deadline";
import { modelError, dropRefusal, refusesStructure, visionError } from "./openai-errors";
import { sendAdapted } from "./openai-parameters";
import { keepModelStatus } from "./openai-status";
import { fetchAsOpenAI } from "./openai-stream";
import { ProviderError } from "./provider-error";
import { retryOnce } from "./retry-once";

/**
 * Tokens that a model may think for before it writes; the owner is not charged for them. Any model gets them: many
 * think without a name that tells so (DeepSeek, Qwen, gpt-oss, an alias of a gateway).
 */
const THINKING_TOKENS = 2_000;
/** A text that does not go on for this long is considered cut off, in milliseconds. */
const SILENCE_MS = 30_000;

/** A request to the text model. `maxTokens` limits the text itself. */
export type WriteRequest = {
  instructions: string;
  prompt: string;
  maxTokens: number;
  /** A JPEG for it to look at. */
  photo?: Uint8Array;
  /** Several of them, which are named Photo 1, Photo 2 and so on. */
  photos?: readonly Uint8Array[];
  /**
   * What the text is to be, as JSON Schema in OpenAI's strict subset. A server without structured output is asked
   * again without: the prompt says what to write then, and the caller reads whatever comes.
   */
  structure?: { name: string; schema: JsonSchema };
  /** Instead of AI_TEXT_MODEL. */
  model?: string;
  /** Instead of AI_TEXT_TIMEOUT_MS, in milliseconds. */
  withinMs?: number;
  /** Stops the model for somebody who has left. */
  signal?: AbortSignal;
};
/**
 * What the model wrote, with all that its server leaves in: lib/posts/answers makes a text of it. `usage` is null if the
 * server reports none.
 */
export type Written = { text: string; usage: { inputTokens: number; outputTokens: number } | null };

function provider(fetch: typeof globalThis.fetch = adapted) {
  const { OPENAI_BASE_URL, OPENAI_API_KEY } = env();
  return createOpenAI({ baseURL: OPENAI_BASE_URL, apiKey: OPENAI_API_KEY, fetch });
}

const tellRefusal = (refusal: { part: string; model: string }) =>
  log.warn(refusal, "the model server refuses a part of our requests: it is asked without from now on");
const adapted: typeof fetch = (url, init) => sendAdapted(url, init, tellRefusal);
const asChat: typeof fetch = (url, init) => sendAdapted(url, init, tellRefusal, fetchAsOpenAI);

/** Reasoning models take an effort parameter; another server might reject it. */
const thinks = (model: string) => /(^|\/)(gpt-[5-9]|o\d)/.test(model);

/** A text model of any vendor: what it accepts and returns. */
type TextModel = ReturnType<ReturnType<typeof createOpenAI>["chat"]>;
type ModelCall = Parameters<TextModel["doStream"]>[0];
type JsonFormat = Extract<ModelCall["responseFormat"], { type: "json" }>;
export type JsonSchema = NonNullable<JsonFormat["schema"]>;
type StreamPart =
  Awaited<ReturnType<TextModel["doStream"]>>["stream"] extends ReadableStream<infer Part> ? Part : never;
type Finish = Extract<StreamPart, { type: "finish" }>;

const modelOf = ({ model }: WriteRequest): string => model ?? env().AI_TEXT_MODEL;

function textModel(model: string): TextModel {
  return env().AI_API === "responses" ? provider()(model) : provider(asChat).chat(model);
}

/**
 * Generates text and passes each piece to `onText` as it arrives. Uses the Responses API, or chat completions if
 * AI_API says so; requires neither structured output nor usage figures from the server. What fails before its first
 * byte is tried once more within the same time-out, unless the server asks for a longer wait.
 * @throws ProviderError MODEL_UNAVAILABLE, MODEL_MISCONFIGURED, MODEL_BUSY, MODEL_REFUSED, MODEL_CUT_OFF, MODEL_GARBAGE, and with a photo
 *   VISION_UNAVAILABLE where the model cannot see; the reason of an aborted `signal`
 */
export async function writeText(request: WriteRequest, onText?: (delta: string) => void): Promise<Written> {
  const endsAt = performance.now() + (request.withinMs ?? env().AI_TEXT_TIMEOUT_MS);
  let begun = false;
  const pass = (delta: string) => {
    begun = true;
    onText?.(delta);
  };
  const ask = (asked: WriteRequest) =>
    retryOnce(
      () => streamOnce(asked, pass, Math.max(1, Math.ceil(endsAt - performance.now()))),
      (error) => !begun && failedBefore(error) && performance.now() < endsAt,
    );
  const plainly = { ...request, structure: undefined };
  const key = `${env().OPENAI_BASE_URL} ${modelOf(request)}`;
  const call = () =>
    ask(unstructured.has(key) ? plainly : request).catch((error: unknown) => {
      if (!request.structure || begun || !refusesStructure(error)) throw error;
      unstructured.add(key);
      return ask(plainly);
    });
  // What another model cannot is nothing that keeps posts from being written.
  return modelOf(request) === env().AI_TEXT_MODEL ? keepingStanding(call) : call();
}

/** Models without structured output, by server and name, for as long as this process runs. */
const unstructured = new Set<string>();

/** Runs a call of the model, and keeps whether its operator has something to mend. */
async function keepingStanding<T>(call: () => Promise<T>): Promise<T> {
  try {
    const result = await call();
    keepModelStatus(undefined);
    return result;
  } catch (error) {
    if (error instanceof ProviderError && (error.fault || error.outcome !== "retry"))
      keepModelStatus(error.fault);
    throw error;
  }
}

/**
 * Asks the model itself, not by `streamText`: that one passes each word through seven streams more, for tools and
 * steps that a text has none of, and takes twice the processor time.
 */
async function streamOnce(
  request: WriteRequest,
  onText: (delta: string) => void,
  totalMs: number,
): Promise<Written> {
  const deadline = openDeadline(totalMs, SILENCE_MS);
  let text = "";
  const pass = (piece: string) => {
    if (!piece) return;
    text += piece;
    onText(piece);
  };
  try {
    const { stream } = await textModel(modelOf(request)).doStream({
      ...callOf(request),
      abortSignal: request.signal ? AbortSignal.any([deadline.signal, request.signal]) : deadline.signal,
    });
    for await (const part of stream as unknown as AsyncIterable<StreamPart>) {
      // Before its text a model may think in silence, for as long as the whole may take.
      if (text !== "" || part.type === "text-delta") deadline.renew();
      if (part.type === "text-delta") pass(part.delta);
      else if (part.type === "error") throw part.error;
      else if (part.type === "finish") {
        const refusal = dropRefusal(part.finishReason.unified, part.finishReason.raw, text);
        if (refusal) throw refusal;
        return { text, usage: usageOf(part.usage) };
      }
    }
    throw new DOMException("the stream ended without a finish", "NetworkError");
  } catch (error) {
    // That is no failure of the model's.
    request.signal?.throwIfAborted();
    const failed = modelError(error, text !== "");
    throw request.photo || request.photos?.length ? visionError(failed, error) : failed;
  } finally {
    deadline.close();
  }
}

const photoOf = (data: Uint8Array) =>
  ({ type: "file", data: { type: "data", data }, mediaType: "image/jpeg" }) as const;

function callOf(request: WriteRequest): ModelCall {
  const { instructions, prompt, photo, photos = [], maxTokens, structure } = request;
  const inputs = [
    ...(photo ? [photoOf(photo)] : []),
    ...photos.flatMap((one, index) => [
      { type: "text" as const, text: `Photo ${index + 1} is this:` },
      photoOf(one),
    ]),
  ];
  return {
    prompt: [
      { role: "system", content: instructions },
      { role: "user", content: [{ type: "text", text: prompt }, ...inputs] },
    ],
    ...(structure ? { responseFormat: { type: "json", ...structure } } : {}),
    maxOutputTokens: maxTokens + THINKING_TOKENS,
    ...(thinks(modelOf(request)) ? { reasoning: "low" } : {}),
    // Without a null the SDK asks for summaries, which OpenAI refuses to organisations that are not verified.
    ...(env().AI_API === "responses"
      ? { providerOptions: { openai: { store: false, reasoningSummary: null } } }
      : {}),
  };
}

/** Whether the call failed before it had an answer: no connection, 429 or 5xx. */
const failedBefore = ({ cause }: ProviderError) => APICallError.isInstance(cause) && cause.isRetryable;

function usageOf({ inputTokens, outputTokens }: Finish["usage"]): Written["usage"] {
  if (!inputTokens.total || !outputTokens.total) return null;
  return {
    inputTokens: inputTokens.total,
    outputTokens: Math.max(1, outputTokens.total - (outputTokens.reasoning ?? 0)),
  };
}

/**
 * The size parameter of each family of models; an unknown model chooses its own size. Vendor: Images API reference.
 */
function shapeOf(model: string) {
  if (/gpt-image/.test(model)) {
    return { size: "1536x1024", providerOptions: { openai: { quality: "medium" } } } as const;
  }
  if (/dall-e-3/.test(model)) return { size: "1792x1024" } as const;
  return {};
}

/**
 * Generates an image and returns its bytes as received: validate and re-encode them before use.
 * @throws ProviderError like `writeText`
 */
export async function drawImage(prompt: string): Promise<Uint8Array> {
  const abortSignal = AbortSignal.timeout(env().AI_IMAGE_TIMEOUT_MS);
  return keepingStanding(() =>
    retryOnce(
      () => drawOnce(prompt, abortSignal),
      (error) => failedBefore(error) && !abortSignal.aborted,
    ),
  );
}

async function drawOnce(prompt: string, abortSignal: AbortSignal): Promise<Uint8Array> {
  const { AI_IMAGE_MODEL } = env();
  try {
    const { image } = await generateImage({
      model: provider().image(AI_IMAGE_MODEL),
      prompt,
      maxRetries: 0,
      abortSignal,
      ...shapeOf(AI_IMAGE_MODEL),
    });
    return image.uint8Array;
  } catch (error) {
    throw modelError(error, false);
  }
}
