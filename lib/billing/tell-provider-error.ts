import { AppError, type ErrorCode } from "@/lib/errors";
import { log } from "@/lib/log";
import { ProviderError } from "@/lib/providers/provider-error";

/** Turns what Stripe refuses into what a person is told; the vendor's words go to the log. */
export function tellProviderError(error: unknown): never {
  if (!(error instanceof ProviderError)) throw error;
  log.error({ err: error, outcome: error.outcome }, "Stripe refused");
  throw new AppError(error.code as ErrorCode, {}, { cause: error });
}
