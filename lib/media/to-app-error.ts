import "server-only";
import { AppError } from "@/lib/errors";
import { ProviderError } from "@/lib/providers/provider-error";

const RETRY_AFTER_SECONDS = 60;

/** What the store of photos does not do, as an error for the person who waits for it; all else is thrown on. */
export function toAppError(error: unknown): never {
  if (!(error instanceof ProviderError) || error.provider !== "storage") throw error;
  const code = error.code === "STORE_FULL" ? "STORE_FULL" : "STORE_UNAVAILABLE";
  throw new AppError(code, { retryAfterSeconds: RETRY_AFTER_SECONDS }, { cause: error });
}
