import type { Envelope } from "./envelope";
import type { ErrorCode, FieldErrors } from "../errors";
import { redirectToOnboarding, redirectToSignIn } from "@/lib/auth/redirect-to-sign-in";
import { announceSubscriptionRequired } from "@/lib/http/client/subscription-required";
import { askOwner } from "@/lib/http/client/ask-owner";
import { type Silence, startSilenceTimeout } from "@/lib/http/client/silence-timeout";

/**
 * Why our server's answer did not arrive, so that it is unknown whether the request had its effect. NETWORK: the
 * connection was lost. TIMEOUT: nothing came in time. BAD_RESPONSE: something else answered, such as a hotel's sign-in
 * page.
 */
export type NoAnswer = "NETWORK" | "TIMEOUT" | "BAD_RESPONSE";

/** An error response of the API, or none. `code` is a key of the messages' `Errors`. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: ErrorCode | NoAnswer,
    readonly object: unknown = null,
    /**
     * Whether the server itself has answered what became of the request: a repeat is another one then. After a 503, or
     * while the first one runs, that is not known.
     */
    readonly answered = status !== 0 && status !== 503 && code !== "REQUEST_IN_PROGRESS",
  ) {
    super(code);
    this.name = "ApiError";
  }
  get fieldErrors(): FieldErrors {
    return (this.object as { fieldErrors?: FieldErrors } | null)?.fieldErrors ?? {};
  }
}

/** The error of a request that got no answer. */
export const noAnswer = (code: NoAnswer) => new ApiError(0, code);

/** How long an answer may take, in milliseconds. */
export const ANSWER_MS = 30_000;

/** What a request is made of. */
export type Options = {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Sent as JSON, or as the form that it is. */
  body?: unknown;
  /** One per click, so that a repeat after a lost response has no second effect. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** For screens that handle a missing brand profile themselves: BUSINESS_NOT_FOUND does not navigate away. */
  withoutBusiness?: boolean;
};

function headersOf(options: Options, accept: string): HeadersInit {
  return {
    accept,
    // The browser names a form's type itself, with its boundary.
    ...(options.body === undefined || options.body instanceof FormData
      ? {}
      : { "content-type": "application/json" }),
    ...(options.idempotencyKey ? { "idempotency-key": options.idempotencyKey } : {}),
  };
}

/** What a failed wait is called: the caller's own reason if it has given up, TIMEOUT or NETWORK otherwise. */
export function lostAnswer(error: unknown, silence: Silence, signal?: AbortSignal): unknown {
  if (signal?.aborted) return error;
  return noAnswer(silence.passed ? "TIMEOUT" : "NETWORK");
}

/** Sends a request. @returns the response, if it is a success @throws ApiError */
export async function send(
  path: string,
  options: Options,
  accept: string,
  silence: Silence,
): Promise<Response> {
  const response = await fetch(path, {
    method: options.method ?? "GET",
    headers: headersOf(options, accept),
    body: options.body instanceof FormData ? options.body : JSON.stringify(options.body),
    signal: silence.signal,
  }).catch((error: unknown) => {
    throw lostAnswer(error, silence, options.signal);
  });
  if (response.ok) return response;
  const envelope = await readEnvelope(response, silence, options.signal).catch(() => null);
  if (envelope) throw refusal(response.status, envelope.message as ErrorCode, envelope.object, options);
  if (response.status === 401) throw refusal(401, "NOT_SIGNED_IN", null, options);
  throw new ApiError(response.status, response.status < 500 ? "BAD_RESPONSE" : "INTERNAL_ERROR", null, false);
}

/** The envelope in a response. @throws ApiError NETWORK, TIMEOUT, or BAD_RESPONSE for a body that is not one */
async function readEnvelope<T>(
  response: Response,
  silence: Silence,
  signal?: AbortSignal,
): Promise<Envelope<T>> {
  const text = await response.text().catch((error: unknown) => {
    throw lostAnswer(error, silence, signal);
  });
  const envelope = parseJson(text) as Partial<Envelope<T>> | null | undefined;
  if (
    typeof envelope?.statusCode !== "string" ||
    typeof envelope.message !== "string" ||
    !("object" in envelope)
  )
    throw noAnswer("BAD_RESPONSE");
  return envelope as Envelope<T>;
}

/** The value that a text of JSON stands for; undefined for another text. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Runs the side effects of an error response (every 401 leads to the sign-in page) and returns its ApiError. */
export function refusal(status: number, code: ErrorCode, object: unknown, options: Options = {}): ApiError {
  if (status === 401) redirectToSignIn();
  if (code === "BUSINESS_NOT_FOUND" && !options.withoutBusiness) redirectToOnboarding();
  if (code === "NO_ACTIVE_SUBSCRIPTION") announceSubscriptionRequired();
  return new ApiError(status, code, object);
}

/**
 * The object of an envelope that came with status 200.
 * @throws ApiError BAD_RESPONSE for a reply that is not our envelope, such as a proxy's page
 */
export function objectOf<T>(envelope: Partial<Envelope<T>> | null | undefined): T {
  if (envelope?.statusCode !== "OK" || !("object" in envelope)) throw noAnswer("BAD_RESPONSE");
  return envelope.object as T;
}

/** The keys of requests that were to be made with their blanks: a repeat after a lost answer is the same request. */
const confirmed = new Set<string>();

/**
 * Calls the API and returns the envelope's `object`. Where the texts in question have blanks, their owner is asked, and
 * the request is made again with her word.
 * @throws ApiError; AbortError where she goes back to the text
 */
export async function api<T>(path: string, options: Options = {}): Promise<T> {
  const { body, idempotencyKey } = options;
  const withWord = { ...options, body: { ...(body as object | undefined), confirmBlank: true } };
  if (idempotencyKey && confirmed.has(idempotencyKey)) return call<T>(path, withWord);
  try {
    return await call<T>(path, options);
  } catch (error) {
    const asked =
      error instanceof ApiError && error.code === "POST_BLANK" ? askOwner(error.object) : undefined;
    if (!asked) throw error;
    if (!(await asked)) throw new DOMException("Its owner goes back to the text", "AbortError");
    if (idempotencyKey) confirmed.add(idempotencyKey);
    return call<T>(path, withWord);
  }
}

async function call<T>(path: string, options: Options): Promise<T> {
  const silence = startSilenceTimeout(ANSWER_MS, options.signal);
  try {
    const response = await send(path, options, "application/json", silence);
    return objectOf(await readEnvelope<T>(response, silence, options.signal));
  } finally {
    silence.end();
  }
}
