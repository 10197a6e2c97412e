import type { z } from "zod";

/** HTTP statuses that the API uses, and their constant in the envelope. */
export const STATUS_CODES = {
  200: "OK",
  400: "BAD_REQUEST",
  401: "UNAUTHORIZED",
  402: "PAYMENT_REQUIRED",
  403: "FORBIDDEN",
  404: "NOT_FOUND",
  405: "METHOD_NOT_ALLOWED",
  409: "CONFLICT",
  413: "PAYLOAD_TOO_LARGE",
  415: "UNSUPPORTED_MEDIA_TYPE",
  422: "UNPROCESSABLE_ENTITY",
  429: "TOO_MANY_REQUESTS",
  500: "INTERNAL_SERVER_ERROR",
  502: "BAD_GATEWAY",
  503: "SERVICE_UNAVAILABLE",
  507: "INSUFFICIENT_STORAGE",
} as const;
export type HttpStatus = keyof typeof STATUS_CODES;

/**
 * Every error code that a user or an API client can receive, with its HTTP status. Its text is the message
 * `Errors.<code>`. Routes and server actions share this table.
 */
export const ERRORS = {
  VALIDATION_FAILED: 400,
  INVALID_JSON: 400,
  UPLOAD_INCOMPLETE: 400,
  WEBHOOK_REFUSED: 400,
  NOT_SIGNED_IN: 401,
  INVALID_CREDENTIALS: 401,
  SECOND_FACTOR_REQUIRED: 401,
  SECOND_FACTOR_INVALID: 401,
  SECOND_FACTOR_EXPIRED: 401,
  PASSKEY_UNKNOWN: 401,
  PASSKEY_REFUSED: 401,
  NO_ACTIVE_SUBSCRIPTION: 402,
  INSUFFICIENT_CREDIT_AMOUNT: 402,
  PAYMENT_DECLINED: 402,
  EMAIL_NOT_VERIFIED: 403,
  GOOGLE_EMAIL_UNVERIFIED: 403,
  GOOGLE_ACCOUNT_UNVERIFIED: 403,
  FOREIGN_ORIGIN: 403,
  SIGN_IN_AGAIN: 403,
  CAMPAIGNS_NOT_IN_PLAN: 403,
  NOT_FOUND: 404,
  BUSINESS_NOT_FOUND: 404,
  POST_NOT_FOUND: 404,
  MEDIA_NOT_FOUND: 404,
  IDEA_NOT_FOUND: 404,
  CAMPAIGN_NOT_FOUND: 404,
  FACT_NOT_FOUND: 404,
  CLAIM_NOT_FOUND: 404,
  SESSION_NOT_FOUND: 404,
  CONNECTION_NOT_FOUND: 404,
  PAGE_NOT_FOUND: 404,
  SUBSCRIPTION_NOT_FOUND: 404,
  DELIVERY_NOT_FOUND: 404,
  NOTICE_NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  TWO_FACTOR_ALREADY_ON: 409,
  LAST_WAY_IN: 409,
  BUSINESS_EXISTS: 409,
  POST_NOT_EDITABLE: 409,
  POST_NOT_DRAFT: 409,
  POST_ALREADY_PUBLISHED: 409,
  POST_SCHEDULED: 409,
  POST_NOT_SCHEDULED: 409,
  POST_NOT_HELD: 409,
  POST_LATE: 409,
  TRIAL_NOT_RUNNING: 409,
  POST_HELD: 409,
  FACT_ENDS: 409,
  FACT_ENDED: 409,
  RESTORED: 409,
  POST_CHANGED: 409,
  POST_NOT_MOVABLE: 409,
  MEDIA_IN_USE: 409,
  LIBRARY_FULL: 409,
  POST_LIMIT: 409,
  LIBRARY_FULL_WITHOUT_PLAN: 409,
  ANSWER_LATE: 409,
  POST_NOT_READ: 409,
  POST_BLANK: 409,
  NO_POSTING_TIMES: 409,
  NO_FREE_SLOT: 409,
  NO_EARLY_SLOT: 409,
  TIME_TAKEN: 409,
  IDEA_WRITTEN: 409,
  IDEA_CHANGED: 409,
  CAMPAIGN_LIMIT: 409,
  CAMPAIGN_CHANGED: 409,
  FACT_CHANGED: 409,
  VOICE_CHANGED: 409,
  FACTS_FULL: 409,
  POSTS_CLOSE: 409,
  LINK_DEAD: 409,
  LINK_MOVED: 409,
  TIME_HAS_PASSED: 409,
  PAGE_CHANGED: 409,
  DELIVERY_IN_FLIGHT: 409,
  DELIVERY_NOT_IN_DOUBT: 409,
  SAME_POST_IN_FLIGHT: 409,
  REQUEST_IN_PROGRESS: 409,
  PAYLOAD_TOO_LARGE: 413,
  FILE_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  IDEMPOTENCY_KEY_REUSED: 422,
  FORM_EXPIRED: 422,
  SIGN_IN_TO_CONFIRM: 409,
  LINK_INVALID: 422,
  LINK_USED: 422,
  LINK_EXPIRED: 422,
  SIGN_IN_CANCELLED: 422,
  OAUTH_STATE_INVALID: 422,
  FACEBOOK_CODE_INVALID: 422,
  FACEBOOK_NOT_CONNECTED: 422,
  FACEBOOK_RECONNECT: 422,
  FACEBOOK_PERMISSION: 422,
  FACEBOOK_NO_PAGES: 422,
  FACEBOOK_DUPLICATE: 422,
  FACEBOOK_LINK: 422,
  FACEBOOK_LINK_DROPPED: 422,
  FACEBOOK_LINK_LATER: 422,
  POST_GONE: 422,
  FACEBOOK_TAKEN: 422,
  FACEBOOK_TAKEN_TIME: 422,
  FACEBOOK_TAKEN_CHANGED: 422,
  PAGE_NOT_POSTABLE: 422,
  PAGE_NEEDS_TWO_FACTOR: 422,
  PAGE_UNPUBLISHED: 422,
  IMAGE_NOT_ACCEPTED: 422,
  VISION_UNAVAILABLE: 422,
  NO_IDEAS: 422,
  MEDIA_UNREADABLE: 422,
  MEDIA_BROKEN: 422,
  MEDIA_TOO_MANY_PIXELS: 422,
  TOO_MANY_REQUESTS: 429,
  PLANNING_LIMIT: 429,
  DEMO_USED: 429,
  DEMO_SPENT: 429,
  INTERNAL_ERROR: 500,
  GOOGLE_UNAVAILABLE: 502,
  GOOGLE_FAILED: 502,
  FACEBOOK_REFUSED: 502,
  FACEBOOK_MISCONFIGURED: 502,
  FACEBOOK_CONNECT_REFUSED: 502,
  FACEBOOK_SILENT: 502,
  FACEBOOK_UNAVAILABLE: 502,
  FACEBOOK_BUSY: 502,
  FACEBOOK_BLOCKED: 502,
  PUBLISH_FAILED: 502,
  MODEL_UNAVAILABLE: 502,
  MODEL_MISCONFIGURED: 502,
  MODEL_BUSY: 502,
  MODEL_REFUSED: 502,
  MODEL_CUT_OFF: 502,
  MODEL_GARBAGE: 502,
  REWRITE_LOST_FACTS: 502,
  REWRITE_UNCHANGED: 502,
  IMAGE_FAILED: 502,
  IMAGE_REFUSED: 502,
  BILLING_UNAVAILABLE: 502,
  BILLING_REFUSED: 502,
  MAIL_UNAVAILABLE: 503,
  SERVER_STOPPING: 503,
  DATABASE_UNAVAILABLE: 503,
  SERVER_BUSY: 503,
  STORE_UNAVAILABLE: 503,
  STORE_FULL: 507,
  NOT_READY: 503,
} as const satisfies Record<string, HttpStatus>;
export type ErrorCode = keyof typeof ERRORS;

/** Field name to message keys, in the order found. */
export type FieldErrors = Record<string, string[]>;

/** Thrown by a use case that refuses. Carries a code of ERRORS, never a text. */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly details: {
      fieldErrors?: FieldErrors;
      retryAfterSeconds?: number;
      object?: object;
      /** Its cause is already in the log. */
      logged?: boolean;
    } = {},
    options?: ErrorOptions,
  ) {
    super(code, options);
    this.name = "AppError";
  }
}

/** Whether the log has it already. */
export const isLogged = (error: unknown) => error instanceof AppError && error.details.logged === true;

/** The HTTP status of an error code. */
export function statusOf(code: ErrorCode): HttpStatus {
  return ERRORS[code];
}

/**
 * Converts zod's issues into field errors. Our schemas name message keys; an issue with zod's own text
 * (a wrong type in the request) becomes `invalid`, an unknown key `unknown`.
 */
export function fieldErrorsOf(error: z.ZodError): FieldErrors {
  // A Map, because the client names the keys: `constructor` of a plain object is not a list.
  const found = new Map<string, string[]>();
  const add = (path: readonly PropertyKey[], message: string) => {
    const field = path.map(String).join(".") || "body";
    const before = found.get(field);
    if (before) before.push(message);
    else found.set(field, [message]);
  };
  for (const issue of error.issues) {
    if (issue.code === "unrecognized_keys") {
      for (const key of issue.keys) add([...issue.path, key], "unknown");
      continue;
    }
    const ours = /^[A-Za-z]+(\.[A-Za-z]+)+$/.test(issue.message);
    add(issue.path, ours ? issue.message : "invalid");
  }
  return Object.fromEntries(found);
}
