import { AppError, type ErrorCode, ERRORS } from "@/lib/errors";
import { ProviderError } from "@/lib/providers/provider-error";

/** What stands for a code of publishing while a person connects: there is no post yet, and nothing is tried again. */
const CONNECTING: Readonly<Record<string, ErrorCode>> = {
  FACEBOOK_UNAVAILABLE: "FACEBOOK_SILENT",
  FACEBOOK_BUSY: "FACEBOOK_SILENT",
  FACEBOOK_BLOCKED: "FACEBOOK_SILENT",
  FACEBOOK_REFUSED: "FACEBOOK_CONNECT_REFUSED",
};

/**
 * Converts a vendor's refusal into an error for the waiting person; anything else is rethrown. Reading has no effect,
 * so a doubtful answer is simply an unreachable vendor here.
 */
export function toAppError(error: unknown): never {
  if (!(error instanceof ProviderError)) throw error;
  const code =
    CONNECTING[error.code] ?? (error.code in ERRORS ? (error.code as ErrorCode) : "FACEBOOK_SILENT");
  const { retryAfterSeconds } = error;
  throw new AppError(code, { retryAfterSeconds }, { cause: error });
}
