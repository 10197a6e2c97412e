import { AppError, type ErrorCode } from "@/lib/errors";
import { log } from "@/lib/observability/log";
import { ProviderError } from "@/lib/providers/provider-error";

/** Converts a Stripe error into an AppError for the user; the vendor's message goes to the log. */
export function toAppError(error: unknown): never {
  if (!(error instanceof ProviderError)) throw error;
  if (error.code === "PAYMENT_DECLINED") log.info({ err: error }, "a card was declined");
  else log.error({ err: error, outcome: error.outcome }, "Stripe refused");
  throw new AppError(error.code as ErrorCode, {}, { cause: error });
}
