import { AppError, type ErrorCode, type HttpStatus, STATUS_CODES, statusOf } from "../errors";

/** The shape of every JSON response of the API. */
export type Envelope<T = unknown> = {
  statusCode: (typeof STATUS_CODES)[HttpStatus];
  message: string;
  object: T;
};

/** A response with another status, message or headers than plain `200 OK`. */
export class Reply<T = unknown> {
  constructor(
    readonly object: T,
    readonly options: { status?: HttpStatus; message?: string; headers?: Record<string, string> } = {},
  ) {}
}

/** The envelope of a successful response. */
export function envelopeOf(reply: Reply): { status: HttpStatus; body: Envelope } {
  const status = reply.options.status ?? 200;
  const body = {
    statusCode: STATUS_CODES[status],
    message: reply.options.message ?? STATUS_CODES[status],
    object: reply.object ?? null,
  };
  return { status, body };
}

/** The envelope of an error; anything but an AppError becomes INTERNAL_ERROR, without details. */
export function envelopeOfError(error: unknown): { status: HttpStatus; body: Envelope; code: ErrorCode } {
  const known = error instanceof AppError ? error : new AppError("INTERNAL_ERROR");
  const status = statusOf(known.code);
  const { fieldErrors, object } = known.details;
  const body = {
    statusCode: STATUS_CODES[status],
    message: known.code,
    object: fieldErrors ? { ...object, fieldErrors } : (object ?? null),
  };
  return { status, body, code: known.code };
}

/**
 * The response for an error: its envelope, the request id under which it is logged, and Retry-After where it is known.
 * @param parts.headers additional headers
 */
export function refusalReply(
  error: unknown,
  { requestId = crypto.randomUUID(), headers = {} }: { requestId?: string; headers?: HeadersInit } = {},
): Response {
  const { status, body } = envelopeOfError(error);
  const sent = new Headers(headers);
  sent.set("cache-control", "no-store");
  sent.set("x-request-id", requestId);
  const wait = error instanceof AppError ? error.details.retryAfterSeconds : undefined;
  if (wait) sent.set("retry-after", String(wait));
  return Response.json(body, { status, headers: sent });
}
