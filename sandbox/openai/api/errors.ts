import type { Context as HonoContext } from "hono";
import type { Env } from "../../context";
import type { Fault } from "../../faults";

interface Parts {
  type?: string;
  param?: string | null;
  code?: string | null;
  headers?: Record<string, string>;
}

/**
 * Thrown by a route and answered in OpenAI's shape.
 * Source: developers.openai.com/api/docs/guides/error-codes, and the bodies quoted in public issue threads.
 */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly parts: Parts = {},
  ) {
    super(message);
  }

  toResponse(): Response {
    const { type = "invalid_request_error", param = null, code = null, headers } = this.parts;
    return Response.json(
      { error: { message: this.message, type, param, code } },
      { status: this.status, headers },
    );
  }
}

export const unknownModel = (model: string): ApiError =>
  new ApiError(404, `The model \`${model}\` does not exist or you do not have access to it.`, {
    code: "model_not_found",
  });

export const unknownUrl = (method: string, path: string): ApiError =>
  new ApiError(404, `Invalid URL (${method} ${path})`);

const wrongKey = (key: string): ApiError => {
  const shown =
    key.length > 8 ? `${key.slice(0, 4)}${"*".repeat(8)}${key.slice(-4)}` : "*".repeat(key.length);
  return new ApiError(
    401,
    `Incorrect API key provided: ${shown}. You can find your API key at https://platform.openai.com/account/api-keys.`,
    { code: "invalid_api_key" },
  );
};

/** Throws 401 unless the bearer key is the expected one. */
export function checkKey(authorization: string | undefined, expected: string): void {
  const key = /^Bearer\s+(.+)$/i.exec(authorization ?? "")?.[1]?.trim();
  if (!key)
    throw new ApiError(
      401,
      "You didn't provide an API key. You need to provide your API key in an Authorization header using Bearer auth (i.e. Authorization: Bearer YOUR_KEY).",
    );
  if (key !== expected) throw wrongKey(key);
}

function rateLimited(): ApiError {
  return new ApiError(
    429,
    "Rate limit reached in organization org-sandbox on requests per min (RPM): Limit 500, Used 500, Requested 1. Please try again in 1s.",
    {
      type: "requests",
      code: "rate_limit_exceeded",
      headers: {
        "retry-after": "1",
        "retry-after-ms": "1000",
        "x-ratelimit-limit-requests": "500",
        "x-ratelimit-remaining-requests": "0",
        "x-ratelimit-reset-requests": "1s",
      },
    },
  );
}

function refused(fault: Fault, path: string): ApiError {
  if (fault.status === 429)
    return new ApiError(429, "You exceeded your current quota, please check your plan and billing details.", {
      type: "insufficient_quota",
      code: "insufficient_quota",
    });
  if (path.endsWith("/images/generations"))
    return new ApiError(fault.status ?? 400, "Your request was rejected by the safety system.", {
      type: "image_generation_user_error",
      code: "moderation_blocked",
    });
  return new ApiError(
    fault.status ?? 400,
    "Invalid prompt: your prompt was flagged as potentially violating our usage policy.",
    { code: "invalid_prompt" },
  );
}

/** OpenAI's reply to a call that a fault refuses. */
export function openaiFailure(fault: Fault, c: HonoContext<Env>): Response {
  const fail = (error: ApiError) =>
    fault.message ? new ApiError(error.status, fault.message, error.parts).toResponse() : error.toResponse();
  if (fault.kind === "rate-limit") return fail(rateLimited());
  if (fault.kind === "expired-token") {
    const key = c.req.header("authorization")?.replace(/^Bearer\s+/i, "") ?? "";
    return fail(wrongKey(key));
  }
  if (fault.kind === "refuse") return fail(refused(fault, c.req.path));
  const overloaded = fault.status === 503;
  return fail(
    new ApiError(
      fault.status ?? 500,
      overloaded
        ? "The engine is currently overloaded, please try again later."
        : "The server had an error while processing your request. Sorry about that!",
      { type: overloaded ? "service_unavailable_error" : "server_error" },
    ),
  );
}
