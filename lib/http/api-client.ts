import type { Envelope } from "./envelope";
import type { ErrorCode, FieldErrors } from "../errors";
import { redirectToOnboarding, redirectToSignIn } from "@/lib/auth/redirect-to-sign-in";
import { announceSubscriptionRequired } from "./subscription-required";
import { type Silence, startSilenceTimeout } from "./silence-timeout";

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

const noAnswer = (code: NoAnswer) => new ApiError(0, code);

/** How long an answer may take, or a stream be silent; the server's heartbeat in a stream comes every 15 seconds. */
const ANSWER_MS = 30_000;
const STREAM_SILENCE_MS = 45_000;

type Options = {
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
function lostAnswer(error: unknown, silence: Silence, signal?: AbortSignal): unknown {
  if (signal?.aborted) return error;
  return noAnswer(silence.passed ? "TIMEOUT" : "NETWORK");
}

async function send(path: string, options: Options, accept: string, silence: Silence): Promise<Response> {
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
function parseJson(text: string): unknown {
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

/** Calls the API and returns the envelope's `object`. @throws ApiError */
export async function api<T>(path: string, options: Options = {}): Promise<T> {
  const silence = startSilenceTimeout(ANSWER_MS, options.signal);
  try {
    const response = await send(path, options, "application/json", silence);
    return objectOf(await readEnvelope<T>(response, silence, options.signal));
  } finally {
    silence.end();
  }
}

/**
 * Submits a next-auth form as the browser would without JavaScript, and returns the URL it leads to. `json` asks
 * next-auth 4 for the URL instead of a redirect (its own client does the same).
 * @param path the form's target, a path below /api/auth
 * @param changes fields whose values are overridden
 * @throws ApiError without an answer, or with the server's error code
 */
export async function submitForm(
  path: string,
  form: FormData,
  changes: Record<string, string> = {},
): Promise<URL> {
  const fields = new URLSearchParams({ json: "true" });
  for (const [name, value] of [...form, ...Object.entries(changes)])
    if (typeof value === "string") fields.set(name, value);
  const silence = startSilenceTimeout(ANSWER_MS);
  try {
    const response = await fetch(path, { method: "POST", body: fields, signal: silence.signal });
    const body = parseJson(await response.text()) as { url?: string; message?: ErrorCode } | null | undefined;
    if (typeof body?.url === "string") return new URL(body.url, location.href);
    if (response.ok) throw noAnswer("BAD_RESPONSE");
    throw new ApiError(response.status, body?.message ?? "INTERNAL_ERROR", null, body?.message !== undefined);
  } catch (error) {
    throw error instanceof ApiError ? error : lostAnswer(error, silence);
  } finally {
    silence.end();
  }
}

/**
 * Calls a streaming route and passes each event to `onEvent`. The event `error` carries the envelope of an error that
 * occurred after the stream started. Resolves at the end of the stream.
 * @throws ApiError, also NETWORK when the stream breaks off before its `done` event, and TIMEOUT when it falls silent
 */
export async function apiStream(
  path: string,
  options: Options,
  onEvent: (event: string, data: unknown) => void,
): Promise<void> {
  const silence = startSilenceTimeout(STREAM_SILENCE_MS, options.signal);
  try {
    const response = await send(path, options, "text/event-stream", silence);
    const isStream = response.headers.get("content-type")?.startsWith("text/event-stream");
    if (!isStream || !response.body) throw noAnswer("BAD_RESPONSE");
    await readEvents(response.body, options, silence, onEvent);
  } finally {
    silence.end();
  }
}

async function readEvents(
  body: ReadableStream<Uint8Array>,
  options: Options,
  silence: Silence,
  onEvent: (event: string, data: unknown) => void,
): Promise<void> {
  // Loaded on demand, so that pages without streams do not download it.
  const { EventSourceParserStream } = await import("eventsource-parser/stream").catch(() => {
    throw noAnswer("NETWORK");
  });
  const transform = (chunk: Uint8Array<ArrayBuffer>, passed: TransformStreamDefaultController) => {
    silence.restart();
    passed.enqueue(chunk);
  };
  const reader = body
    .pipeThrough(new TransformStream({ transform }))
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, BufferSource>)
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  for (;;) {
    const { done, value } = await reader.read().catch((error: unknown) => {
      throw lostAnswer(error, silence, options.signal);
    });
    if (done) throw noAnswer("NETWORK");
    const data = parseJson(value.data) as (Envelope & { status: number }) | undefined;
    if (data === undefined) throw noAnswer("BAD_RESPONSE");
    if (value.event === "error") throw refusal(data.status, data.message as ErrorCode, data.object, options);
    if (value.event === "done") objectOf(data);
    onEvent(value.event ?? "message", data);
    if (value.event === "done") return;
  }
}
