import "server-only";
import { asUnavailable } from "@/lib/db/watch";
import { AppError, statusOf } from "@/lib/errors";
import { markUnavailable } from "@/lib/observability/log-context";

/** Where the error itself names no time. */
const RETRY_AFTER_SECONDS = 5;

/**
 * What a page throws for an error before it has anything to show. Where there is no database, or no time for the page,
 * the reply is 503 with Retry-After (`node-server.ts`), and broken-page.tsx says which.
 */
export function asPageError(thrown: unknown): unknown {
  const error = asUnavailable(thrown);
  if (!(error instanceof AppError) || statusOf(error.code) !== 503) return error;
  markUnavailable(error.details.retryAfterSeconds ?? RETRY_AFTER_SECONDS);
  // Next hands an error's digest to its page, and nothing else of it.
  return Object.assign(error, { digest: error.code });
}
