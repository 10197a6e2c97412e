import { AppError, type ErrorCode, ERRORS } from "@/lib/errors";
import { ProviderError } from "@/lib/providers/provider-error";

/**
 * A vendor's refusal as an error for the person who waits for it; anything else is thrown on as it is.
 * Reading has no effect, so a doubtful answer is simply an unreachable vendor here.
 */
export function toAppError(error: unknown): never {
  if (!(error instanceof ProviderError)) throw error;
  const code = error.code in ERRORS ? (error.code as ErrorCode) : "FACEBOOK_UNAVAILABLE";
  const { retryAfterSeconds } = error;
  throw new AppError(code, { retryAfterSeconds }, { cause: error });
}
