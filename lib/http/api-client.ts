import type { Envelope } from "./envelope";
import type { ErrorCode, FieldErrors } from "./errors";
import { leaveForOnboarding, leaveForSignIn } from "@/lib/auth/leave-page";
import { announceSubscriptionRequired } from "./subscription-required";

/** An error response of the API. `code` is a key of the messages' `Errors`. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: ErrorCode | "NETWORK",
    readonly object: unknown = null,
  ) {
    super(code);
    this.name = "ApiError";
  }
  get fieldErrors(): FieldErrors {
    return (this.object as { fieldErrors?: FieldErrors } | null)?.fieldErrors ?? {};
  }
}

type Options = {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
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
    ...(options.body === undefined ? {} : { "content-type": "application/json" }),
    ...(options.idempotencyKey ? { "idempotency-key": options.idempotencyKey } : {}),
  };
}

async function send(path: string, options: Options, accept: string): Promise<Response> {
  const response = await fetch(path, {
    method: options.method ?? "GET",
    headers: headersOf(options, accept),
    body: options.body === undefined ? undefined : JSON.stringify(options.body),
    signal: options.signal,
  }).catch((error: unknown) => {
    if (options.signal?.aborted) throw error;
    throw new ApiError(0, "NETWORK");
  });
  if (response.ok) return response;
  const envelope = (await response.json().catch(() => null)) as Envelope | null;
  const code = envelope?.message ?? (response.status === 401 ? "NOT_SIGNED_IN" : "INTERNAL_ERROR");
  throw refusal(response.status, code as ErrorCode, envelope?.object, options);
}

/** Runs the side effects of an error response (every 401 leads to the sign-in page) and returns its ApiError. */
export function refusal(status: number, code: ErrorCode, object: unknown, options: Options = {}): ApiError {
  if (status === 401) leaveForSignIn();
  if (code === "BUSINESS_NOT_FOUND" && !options.withoutBusiness) leaveForOnboarding();
  if (code === "NO_ACTIVE_SUBSCRIPTION") announceSubscriptionRequired();
  return new ApiError(status, code, object);
}

/** Calls the API and returns the envelope's `object`. @throws ApiError */
export async function api<T>(path: string, options: Options = {}): Promise<T> {
  const response = await send(path, options, "application/json");
  return ((await response.json()) as Envelope<T>).object;
}

/**
 * Submits a next-auth form as the browser would without JavaScript, and returns the URL it leads to. `json` asks
 * next-auth 4 for the URL instead of a redirect (its own client does the same).
 * @param path the form's target, a path below /api/auth
 * @param changes fields whose values are overridden
 * @throws ApiError NETWORK, or the server's error code
 */
export async function submitForm(
  path: string,
  form: FormData,
  changes: Record<string, string> = {},
): Promise<URL> {
  const fields = new URLSearchParams({ json: "true" });
  for (const [name, value] of [...form, ...Object.entries(changes)])
    if (typeof value === "string") fields.set(name, value);
  const response = await fetch(path, { method: "POST", body: fields }).catch(() => {
    throw new ApiError(0, "NETWORK");
  });
  const body = (await response.json().catch(() => null)) as { url?: string; message?: ErrorCode } | null;
  if (!body?.url) throw new ApiError(response.status, body?.message ?? "INTERNAL_ERROR");
  return new URL(body.url, location.href);
}

/**
 * Calls a streaming route and passes each event to `onEvent`. The event `error` carries the envelope of an error that
 * occurred after the stream started. Resolves at the end of the stream.
 * @throws ApiError, also NETWORK when the stream breaks off before its `done` event
 */
export async function apiStream(
  path: string,
  options: Options,
  onEvent: (event: string, data: unknown) => void,
): Promise<void> {
  const response = await send(path, options, "text/event-stream");
  if (!response.body) throw new ApiError(0, "NETWORK");
  // Loaded on demand, so that pages without streams do not download it.
  const { EventSourceParserStream } = await import("eventsource-parser/stream").catch(() => {
    throw new ApiError(0, "NETWORK");
  });
  const reader = response.body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, BufferSource>)
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new ApiError(0, "NETWORK");
    });
    if (done) throw new ApiError(0, "NETWORK");
    const data: unknown = JSON.parse(value.data);
    if (value.event === "error") {
      const envelope = data as Envelope & { status: number };
      throw refusal(envelope.status, envelope.message as ErrorCode, envelope.object, options);
    }
    onEvent(value.event ?? "message", data);
    if (value.event === "done") return;
  }
}
