import { AppError, type ErrorCode, ERRORS } from "@/lib/errors";
import { ProviderError } from "@/lib/providers/provider-error";

/**
 * Converts a vendor's refusal into an error for the waiting person; anything else is rethrown. Reading has no effect,
 * so a doubtful answer is simply an unreachable vendor here.
 */
export function toAppError(error: unknown): never {
  if (!(error instanceof ProviderError)) throw error;
  const code = error.code in ERRORS ? (error.code as ErrorCode) : "FACEBOOK_UNAVAILABLE";
  const { retryAfterSeconds } = error;
  throw new AppError(code, { retryAfterSeconds }, { cause: error });
}
