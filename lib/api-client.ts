import type { Envelope } from "./envelope";
import type { ErrorCode, FieldErrors } from "./errors";
import { forgetPerson } from "./signed-out";

/** An answer of the API that says no. `code` is a key of the messages' `Errors`. */
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
  method?: "GET" | "POST" | "PUT" | "DELETE";
  body?: unknown;
  /** One a click: a repeat after a lost reply then has no second effect. */
  idempotencyKey?: string;
  signal?: AbortSignal;
};

/** Fired on `window` whenever the server answers NO_ACTIVE_SUBSCRIPTION; the dialog of that name listens. */
export const SUBSCRIPTION_REQUIRED_EVENT = "postwright:subscription-required";

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
  throw refuse(response.status, (envelope?.message ?? "INTERNAL_ERROR") as ErrorCode, envelope?.object);
}

function refuse(status: number, code: ErrorCode, object: unknown): ApiError {
  if (code === "NOT_SIGNED_IN") {
    forgetPerson();
    window.location.assign(`/login?callbackUrl=${encodeURIComponent(location.pathname + location.search)}`);
  }
  if (code === "NO_ACTIVE_SUBSCRIPTION") window.dispatchEvent(new Event(SUBSCRIPTION_REQUIRED_EVENT));
  return new ApiError(status, code, object);
}

/** Calls the API and returns the envelope's `object`. @throws ApiError */
export async function api<T>(path: string, options: Options = {}): Promise<T> {
  const response = await send(path, options, "application/json");
  return ((await response.json()) as Envelope<T>).object;
}

/**
 * Sends the sign-in form as the browser would without JavaScript, and returns where it leads. `json` asks
 * next-auth 4, and our own targets, for the address instead of a redirect (next-auth's client does the same).
 * @param options.changes fields that are sent with another value
 * @param options.action another target than the form's own
 * @throws ApiError NETWORK, or what the server refused it with
 */
export async function submitForm(
  form: HTMLFormElement,
  {
    changes = {},
    action = form.getAttribute("action") ?? "",
  }: { changes?: Record<string, string>; action?: string } = {},
): Promise<URL> {
  const fields = new URLSearchParams({ json: "true" });
  const sent = [...new FormData(form), ...Object.entries(changes)];
  for (const [name, value] of sent) if (typeof value === "string") fields.set(name, value);
  const response = await fetch(action, { method: "POST", body: fields }).catch(() => {
    throw new ApiError(0, "NETWORK");
  });
  const body = (await response.json().catch(() => null)) as { url?: string; message?: ErrorCode } | null;
  if (!body?.url) throw new ApiError(response.status, body?.message ?? "INTERNAL_ERROR");
  return new URL(body.url, location.href);
}

/**
 * Calls a route that streams and hands each event to `onEvent`. The event `error` carries the envelope of a
 * refusal that came after the stream had begun. Resolves at the end of the stream.
 * @throws ApiError, also NETWORK when the stream breaks off before its `done` event
 */
export async function apiStream(
  path: string,
  options: Options,
  onEvent: (event: string, data: unknown) => void,
): Promise<void> {
  const response = await send(path, options, "text/event-stream");
  if (!response.body) throw new ApiError(0, "NETWORK");
  // Loaded when something streams: the other pages do without.
  const { EventSourceParserStream } = await import("eventsource-parser/stream");
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
      throw refuse(envelope.status, envelope.message as ErrorCode, envelope.object);
    }
    onEvent(value.event ?? "message", data);
    if (value.event === "done") return;
  }
}
