import { AppError, type ErrorCode, type HttpStatus, STATUS_CODES, statusOf } from "./errors";

/** What every reply of the API looks like. */
export type Envelope<T = unknown> = {
  statusCode: (typeof STATUS_CODES)[HttpStatus];
  message: string;
  object: T;
};

/** An answer that is more than `200 OK` with an object. */
export class Reply<T = unknown> {
  constructor(
    readonly object: T,
    readonly options: { status?: HttpStatus; message?: string; headers?: Record<string, string> } = {},
  ) {}
}

/** The envelope of a good answer. */
export function envelopeOf(reply: Reply): { status: HttpStatus; body: Envelope } {
  const status = reply.options.status ?? 200;
  const body = {
    statusCode: STATUS_CODES[status],
    message: reply.options.message ?? STATUS_CODES[status],
    object: reply.object ?? null,
  };
  return { status, body };
}

/** The envelope of an error; what is not an AppError is told as INTERNAL_ERROR and nothing else. */
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
