import { z } from "zod";
import { ProviderError, type ProviderOutcome } from "@/lib/providers/provider-error";
import { type WhoActs, graphCodeOf } from "./graph-codes";

/** Graph's error object. Source: developers.facebook.com/docs/graph-api/guides/error-handling */
const graphErrorSchema = z.object({
  error: z.object({
    message: z.string().default(""),
    code: z.number(),
    error_subcode: z.number().optional(),
    error_user_msg: z.string().optional(),
    is_transient: z.boolean().optional().catch(undefined),
  }),
});
type GraphError = z.infer<typeof graphErrorSchema>["error"];

type Verdict = { code: string; outcome: ProviderOutcome; act: WhoActs };

const IN_DOUBT: Verdict = { code: "FACEBOOK_UNAVAILABLE", outcome: "unknown", act: "nobody" };
/** Facebook has blocked the page, for hours or days, and every try before that has passed counts against it. */
const BLOCKED_SECONDS = 3600;
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
 * Maps Graph's answer to an outcome, by the table of its codes. Any 5xx is `unknown`, whatever it says; a refusal that
 * Facebook calls transient passes by itself, unless its code asks somebody to act.
 */
export function classifyGraphError(status: number, error: GraphError | null): Verdict {
  if (!error || status >= 500) return IN_DOUBT;
  const { code, meaning: outcome, act } = graphCodeOf(error);
  if (outcome === "refused" && status === 429)
    return { code: "FACEBOOK_BUSY", outcome: "retry", act: "nobody" };
  if (code === "FACEBOOK_REFUSED" && error.is_transient) return { ...IN_DOUBT, outcome: "retry" };
  return { code, outcome, act };
}

/** Turns an error answer, or one that cannot be parsed, into a ProviderError. */
export function graphFailure(status: number, body: unknown, headers: Headers): ProviderError {
  const parsed = graphErrorSchema.safeParse(body);
  const error = parsed.success ? parsed.data.error : null;
  const { code, outcome, act } = classifyGraphError(status, error);
  const asked = secondsToWait(headers);
  const wait = code === "FACEBOOK_BLOCKED" ? Math.max(BLOCKED_SECONDS, asked ?? 0) : asked;
  return new ProviderError({
    provider: "facebook",
    code,
    outcome,
    message: vendorMessage(error),
    retryAfterSeconds: outcome === "retry" ? wait : undefined,
    fault: act === "operator" ? "configuration" : undefined,
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
    arrived: sent,
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
