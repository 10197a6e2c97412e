import { APICallError, NoImageGeneratedError, RetryError, StreamProviderError } from "ai";
import type { ErrorCode } from "../errors";
import { ProviderError, type ProviderOutcome } from "./provider-error";

type ModelCode = Extract<ErrorCode, `MODEL_${string}`>;

/** Whether another try may help, by code. A call that broke off has had its effect: it was computed and billed. */
const OUTCOMES = {
  MODEL_UNAVAILABLE: "retry",
  MODEL_BUSY: "retry",
  MODEL_REFUSED: "refused",
  MODEL_CUT_OFF: "unknown",
  MODEL_GARBAGE: "unknown",
} as const satisfies Record<ModelCode, ProviderOutcome>;

function failure(code: ModelCode, cause?: unknown, retryAfterSeconds?: number): ProviderError {
  const words = cause instanceof Error ? cause.message.slice(0, 300) : undefined;
  return new ProviderError({
    provider: "openai",
    code,
    outcome: OUTCOMES[code],
    message: words ? `${code}: ${words}` : code,
    retryAfterSeconds,
    cause,
  });
}

/** Codes with which the vendor declines for what was asked. Vendor: error codes of the Images and Chat APIs. */
const DECLINED = /content_policy|content_filter|moderation|safety/i;
/** What servers other than OpenAI's call a proper end. */
const ENDED = /^(stop|eos|end_turn|complete)/i;

/** The error that a finish reason means, or null when the text ended as it should. */
export function refusalOf(reason: string, raw: string | undefined, text: string): ProviderError | null {
  if (reason === "content-filter") return failure("MODEL_REFUSED");
  if (text.trim() === "") return failure("MODEL_GARBAGE");
  const ended = reason === "stop" || (reason === "other" && ENDED.test(raw ?? ""));
  return ended ? null : failure("MODEL_CUT_OFF");
}

function ofStatus(status: number | undefined, body: string, error: Error, begun: boolean): ProviderError {
  if (status === 429) return failure("MODEL_BUSY", error, retryAfterOf(error));
  if (status === 400 && DECLINED.test(body)) return failure("MODEL_REFUSED", error);
  if (status !== undefined && status < 300) {
    // fetch reports a connection that broke under a good answer as a TypeError.
    return failure(error.cause instanceof TypeError ? "MODEL_CUT_OFF" : "MODEL_GARBAGE", error);
  }
  return failure(begun ? "MODEL_CUT_OFF" : "MODEL_UNAVAILABLE", error);
}

function retryAfterOf(error: Error): number | undefined {
  const seconds = APICallError.isInstance(error) ? Number(error.responseHeaders?.["retry-after"]) : NaN;
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : undefined;
}

/**
 * What a failed call means to us. `begun`: text had already come.
 * 401, 404 and 5xx are MODEL_UNAVAILABLE: to the owner a wrong key is the same as a server that is down.
 */
export function modelError(error: unknown, begun: boolean): ProviderError {
  if (error instanceof ProviderError) return error;
  if (RetryError.isInstance(error)) return modelError(error.lastError, begun);
  if (APICallError.isInstance(error)) {
    return ofStatus(error.statusCode, error.responseBody ?? "", error, begun);
  }
  if (StreamProviderError.isInstance(error)) {
    const body = `${error.code ?? ""} ${error.type ?? ""}`;
    return ofStatus(error.statusCode, body, error, begun);
  }
  if (NoImageGeneratedError.isInstance(error)) return failure("MODEL_GARBAGE", error);
  const name = error instanceof Error ? error.name : "";
  if (/JSONParse|TypeValidation|InvalidResponse|NoOutput/.test(name)) return failure("MODEL_GARBAGE", error);
  return failure(begun ? "MODEL_CUT_OFF" : "MODEL_UNAVAILABLE", error);
}
