import { z } from "zod";
import { ProviderError, type ProviderOutcome } from "@/lib/providers/provider-error";

/** Graph's error object. Source: developers.facebook.com/docs/graph-api/guides/error-handling */
const graphErrorSchema = z.object({
  error: z.object({
    message: z.string().default(""),
    code: z.number(),
    error_subcode: z.number().optional(),
    error_user_msg: z.string().optional(),
  }),
});
type GraphError = z.infer<typeof graphErrorSchema>["error"];

type Verdict = { code: string; outcome: ProviderOutcome };

const IN_DOUBT: Verdict = { code: "FACEBOOK_UNAVAILABLE", outcome: "unknown" };
const WAIT = new Set([4, 17, 32, 341, 613, 80001]);
/**
 * "The action attempted has been deemed abusive": Facebook has blocked the page, for hours or days, and every try
 * before that has passed counts against it.
 */
const BLOCKED = 368;
const BLOCKED_SECONDS = 3600;
const DOUBTFUL = new Set([1, 2]);
/** "Identical to the last one you posted": an older post of that text, or our own that was published after all. */
const DUPLICATE = 506;
const LINK = new Set([1500, 1609005]);
const PICTURE_SUBCODE = 1366046;
/** "API Session": the token has expired or was revoked. Source: the guide above, under "Error codes" */
const SESSION = 102;
/** Node's codes for a connection that was never established: nothing was sent. */
const NEVER_CONNECTED = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
]);

/**
 * Maps Graph's answer to an outcome. Whatever may have been accepted is `unknown`: Facebook has been seen to answer
 * 500 with code 2 and publish all the same.
 */
export function classifyGraphError(status: number, error: GraphError | null): Verdict {
  if (!error || status >= 500 || DOUBTFUL.has(error.code)) return IN_DOUBT;
  if (error.code === DUPLICATE) return { code: "FACEBOOK_DUPLICATE", outcome: "unknown" };
  if (LINK.has(error.code)) return { code: "FACEBOOK_LINK", outcome: "refused" };
  if (error.error_subcode === PICTURE_SUBCODE || error.code === 324) {
    return { code: "IMAGE_NOT_ACCEPTED", outcome: "refused" };
  }
  if (error.code === BLOCKED) return { code: "FACEBOOK_BLOCKED", outcome: "retry" };
  if (WAIT.has(error.code) || status === 429) return { code: "FACEBOOK_BUSY", outcome: "retry" };
  if ((error.code === 190 && !isPagePermission(error)) || error.code === SESSION) {
    return { code: "FACEBOOK_RECONNECT", outcome: "refused" };
  }
  if (error.code === 190 || error.code === 10 || (error.code >= 200 && error.code <= 299)) {
    return { code: "FACEBOOK_PERMISSION", outcome: "refused" };
  }
  return { code: "FACEBOOK_REFUSED", outcome: "refused" };
}

/** Meta also answers 190 when the token is valid but the page is out of its reach (subcode 492). */
function isPagePermission(error: GraphError): boolean {
  return error.error_subcode === 492 || /before impersonating a user's page/i.test(error.message);
}

/** Turns an error answer, or one that cannot be parsed, into a ProviderError. */
export function graphFailure(status: number, body: unknown, headers: Headers): ProviderError {
  const parsed = graphErrorSchema.safeParse(body);
  const error = parsed.success ? parsed.data.error : null;
  const { code, outcome } = classifyGraphError(status, error);
  const asked = secondsToWait(headers);
  const wait = code === "FACEBOOK_BLOCKED" ? Math.max(BLOCKED_SECONDS, asked ?? 0) : asked;
  return new ProviderError({
    provider: "facebook",
    code,
    outcome,
    message: vendorMessage(error),
    retryAfterSeconds: outcome === "retry" ? wait : undefined,
  });
}

/**
 * A call without an answer: nothing was sent if the connection was never established, otherwise the outcome is
 * unknown.
 */
export function transportFailure(cause: unknown): ProviderError {
  const sent = !NEVER_CONNECTED.has(systemCode(cause));
  return new ProviderError({
    provider: "facebook",
    code: "FACEBOOK_UNAVAILABLE",
    outcome: sent ? "unknown" : "retry",
    cause,
  });
}

function vendorMessage(error: GraphError | null): string | undefined {
  const words = error?.error_user_msg || error?.message;
  // Never let a token through, should Meta ever quote one.
  return words?.replace(/EAA[A-Za-z0-9]{20,}/g, "…").slice(0, 500);
}

function systemCode(error: unknown): string {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    const { code } = at as { code?: unknown };
    if (typeof code === "string") return code;
  }
  return "";
}

const pageUsageSchema = z.record(
  z.string(),
  z.array(z.object({ estimated_time_to_regain_access: z.number().default(0) })),
);

/**
 * Seconds until calls are welcome again, if the answer says so: Retry-After, or the minutes of
 * X-Business-Use-Case-Usage. Source: developers.facebook.com/docs/graph-api/overview/rate-limiting
 */
export function secondsToWait(headers: Headers): number | undefined {
  const retryAfter = Number(headers.get("retry-after"));
  if (retryAfter > 0) return Math.ceil(retryAfter);
  const usage = pageUsageSchema.safeParse(parseJson(headers.get("x-business-use-case-usage")));
  if (!usage.success) return undefined;
  const minutes = Object.values(usage.data).flatMap((rows) =>
    rows.map((row) => row.estimated_time_to_regain_access),
  );
  return Math.max(0, ...minutes) * 60 || undefined;
}

/** The parsed text, or undefined if it is not JSON. */
export function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
