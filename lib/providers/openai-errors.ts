import { APICallError, NoImageGeneratedError, RetryError } from "ai";
import { z } from "zod";
import type { ErrorCode } from "@/lib/errors";
import { isBlank } from "../text";
import { ProviderError, type ProviderFault, type ProviderOutcome } from "./provider-error";

type ModelCode = Extract<ErrorCode, `MODEL_${string}` | "VISION_UNAVAILABLE">;

/** The outcome by code. A call that broke off has taken effect: it was computed and billed. */
const OUTCOMES = {
  MODEL_UNAVAILABLE: "retry",
  MODEL_MISCONFIGURED: "refused",
  MODEL_BUSY: "retry",
  MODEL_REFUSED: "refused",
  MODEL_CUT_OFF: "unknown",
  MODEL_GARBAGE: "unknown",
  VISION_UNAVAILABLE: "refused",
} as const satisfies Record<ModelCode, ProviderOutcome>;

type Hints = { retryAfterSeconds?: number; fault?: ProviderFault };

function failure(code: ModelCode, cause?: unknown, hints: Hints = {}): ProviderError {
  const message = cause instanceof Error ? cause.message.slice(0, 300) : undefined;
  return new ProviderError({
    provider: "openai",
    code,
    outcome: OUTCOMES[code],
    message: message ? `${code}: ${message}` : code,
    ...hints,
    cause,
  });
}

/**
 * Codes with which the vendor declines a request because of its content. Vendor: error codes of the Images, Responses
 * and Chat APIs; `invalid_prompt` is what reasoning models answer to a prompt that was flagged.
 */
const DECLINED = /content_policy|content_filter|moderation|safety|invalid_prompt/i;
/**
 * Errors that only the operator can fix: the key, the plan, the model's name, a parameter that this model does not
 * accept. Source: platform.openai.com/docs/guides/error-codes
 */
const CONFIGURATION =
  /insufficient_quota|billing|invalid_api_key|invalid_organization|model_not_found|must be verified|unsupported_(value|parameter|country)|does not exist/i;
const CONFIGURATION_STATUSES = [401, 402, 403, 404];
/** Ours: the server understood that the request is wrong. */
const REQUEST_STATUSES = [400, 413, 422];
/** The finish reason with which servers other than OpenAI's report a normal end. */
const ENDED = /^(stop|eos|end_turn|complete)/i;

/** The error that a finish reason stands for, or null if the text ended normally. */
export function dropRefusal(reason: string, raw: string | undefined, text: string): ProviderError | null {
  if (reason === "content-filter") return failure("MODEL_REFUSED");
  if (isBlank(text)) return failure("MODEL_GARBAGE");
  const ended = reason === "stop" || (reason === "other" && ENDED.test(raw ?? ""));
  return ended ? null : failure("MODEL_CUT_OFF");
}

function ofStatus(status: number | undefined, body: string, error: Error, begun: boolean): ProviderError {
  if (status === 400 && DECLINED.test(body)) return failure("MODEL_REFUSED", error);
  const fault = faultOf(status, body);
  if (fault) return failure("MODEL_MISCONFIGURED", error, { fault });
  if (status === 429) return failure("MODEL_BUSY", error, { retryAfterSeconds: retryAfterOf(error) });
  if (status !== undefined && status < 300) {
    // fetch reports a connection that broke during a successful response as a TypeError.
    return failure(error.cause instanceof TypeError ? "MODEL_CUT_OFF" : "MODEL_GARBAGE", error);
  }
  const hints = { retryAfterSeconds: retryAfterOf(error) };
  if (begun) return failure("MODEL_CUT_OFF", error);
  if (status === undefined && leadsNowhere(error))
    return failure("MODEL_MISCONFIGURED", error, { fault: "configuration" });
  return failure("MODEL_UNAVAILABLE", error, hints);
}

/** What a connection fails with whose address is wrong; a server that is down, or a DNS that is, comes back. */
const WRONG_ADDRESS =
  /^(?:ENOTFOUND|ERR_INVALID_URL|ERR_SSL_WRONG_VERSION_NUMBER|ERR_TLS_CERT_ALTNAME_INVALID)$/;

function leadsNowhere(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  return WRONG_ADDRESS.test(code) || leadsNowhere(error.cause);
}

function faultOf(status: number | undefined, body: string): ProviderFault | undefined {
  if (status === undefined || status < 400 || status >= 500) return undefined;
  if (CONFIGURATION_STATUSES.includes(status) || CONFIGURATION.test(body)) return "configuration";
  return REQUEST_STATUSES.includes(status) ? "request" : undefined;
}

function retryAfterOf(error: Error): number | undefined {
  const seconds = APICallError.isInstance(error) ? Number(error.responseHeaders?.["retry-after"]) : NaN;
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : undefined;
}

/** What a stream says of its own failure, as the SDK passes it on: an object, and no Error. */
const streamErrorSchema = z.object({
  message: z.string(),
  code: z.union([z.string(), z.number()]).nullish(),
  type: z.string().nullish(),
  statusCode: z.number().optional(),
});

/**
 * Maps a failed call to our error. `begun`: text had already arrived.
 * What only the operator can mend is MODEL_MISCONFIGURED: its owner is not asked to try again.
 */
export function modelError(error: unknown, begun: boolean): ProviderError {
  if (error instanceof ProviderError) return error;
  if (RetryError.isInstance(error)) return modelError(error.lastError, begun);
  if (APICallError.isInstance(error)) {
    return ofStatus(error.statusCode, error.responseBody ?? "", error, begun);
  }
  const told = error instanceof Error ? undefined : streamErrorSchema.safeParse(error).data;
  if (told) {
    const body = `${told.code ?? ""} ${told.type ?? ""}`;
    return ofStatus(told.statusCode, body, new Error(told.message), begun);
  }
  if (NoImageGeneratedError.isInstance(error)) return failure("MODEL_GARBAGE", error);
  const name = error instanceof Error ? error.name : "";
  if (/JSONParse|TypeValidation|InvalidResponse|NoOutput/.test(name)) return failure("MODEL_GARBAGE", error);
  if (!begun && leadsNowhere(error)) return failure("MODEL_MISCONFIGURED", error, { fault: "configuration" });
  return failure(begun ? "MODEL_CUT_OFF" : "MODEL_UNAVAILABLE", error);
}

/**
 * How servers say that a model takes no photos. OpenAI: "image_url is only supported by certain models"; llama.cpp:
 * "you may need to provide the mmproj"; vLLM: "is not a multimodal model"; others that content has to be a string or of
 * the type text. Source: github.com/vllm-project/vllm/issues/11629, github.com/ggml-org/llama.cpp/issues/15377
 */
const BLIND = /image|vision|multi-?modal|mmproj|content\b.{0,60}\b(string|text)\b/is;
const BLIND_STATUSES = [400, 404, 415, 422, 500, 501];

/** The error of a call with a photo: VISION_UNAVAILABLE if it failed because the model cannot see. */
export function visionError(failed: ProviderError, error: unknown): ProviderError {
  const last = RetryError.isInstance(error) ? error.lastError : error;
  const refused = ["MODEL_UNAVAILABLE", "MODEL_MISCONFIGURED"].includes(failed.code);
  if (!refused || !APICallError.isInstance(last)) return failed;
  const { statusCode = 0, responseBody = "" } = last;
  const blind = BLIND_STATUSES.includes(statusCode) && BLIND.test(responseBody);
  return blind ? failure("VISION_UNAVAILABLE", error) : failed;
}

/**
 * How servers say that they take no JSON schema. OpenAI: "Invalid parameter: 'response_format' of type 'json_schema' is
 * not supported with this model"; others name the parameter, the schema or a grammar.
 */
const UNSTRUCTURED = /response_format|text\.format|json_schema|json schema|structured output|grammar/i;
const UNSTRUCTURED_STATUSES = [400, 404, 415, 422, 500, 501];

/** Whether a call failed because the server cannot keep to a structure. */
export function refusesStructure(error: unknown): boolean {
  const cause = error instanceof ProviderError ? error.cause : error;
  const last = RetryError.isInstance(cause) ? cause.lastError : cause;
  if (!APICallError.isInstance(last)) return false;
  return UNSTRUCTURED_STATUSES.includes(last.statusCode ?? 0) && UNSTRUCTURED.test(last.responseBody ?? "");
}
